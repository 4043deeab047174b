"""Several people on the chat page, in several windows, over a line that breaks."""

import asyncio

import pytest

from tests.bot.sandbox.page.harbor import DESKTOP, Harbor, echo, in_a_browser

pytest.importorskip("playwright.async_api", reason="needs the playwright package")
from playwright.async_api import Route, expect

pytestmark = in_a_browser


async def test_being_somebody_else_is_one_press_with_their_pings_language_and_place(harbor: Harbor) -> None:
    page = await harbor.visit(DESKTOP)
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


async def test_between_two_people_nothing_can_be_pressed(harbor: Harbor) -> None:
    page = await harbor.visit()
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


async def test_a_letter_to_somebody_else_is_counted_for_them(harbor: Harbor) -> None:
    page = await harbor.visit(DESKTOP)
    await page.locator("textarea").fill("/letter Dora")
    await page.keyboard.press("Enter")
    await page.keyboard.press("Enter")
    dora = page.get_by_role("radio", name="Dora")
    await expect(dora.locator(".count")).to_have_text("1")
    await dora.click()
    await page.locator("#drawer .channel", has_text="quayside").click()
    await expect(page.locator(".message").last).to_contain_text("A letter for you")
    await expect(page.locator("#drawer .count")).to_have_count(0)


async def test_the_language_switch_changes_the_page_and_the_person(harbor: Harbor) -> None:
    page = await harbor.visit()
    carla = page.get_by_role("radio", name="Carla")
    await carla.click()
    await expect(page.locator(".person.me")).to_contain_text("Carla")  # else it is Anna who speaks German
    await page.get_by_role("button", name="German").click()
    await expect(page.locator("textarea")).to_have_attribute("placeholder", "Schreib an games, oder tippe /")
    await expect(carla.locator(".tongue")).to_have_text("DE")
    await page.reload()
    await expect(page.locator("html")).to_have_attribute("lang", "de")
    await page.get_by_role("button", name="Englisch").click()
    await expect(page.locator("html")).to_have_attribute("lang", "en")


async def test_two_windows_can_be_two_people_who_hear_each_other(harbor: Harbor) -> None:
    page = await harbor.visit(DESKTOP)
    other = await page.context.new_page()
    await other.goto(harbor.standin.page_url)
    await other.get_by_role("radio", name="Carla").click()
    await other.locator(".person.me", has_text="Carla").wait_for()
    await page.locator("h1").click()
    await page.keyboard.type("Ahoy, Carla!")
    await page.keyboard.press("Enter")
    await expect(other.locator(".message").last).to_contain_text("Ahoy, Carla!")
    await page.reload()
    await expect(page.locator(".person.me")).to_contain_text("Anna")


async def test_a_broken_line_is_mended_and_nothing_is_lost_or_doubled(harbor: Harbor) -> None:
    page = await harbor.visit()
    await echo(page, "before the storm")
    await page.get_by_text("before the storm", exact=True).wait_for()
    broken = asyncio.Event()

    async def cut(route: Route) -> None:
        broken.set()
        await route.abort()

    await page.route("**/api/events*", cut)
    await page.get_by_role("radio", name="Carla").click()
    await asyncio.wait_for(broken.wait(), 20)
    await expect(page.get_by_role("status")).to_contain_text("Trying again")
    anna = await harbor.standin.person("Anna")
    await anna.say("during the storm")
    await page.unroute("**/api/events*")
    await expect(page.get_by_text("during the storm", exact=True)).to_have_count(1)
    await expect(page.get_by_role("status")).to_be_hidden()
    await anna.say("after the storm")
    await expect(page.get_by_text("after the storm", exact=True)).to_have_count(1)
    await expect(page.get_by_text("before the storm", exact=True)).to_have_count(1)
    assert all("ERR_FAILED" in trouble for trouble in harbor.troubles)
    harbor.troubles.clear()


async def test_older_messages_come_while_scrolling_up_and_keep_the_place(harbor: Harbor) -> None:
    anna = await harbor.standin.person("Anna")
    general = anna.channel("announcements")
    harbor.standin.world.channel(general).raw["permission_overwrites"] = []
    for number in range(120):
        await anna.say(f"catch number {number}", general)
    page = await harbor.visit(DESKTOP)
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
