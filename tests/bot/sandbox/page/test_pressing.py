"""Buttons, commands, menus, modals and files on the chat page."""

import re

import pytest

from tests.bot.sandbox.harbor_bot import ALT
from tests.bot.sandbox.page.harbor import DESKTOP, Harbor, in_a_browser, open_panel, open_table, run
from tests.bot.sandbox.page_probes import NOTE_BUSY, TOO_WIDE

pytest.importorskip("playwright.async_api", reason="needs the playwright package")
from playwright.async_api import expect

pytestmark = in_a_browser


async def test_a_newcomer_is_told_what_to_type_and_opens_a_table(harbor: Harbor) -> None:
    page = await harbor.visit(hint_seen=False)
    await expect(page.locator("#hint")).to_contain_text("/help if you're new")
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


async def test_the_hint_goes_once_somebody_has_typed_a_command(harbor: Harbor) -> None:
    page = await harbor.visit(hint_seen=False)
    box = await page.locator("#hint").bounding_box()
    assert box is not None
    assert box["height"] < 800 / 7
    await open_table(page)
    await expect(page.locator("#hint")).to_be_hidden()


async def test_each_kind_of_channel_has_a_sign_of_its_own(harbor: Harbor) -> None:
    page = await harbor.visit(DESKTOP)
    signs = [
        await page.locator(".channel", has_text=name).first.locator("path").get_attribute("d")
        for name in ("general", "harbor-news", "harbor-voice", "tagged-forum")
    ]
    assert len(set(signs)) == len(signs)


async def test_a_button_waits_visibly_and_then_shows_the_edited_message(harbor: Harbor) -> None:
    page = await harbor.visit(DESKTOP)
    await open_table(page)
    await page.evaluate(NOTE_BUSY)
    table = page.locator(".message").last
    await table.get_by_role("button", name="Repaint").click()
    await expect(table.get_by_role("heading", name="Painted red")).to_be_visible()
    await expect(table).to_contain_text("(edited)")
    assert "repaint" in await page.evaluate("window.seen")
    await expect(table.get_by_role("button", name="Repaint")).to_be_focused()
    await expect(page.locator("[aria-busy=true]")).to_have_count(0)


async def test_a_private_panel_is_for_its_reader_alone_and_stays_dismissed(harbor: Harbor) -> None:
    page = await harbor.visit()
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


async def test_a_modal_is_checked_before_it_is_sent(harbor: Harbor) -> None:
    page = await harbor.visit()
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


async def test_unanswered_buttons_and_commands_say_so(harbor: Harbor) -> None:
    page = await harbor.visit()
    await open_panel(page)
    await page.get_by_role("button", name="Silent").last.click()
    await expect(page.locator("[data-custom-id=silent][aria-busy=true]")).to_have_count(1)
    await expect(page.get_by_text("This interaction failed")).to_have_count(0)
    await harbor.let_the_bot_miss_its_time()
    await expect(page.get_by_text("This interaction failed")).to_have_count(1)
    await page.get_by_role("button", name="Take wood").last.click()
    await expect(page.get_by_text("This interaction failed")).to_have_count(0)
    await run(page, "/mute")
    await expect(page.locator(".unsent")).to_contain_text("Sending…")
    await harbor.let_the_bot_miss_its_time()
    await expect(page.locator(".unsent")).to_contain_text("The application did not respond")
    await page.locator(".unsent").get_by_role("button", name="Dismiss").click()
    await expect(page.locator(".unsent")).to_have_count(0)


async def test_autocomplete_suggests_and_missing_options_are_named(harbor: Harbor) -> None:
    page = await harbor.visit()
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


async def test_limits_of_numbers_and_choices_are_checked_before_sending(harbor: Harbor) -> None:
    page = await harbor.visit(DESKTOP)
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


async def test_a_file_is_handed_in_with_a_command_and_one_too_large_is_not_sent(harbor: Harbor) -> None:
    page = await harbor.visit()
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
    harbor.troubles[:] = [each for each in harbor.troubles if "413" not in each]


async def test_menus_take_one_or_several_values(harbor: Harbor) -> None:
    page = await harbor.visit()
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


async def test_a_menu_sends_the_value_that_stands_in_it_only_once(harbor: Harbor) -> None:
    page = await harbor.visit()
    await open_panel(page)
    sent: list[str] = []
    page.on("request", lambda request: sent.append(request.url) if request.url.endswith("/api/interactions") else None)
    for pier, times in (("Pier 3", 1), ("Pier 3", 1), ("Pier 4", 2), ("Pier 3", 3)):
        await page.locator("[data-custom-id=pier]").last.click()
        await page.get_by_role("option", name=pier).click()
        await expect(page.locator(".message.ephemeral").last).to_contain_text(f"at {pier.lower()}")
        await expect(page.locator("[data-custom-id=pier]").last).to_have_text(pier)
        await expect(page.locator("[aria-busy=true]")).to_have_count(0)
        assert len(sent) == times


async def test_roles_channels_and_anyone_can_be_chosen(harbor: Harbor) -> None:
    page = await harbor.visit(DESKTOP)
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


async def test_a_survey_is_ticked_and_sent(harbor: Harbor) -> None:
    page = await harbor.visit()
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
