"""The chat page in a real browser, with a discord.py client behind it."""

import asyncio
import contextlib
import re
import shutil
from collections.abc import AsyncIterator
from dataclasses import dataclass, field

import pytest
import pytest_asyncio

from bot.sandbox.clock import VirtualClock
from bot.sandbox.standin import Standin
from bot.sandbox.world import World
from tests.sandbox.harbour_bot import ALT, HarbourBot
from tests.sandbox.page_probes import CONTRAST, MARKDOWN, NAMELESS, NOTE_BUSY, SHOWN, TOO_WIDE

pytest.importorskip("playwright.async_api", reason="needs the playwright package")
from playwright.async_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    Route,
    ViewportSize,
    async_playwright,
    expect,
)

CHROMIUM = shutil.which("chromium")
ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run"]
PATIENCE_MS = 10_000
PHONE: ViewportSize = {"width": 400, "height": 800}
DESKTOP: ViewportSize = {"width": 1280, "height": 800}

pytestmark = [
    pytest.mark.browser,
    pytest.mark.asyncio(loop_scope="module"),
    pytest.mark.skipif(CHROMIUM is None, reason="needs a chromium on the path"),
]


@dataclass
class Harbour:
    """A stand-in with a bot in it, and a browser to look at it with."""

    standin: Standin
    browser: Browser
    contexts: list[BrowserContext] = field(default_factory=list)
    troubles: list[str] = field(default_factory=list)

    async def visit(self, viewport: ViewportSize | None = None, *, hint_seen: bool = True) -> Page:
        """The page as a newcomer's browser shows it, at phone width unless said otherwise."""
        phone = viewport is None
        context = await self.browser.new_context(viewport=viewport or PHONE, has_touch=phone, locale="en-US")
        self.contexts.append(context)
        page = await context.new_page()
        page.set_default_timeout(PATIENCE_MS)
        page.on("pageerror", lambda error: self.troubles.append(str(error)))
        page.on("console", self._note)
        await page.goto(self.standin.page_url)
        await page.locator(".person.me").wait_for()
        if hint_seen:
            await page.get_by_role("button", name="Got it").click()
        return page

    def _note(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.troubles.append(message.text)

    def pass_three_seconds(self) -> None:
        clock = self.standin.clock
        assert isinstance(clock, VirtualClock)
        clock.advance(3.1)


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def running() -> AsyncIterator[tuple[Standin, Browser]]:
    if CHROMIUM is None:
        pytest.skip("needs a chromium on the path")
    expect.set_options(timeout=PATIENCE_MS)
    async with contextlib.AsyncExitStack() as stack:
        standin = await stack.enter_async_context(Standin(world=World.new(clock=VirtualClock())))
        client = await stack.enter_async_context(HarbourBot(standin))
        task = asyncio.create_task(client.start(standin.token))
        await asyncio.wait_for(client.is_up.wait(), 10)
        driver = await stack.enter_async_context(async_playwright())
        browser = await driver.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        yield standin, browser
        await browser.close()
        await client.close()
        await task


@pytest_asyncio.fixture(loop_scope="module")
async def harbour(running: tuple[Standin, Browser]) -> AsyncIterator[Harbour]:
    harbour = Harbour(*running)
    yield harbour
    for context in harbour.contexts:
        await context.close()
    assert harbour.troubles == []


async def run(page: Page, text: str) -> None:
    """Type a command without options left to fill in, and send it."""
    await page.locator("textarea").fill(text)
    await page.get_by_role("option").first.wait_for()
    await page.keyboard.press("Enter")
    await page.keyboard.press("Enter")


async def echo(page: Page, text: str) -> None:
    """Let the bot say something."""
    await page.locator("textarea").fill("/echo ")
    await page.locator("[data-option=text]").fill(text)
    await page.keyboard.press("Enter")


async def open_table(page: Page) -> None:
    await page.locator("textarea").fill("/new")
    await page.keyboard.press("Enter")
    await page.get_by_role("option", name="Montego Bay").click()
    await page.get_by_role("button", name="Send").click()
    await page.get_by_role("heading", name="Montego").last.wait_for()


async def open_panel(page: Page) -> None:
    await open_table(page)
    await page.get_by_role("button", name="Play").last.click()
    await page.get_by_role("button", name="Take wood").last.wait_for()


async def test_a_newcomer_is_told_what_to_type_and_opens_a_table(harbour: Harbour) -> None:
    page = await harbour.visit(hint_seen=False)
    await page.get_by_role("button", name="Type /new for me").click()
    await expect(page.locator("#hint")).to_be_hidden()
    await page.keyboard.press("Enter")
    await page.keyboard.press("ArrowDown")
    await page.keyboard.press("Enter")
    await page.keyboard.press("Enter")
    await expect(page.get_by_role("heading", name="Nusfjord for 4").last).to_be_visible()
    await expect(page.get_by_alt_text(ALT).last).to_be_visible()
    await page.reload()
    await expect(page.get_by_role("heading", name="Nusfjord for 4").last).to_be_visible()
    await expect(page.locator("#hint")).to_be_hidden()


async def test_a_button_waits_visibly_and_then_shows_the_edited_message(harbour: Harbour) -> None:
    page = await harbour.visit(DESKTOP)
    await open_table(page)
    await page.evaluate(NOTE_BUSY)
    table = page.locator(".message").last
    await table.get_by_role("button", name="Repaint").click()
    await expect(table.get_by_role("heading", name="Painted red")).to_be_visible()
    await expect(table).to_contain_text("(edited)")
    assert "repaint" in await page.evaluate("window.seen")
    await expect(table.get_by_role("button", name="Repaint")).to_be_focused()
    await expect(page.locator("[aria-busy=true]")).to_have_count(0)


async def test_a_private_panel_is_for_its_reader_alone_and_stays_dismissed(harbour: Harbour) -> None:
    page = await harbour.visit()
    await open_panel(page)
    panel = page.locator(".message.ephemeral").last
    await expect(panel).to_contain_text("Only you can see this")
    await page.get_by_role("radio", name="Ben").click()
    await page.locator("h1").get_by_text("games").wait_for()
    await expect(page.get_by_role("heading", name="Montego").last).to_be_visible()
    await expect(page.locator(".message.ephemeral")).to_have_count(0)
    await page.get_by_role("radio", name="Anna").click()
    await expect(page.get_by_role("button", name="Take wood")).not_to_have_count(0)
    before = await page.locator(".message.ephemeral").count()
    await panel.get_by_role("button", name="Dismiss").click()
    await expect(page.locator(".message.ephemeral")).to_have_count(before - 1)
    await page.reload()
    await page.get_by_role("heading", name="Montego").last.wait_for()
    await expect(page.locator(".message.ephemeral")).to_have_count(before - 1)


async def test_a_picture_opens_large_with_its_words_and_goes_to_full_size(harbour: Harbour) -> None:
    page = await harbour.visit()
    await open_panel(page)
    await page.locator(".message.ephemeral").last.get_by_title("Open large").click()
    large = page.locator(".lightbox img")
    await expect(large).to_be_visible()
    assert (await large.bounding_box() or {})["width"] <= PHONE["width"]
    await page.get_by_role("button", name="Description").click()
    await expect(page.locator(".caption")).to_have_text(ALT)
    await page.mouse.click(200, 400)
    await expect(page.get_by_role("button", name="Fit to the screen")).to_be_visible()
    assert round((await large.bounding_box() or {})["width"]) == 1400
    await page.mouse.wheel(0, -200)
    assert (await large.bounding_box() or {})["width"] > 1500
    await page.keyboard.press("Escape")
    await expect(page.locator(".lightbox")).to_have_count(0)


async def test_two_fingers_enlarge_a_picture(harbour: Harbour) -> None:
    page = await harbour.visit()
    await open_table(page)
    await page.get_by_title("Open large").last.click()
    large = page.locator(".lightbox img")
    before = (await large.bounding_box() or {})["width"]
    session = await page.context.new_cdp_session(page)
    for kind, spread in (("touchStart", 20), ("touchMove", 30), ("touchMove", 60), ("touchMove", 90)):
        points = [{"x": 200 - spread, "y": 400, "id": 1}, {"x": 200 + spread, "y": 400, "id": 2}]
        await session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    await session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    assert (await large.bounding_box() or {})["width"] > 2 * before


async def test_a_modal_is_checked_before_it_is_sent(harbour: Harbour) -> None:
    page = await harbour.visit()
    await open_panel(page)
    await page.get_by_role("button", name="Name").last.click()
    modal = page.get_by_role("dialog", name="Name your boat")
    await modal.get_by_role("button", name="Submit").click()
    await expect(modal.get_by_role("alert").filter(has_text="Required")).to_have_count(2)
    await modal.get_by_label("Boat").fill("Jo")
    await expect(modal).to_contain_text("At least 3 characters")
    await modal.get_by_label("Boat").fill("Marie Louise")
    assert await modal.get_by_label("Boat").input_value() == "Marie Loui"
    await modal.get_by_role("button", name="Kind").click()
    await page.get_by_role("option", name="Trawler").click()
    await modal.get_by_role("button", name="Submit").click()
    await expect(page.locator(".message").last).to_contain_text("Marie Loui is a Trawler")
    await expect(modal).to_have_count(0)


async def test_unanswered_buttons_and_commands_say_so(harbour: Harbour) -> None:
    page = await harbour.visit()
    await open_panel(page)
    await page.get_by_role("button", name="Silent").last.click()
    await expect(page.locator("[data-custom-id=silent][aria-busy=true]")).to_have_count(1)
    await expect(page.get_by_text("This interaction failed")).to_have_count(0)
    harbour.pass_three_seconds()
    await expect(page.get_by_text("This interaction failed")).to_have_count(1)
    await page.get_by_role("button", name="Take wood").last.click()
    await expect(page.get_by_text("This interaction failed")).to_have_count(0)
    await run(page, "/mute")
    await expect(page.locator(".unsent")).to_contain_text("Sending…")
    harbour.pass_three_seconds()
    await expect(page.locator(".unsent")).to_contain_text("The application did not respond")
    await page.locator(".unsent").get_by_role("button", name="Dismiss").click()
    await expect(page.locator(".unsent")).to_have_count(0)


async def test_autocomplete_suggests_and_missing_options_are_named(harbour: Harbour) -> None:
    page = await harbour.visit()
    await page.locator("textarea").fill("/pla")
    await page.keyboard.press("Tab")
    await expect(page.get_by_role("option")).to_have_count(4)
    await page.keyboard.type("fj")
    await expect(page.get_by_role("option")).to_have_text(["The Fjord"])
    await page.keyboard.press("Enter")
    await page.keyboard.press("Enter")
    await expect(page.locator(".option-hint")).to_have_text("count Required")
    await page.keyboard.type("many")
    await page.keyboard.press("Enter")
    await expect(page.locator(".option-hint")).to_have_text("count A whole number, please")
    await page.locator("[data-option=count]").fill("2")
    await page.keyboard.press("Enter")
    await expect(page.locator(".message").last).to_contain_text("fjord x 2")


async def test_limits_of_numbers_and_choices_are_checked_before_sending(harbour: Harbour) -> None:
    page = await harbour.visit(DESKTOP)
    await page.locator("textarea").fill("/new Chess")
    await page.get_by_role("button", name="Add seats").click()
    await page.locator("[data-option=seats]").fill("9")
    await page.get_by_role("button", name="Send").click()
    await expect(page.locator(".option-hint")).to_have_text("game Choose one from the list")
    await page.locator("[data-option=game]").fill("nusfjord")
    await page.get_by_role("button", name="Send").click()
    await expect(page.locator(".option-hint")).to_have_text("seats At most 5")
    await page.keyboard.press("Escape")
    await expect(page.locator("textarea")).to_be_visible()


async def test_a_file_is_handed_in_with_a_command_and_one_too_large_is_not_sent(harbour: Harbour) -> None:
    page = await harbour.visit()
    await page.locator("textarea").fill("/weigh catch")
    file = page.locator("[data-option=file]")
    await file.focus()
    await page.keyboard.press("Enter")
    await expect(page.locator(".option-hint")).to_contain_text("Required")
    await file.set_input_files({"name": "whale.json", "mimeType": "application/json", "buffer": b" " * 10_500_000})
    await expect(page.locator(".option-hint")).to_contain_text("Not sent: Request entity too large")
    await file.set_input_files({"name": "catch.json", "mimeType": "application/json", "buffer": b"cod"})
    await expect(page.locator(".option-field")).not_to_have_class(re.compile("wrong"))
    assert await page.evaluate(TOO_WIDE) == []
    await expect(page.locator(".send")).to_be_focused()
    await page.keyboard.press("Enter")
    await expect(page.locator(".message").last).to_contain_text("catch.json weighs 3")
    harbour.troubles[:] = [each for each in harbour.troubles if "413" not in each]


async def test_menus_take_one_or_several_values(harbour: Harbour) -> None:
    page = await harbour.visit()
    await open_panel(page)
    await page.get_by_role("button", name="Where to?").last.click()
    await page.get_by_role("searchbox").fill("12")
    await page.get_by_role("option", name="Pier 12").click()
    await expect(page.locator(".message.ephemeral").last).to_contain_text("at pier 12")
    await page.get_by_role("button", name="With whom?").last.click()
    await page.get_by_role("option", name="Carla").click()
    await expect(page.get_by_role("button", name="Done")).to_be_disabled()
    await page.keyboard.press("ArrowDown")
    await page.keyboard.press("Enter")
    await page.get_by_role("button", name="Done").click()
    await expect(page.locator(".message.ephemeral").last).to_contain_text("crew: Carla, Dora")


async def test_roles_channels_and_anyone_can_be_chosen(harbour: Harbour) -> None:
    page = await harbour.visit(DESKTOP)
    await run(page, "/kinds")
    message = page.locator(".message").last
    await message.get_by_role("button", name="A role").click()
    await page.get_by_role("option", name="Skipper").click()
    await expect(message).to_contain_text("role Skipper")
    await message.get_by_role("button", name="A channel").click()
    await page.get_by_role("option", name="announcements").click()
    await expect(message).to_contain_text("channel announcements")
    await message.get_by_role("button", name="Anyone").click()
    await page.get_by_role("option", name="Skipper").click()
    await page.get_by_role("option", name="Ben").click()
    await page.get_by_role("button", name="Done").click()
    await expect(message).to_contain_text("chosen Skipper and ben")


async def test_a_survey_is_ticked_and_sent(harbour: Harbour) -> None:
    page = await harbour.visit()
    await run(page, "/kinds")
    await page.get_by_role("button", name="⚓").last.click()
    survey = page.get_by_role("dialog", name="A survey")
    await survey.get_by_role("button", name="Submit").click()
    await expect(survey.get_by_role("alert").filter(has_text="Required")).to_have_count(1)
    await survey.get_by_label("White").check()
    await survey.get_by_label("Net").check()
    await survey.get_by_label("Trap").check()
    await survey.get_by_label("Ready").check()
    await survey.get_by_role("button", name="Submit").click()
    await expect(page.locator(".message").last).to_contain_text("White, Net+Trap, True")


async def test_being_somebody_else_is_one_press_with_their_pings_language_and_place(harbour: Harbour) -> None:
    page = await harbour.visit(DESKTOP)
    await page.get_by_role("button", name="general").click()
    await page.locator("textarea").fill("/call Ben")
    await page.keyboard.press("Enter")
    await page.keyboard.press("Enter")
    ben = page.get_by_role("radio", name="Ben")
    await expect(ben.locator(".count")).to_have_text("1")
    await expect(page).to_have_title("(1) Anna · Quayside sandbox")
    await page.locator("textarea").fill("half a sentence")
    await ben.click()
    await expect(page.locator("html")).to_have_attribute("lang", "de")
    await expect(page.locator("h1")).to_have_text("games")
    await expect(page.locator(".channel", has_text="general").locator(".count")).to_have_text("1")
    await page.locator("textarea").fill("/ne")
    await expect(page.get_by_role("option", name="/neu")).to_contain_text("Eine Partie eröffnen")
    await page.locator("#calls").get_by_role("button", name="general").click()
    await expect(page.locator(".message.pinging").last).to_contain_text("@Ben, your turn")
    await expect(page.locator(".channel .count")).to_have_count(0)
    await expect(page.locator("#calls")).to_be_hidden()
    await page.get_by_role("radio", name="Anna").click()
    await expect(page.locator("h1")).to_have_text("general")
    await expect(page.locator("textarea")).to_have_value("half a sentence")


async def test_between_two_people_nothing_can_be_pressed(harbour: Harbour) -> None:
    page = await harbour.visit()
    gate = asyncio.Event()

    async def wait(route: Route) -> None:
        await gate.wait()
        await route.continue_()

    await page.route("**/api/world*", wait)
    await page.get_by_role("radio", name="Carla").click()
    await expect(page.locator("#chat")).to_have_attribute("inert", "")
    await expect(page.locator("#drawer")).to_have_attribute("inert", "")
    gate.set()
    await expect(page.locator(".person.me")).to_contain_text("Carla")
    await expect(page.locator("[inert]")).to_have_count(0)


async def test_a_letter_to_somebody_else_is_counted_for_them(harbour: Harbour) -> None:
    page = await harbour.visit(DESKTOP)
    await page.locator("textarea").fill("/letter Dora")
    await page.keyboard.press("Enter")
    await page.keyboard.press("Enter")
    dora = page.get_by_role("radio", name="Dora")
    await expect(dora.locator(".count")).to_have_text("1")
    await dora.click()
    await page.locator("#drawer .channel", has_text="quayside").click()
    await expect(page.locator(".message").last).to_contain_text("A letter for you")
    await expect(page.locator("#drawer .count")).to_have_count(0)


async def test_the_language_switch_changes_the_page_and_the_person(harbour: Harbour) -> None:
    page = await harbour.visit()
    carla = page.get_by_role("radio", name="Carla")
    await carla.click()
    await page.get_by_role("button", name="German").click()
    await expect(page.locator("textarea")).to_have_attribute("placeholder", "Schreib an games, oder tippe /")
    await expect(carla.locator(".tongue")).to_have_text("DE")
    await page.reload()
    await expect(page.locator("html")).to_have_attribute("lang", "de")
    await page.get_by_role("button", name="Englisch").click()
    await expect(page.locator("html")).to_have_attribute("lang", "en")


async def test_two_windows_can_be_two_people_who_hear_each_other(harbour: Harbour) -> None:
    page = await harbour.visit(DESKTOP)
    other = await page.context.new_page()
    await other.goto(harbour.standin.page_url)
    await other.get_by_role("radio", name="Carla").click()
    await other.locator(".person.me", has_text="Carla").wait_for()
    await page.locator("h1").click()
    await page.keyboard.type("Ahoy, Carla!")
    await page.keyboard.press("Enter")
    await expect(other.locator(".message").last).to_contain_text("Ahoy, Carla!")
    await page.reload()
    await expect(page.locator(".person.me")).to_contain_text("Anna")


async def test_what_people_write_never_becomes_markup(harbour: Harbour) -> None:
    page = await harbour.visit()
    nasty = "<img src=x onerror=\"document.title='caught'\"> [x](javascript:alert(1)) **<b>bold</b>** ||<i>hidden</i>||"
    await page.locator("textarea").fill(nasty)
    await page.keyboard.press("Enter")
    message = page.locator(".message").last
    await expect(message).to_contain_text("<img src=x onerror")
    await expect(message.locator(".text :is(img, a, b, i)")).to_have_count(0)
    await expect(message.locator("strong").last).to_have_text("<b>bold</b>")
    await message.get_by_role("button", name="Spoiler: show").click()
    await expect(message.locator(".spoiler.shown")).to_have_text("<i>hidden</i>")


async def test_markdown_reads_as_discord_shows_it(harbour: Harbour) -> None:
    page = await harbour.visit()
    assert {text: await page.evaluate(MARKDOWN, text) for text in SHOWN} == SHOWN


async def test_a_broken_line_is_mended_and_nothing_is_lost_or_doubled(harbour: Harbour) -> None:
    page = await harbour.visit()
    await echo(page, "before the storm")
    await page.get_by_text("before the storm", exact=True).wait_for()
    broken = asyncio.Event()

    async def cut(route: Route) -> None:
        broken.set()
        await route.abort()

    await page.route("**/api/events*", cut)
    await page.get_by_role("radio", name="Carla").click()
    await asyncio.wait_for(broken.wait(), 5)
    await expect(page.get_by_role("status")).to_contain_text("Trying again")
    anna = await harbour.standin.person("Anna")
    await anna.say("during the storm")
    await page.unroute("**/api/events*")
    await expect(page.get_by_text("during the storm", exact=True)).to_have_count(1)
    await expect(page.get_by_role("status")).to_be_hidden()
    await anna.say("after the storm")
    await expect(page.get_by_text("after the storm", exact=True)).to_have_count(1)
    await expect(page.get_by_text("before the storm", exact=True)).to_have_count(1)
    assert all("ERR_FAILED" in trouble for trouble in harbour.troubles)
    harbour.troubles.clear()


async def test_older_messages_come_while_scrolling_up_and_keep_the_place(harbour: Harbour) -> None:
    anna = await harbour.standin.person("Anna")
    general = anna.channel("announcements")
    harbour.standin.world.channel(general).wire["permission_overwrites"] = []
    for number in range(120):
        await anna.say(f"catch number {number}", general)
    page = await harbour.visit(DESKTOP)
    await page.get_by_role("button", name="announcements").click()
    await expect(page.get_by_text("catch number 119", exact=True)).to_be_in_viewport()
    await expect(page.get_by_text("catch number 0", exact=True)).to_have_count(0)
    for _ in range(20):
        await page.locator(".scroller").evaluate("(list) => { list.scrollTop = 0; }")
        if await page.get_by_text("catch number 0", exact=True).count():
            break
        await page.wait_for_timeout(50)
    await expect(page.locator(".message")).to_have_count(120)
    await page.get_by_role("button", name="Jump to the newest").click()
    await expect(page.get_by_text("catch number 119", exact=True)).to_be_in_viewport()


async def test_nothing_is_wider_than_a_phone_and_the_drawer_leads_everywhere(harbour: Harbour) -> None:
    page = await harbour.visit()
    await open_panel(page)
    assert await page.evaluate(TOO_WIDE) == []
    await page.get_by_role("button", name="German").click()
    await page.locator("html[lang=de]").wait_for()
    assert await page.evaluate(TOO_WIDE) == []
    await page.get_by_role("button", name="Englisch").click()
    await page.get_by_role("button", name="Open the list of channels").click()
    await expect(page.locator("#drawer .here")).to_be_focused()
    await page.locator("#drawer .channel", has_text="harbour-forum").click()
    await expect(page.get_by_text("Nothing has been posted here yet.")).to_be_visible()
    await expect(page.locator("#drawer")).not_to_be_in_viewport()


async def test_every_control_has_a_name_and_contrast_is_good(harbour: Harbour) -> None:
    page = await harbour.visit()
    await open_panel(page)
    nameless = await page.evaluate(NAMELESS)
    assert nameless == []
    for scheme in ("light", "dark"):
        await page.emulate_media(color_scheme=scheme)
        poor = await page.evaluate(CONTRAST)
        assert poor == [], scheme
