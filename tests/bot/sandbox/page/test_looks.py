"""How the chat page looks: pictures, text, widths, contrast."""

import discord
import pytest

from tests.bot.sandbox.harbor_bot import ALT, Panel, picture
from tests.bot.sandbox.page.harbor import DESKTOP, PHONE, Harbor, in_a_browser, open_panel, open_table
from tests.bot.sandbox.page_probes import CONTRAST, MARKDOWN, NAMELESS, SHOWN, TOO_WIDE

pytest.importorskip("playwright.async_api", reason="needs the playwright package")
from playwright.async_api import expect

pytestmark = in_a_browser


WHOLE = "attachment://whole.png"


def games(harbor: Harbor) -> discord.TextChannel:
    """The channel that is open when somebody visits."""
    return next(
        each for each in harbor.bot.get_all_channels() if isinstance(each, discord.TextChannel) and each.name == "games"
    )


async def test_a_picture_opens_large_with_its_words_and_goes_to_full_size(harbor: Harbor) -> None:
    page = await harbor.visit()
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


async def test_relative_times_go_by_the_sandboxs_clock(harbor: Harbor) -> None:
    page = await harbor.visit()
    await games(harbor).send(f"Owed <t:{round(harbor.standin.world.clock.time())}:R>")
    stamp = page.locator(".message", has_text="Owed").last.locator("time[data-relative]")
    await expect(stamp).to_have_text("now")
    harbor.standin.world.clock.advance(3 * 86_400)
    await games(harbor).send("Three days later")
    await expect(stamp).to_have_text("3 days ago")


async def test_pictures_stand_in_discords_boxes_on_a_desktop_and_are_as_wide_as_a_phone(harbor: Harbor) -> None:
    page = await harbor.visit(DESKTOP)
    whole = picture("teal")
    whole.filename = "whole.png"
    await games(harbor).send("A chart", files=[picture("navy"), whole], embed=discord.Embed().set_image(url=WHOLE))
    pictures = page.locator(".message", has_text="A chart").last.locator(".picture img")
    await expect(pictures).to_have_count(2)
    first, below = [await pictures.nth(number).bounding_box() or {} for number in (0, 1)]
    assert (round(first["width"]), round(first["height"])) == (490, 350)
    assert (round(below["width"]), round(below["height"])) == (400, 286)
    assert below["y"] > first["y"] + first["height"]
    await page.set_viewport_size({"width": 412, "height": 860})
    narrow = await pictures.first.bounding_box() or {}
    assert narrow["width"] > 380


async def test_controls_are_gray_where_discord_grays_them(harbor: Harbor) -> None:
    """In a locked thread for who does not manage it, in an archived one on desktops."""
    page = await harbor.visit(DESKTOP)
    await page.get_by_role("radio", name="Ben").click()
    await page.locator("h1").get_by_text("games").wait_for()
    thread = await games(harbor).create_thread(name="Quiet water", type=discord.ChannelType.public_thread)
    await thread.send(view=Panel())
    await page.locator(".channel", has_text="Quiet water").click()
    wood = page.get_by_role("button", name="Take wood")
    await expect(wood).to_be_enabled()
    for what in ("locked", "archived"):
        harbor.standin.control.run({"thread": {"id": str(thread.id), what: True}})
        await expect(wood).to_be_disabled()
        await expect(page.get_by_role("button", name="Where to?")).to_be_disabled()
        harbor.standin.control.run({"thread": {"id": str(thread.id), what: False}})
        await expect(wood).to_be_enabled()


async def test_two_fingers_enlarge_a_picture(harbor: Harbor) -> None:
    page = await harbor.visit()
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


async def test_what_people_write_never_becomes_markup(harbor: Harbor) -> None:
    page = await harbor.visit()
    nasty = "<img src=x onerror=\"document.title='caught'\"> [x](javascript:alert(1)) **<b>bold</b>** ||<i>hidden</i>||"
    await page.locator("textarea").fill(nasty)
    await page.keyboard.press("Enter")
    message = page.locator(".message").last
    await expect(message).to_contain_text("<img src=x onerror")
    await expect(message.locator(".text :is(img, a, b, i)")).to_have_count(0)
    await expect(message.locator("strong").last).to_have_text("<b>bold</b>")
    await message.get_by_role("button", name="Spoiler: show").click()
    await expect(message.locator(".spoiler.shown")).to_have_text("<i>hidden</i>")


async def test_markdown_reads_as_discord_shows_it(harbor: Harbor) -> None:
    page = await harbor.visit()
    assert {text: await page.evaluate(MARKDOWN, text) for text in SHOWN} == SHOWN


async def test_nothing_is_wider_than_a_phone_and_the_drawer_leads_everywhere(harbor: Harbor) -> None:
    page = await harbor.visit()
    await open_panel(page)
    assert await page.evaluate(TOO_WIDE) == []
    await page.get_by_role("button", name="German").click()
    await page.locator("html[lang=de]").wait_for()
    assert await page.evaluate(TOO_WIDE) == []
    await page.get_by_role("button", name="Englisch").click()
    await page.get_by_role("button", name="Open the list of channels").click()
    await expect(page.locator("#drawer .here")).to_be_focused()
    await page.locator("#drawer .channel", has_text="harbor-forum").click()
    await expect(page.get_by_text("Nothing has been posted here yet.")).to_be_visible()
    await expect(page.locator("#drawer")).not_to_be_in_viewport()


async def test_every_control_has_a_name_and_contrast_is_good(harbor: Harbor) -> None:
    page = await harbor.visit()
    await open_panel(page)
    nameless = await page.evaluate(NAMELESS)
    assert nameless == []
    for scheme in ("light", "dark"):
        await page.emulate_media(color_scheme=scheme)
        poor = await page.evaluate(CONTRAST)
        assert poor == [], scheme
