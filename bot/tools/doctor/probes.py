"""What the doctor looks at: each probe with the fact of `bot/sandbox/facts.toml` that it is about, and what is asked.
How it is asked stands in the examinations."""

from __future__ import annotations

import msgspec

from bot.sandbox.facts import facts


class Probe(msgspec.Struct, frozen=True):
    """One look at a fact."""

    fact: str
    asked: str

    @property
    def sentence(self) -> str:
        """The fact's own."""
        return facts()[self.fact].sentence


def _probes(*rows: tuple[str, str, str]) -> dict[str, Probe]:
    return {name: Probe(fact, asked) for name, fact, asked in rows}


PROBES = _probes(
    # the application
    ("token", "login-may-be-refused", "whose token is it?"),
    ("flags", "no-privileged-intent", "which intents are switched on?"),
    ("installing", "install-page-needs-bot-scope", "which scopes and permissions does Add App give?"),
    ("public", "install-page-needs-bot-scope", "is it a Public Bot?"),
    ("privacy policy", "verification-at-100-servers", "is a privacy policy linked?"),
    ("starts", "thousand-identifies-a-day", "how many session starts are left?"),
    ("servers", "guild-create-has-own-member", "does the server come, with the bot in it?"),
    ("rights", "invite-grants-its-rights", "do the rights of the invitation reach the channel?"),
    ("commands", "commands-need-no-second-sync", "are the commands as Discord was told them last?"),
    # messages
    ("ordinary", "uploads-become-attachments", "an ordinary message with a picture"),
    ("silent", "silent-messages-do-not-notify", "is a message without a notification kept so?"),
    ("ordinary edited", "patch-keeps-files", "an edit with another picture in the list"),
    ("ordinary kept", "patch-keeps-files", "an edit of the content alone"),
    ("board", "embeds-take-their-files", "a board: a picture attached, another one in an embed, a button"),
    ("board edited", "embeds-take-their-files", "an edit with two other pictures"),
    ("board kept", "embeds-left-alone-keep-their-files", "an edit of the content alone"),
    ("layout", "uploads-become-attachments", "a message of components with a gallery"),
    ("list", "containers-break-lists", "a list of messages of which one has a container"),
    ("layout edited", "edit-must-list-its-uploads", "an edit with another picture in the gallery, listed"),
    ("layout unlisted", "edit-must-list-its-uploads", "the same, not listed"),
    ("nonce", "nonce-is-enforced", "the same message with the same nonce twice"),
    ("mention", "edits-rebuild-mentions", "a mention"),
    ("mention kept", "edits-rebuild-mentions", "an edit that allows the mention it keeps"),
    ("mention edited", "edits-rebuild-mentions", "an edit that allows no mention"),
    ("mention doubled", "allowed-mentions-are-unique", "one id twice in allowed_mentions"),
    ("old", "old-messages-edited-slowly", "one edit of a message that is more than an hour old"),
    ("2000 characters", "content-at-most-2000", "2,000 characters of content"),
    ("2001 characters", "content-at-most-2000", "2,001 characters"),
    ("4000 characters", "components-at-most-40", "4,000 characters in one message of components"),
    ("4001 characters", "components-at-most-40", "4,001 characters"),
    ("1024 characters", "alt-text-at-most-1024", "a picture's description of 1,024 characters"),
    ("1025 characters", "alt-text-at-most-1024", "one of 1,025 characters"),
    ("9.9 kB", "component-bytes-are-limited", "9.9 kB of components"),
    ("10.4 kB", "component-bytes-are-limited", "10.4 kB of components"),
    # places
    ("thread", "thread-has-its-message-id", "a thread from a message"),
    ("thread told", "guilds-intent-suffices", "does THREAD_CREATE come?"),
    ("thread twice", "thread-has-its-message-id", "a second thread from the same message"),
    ("archived", "creators-may-change-their-threads", "archiving a thread of its own"),
    ("archiving told", "thread-update-tells-of-archiving", "does THREAD_UPDATE come?"),
    ("edit archived", "archived-thread-refuses-edits", "an edit in an archived thread"),
    ("woken", "waking-needs-only-writing", "waking the thread"),
    ("edit woken", "archived-thread-refuses-edits", "the same edit once it is awake"),
    ("managed", "locked-thread-refuses-posts", "a post in a thread that the bot has locked itself"),
    ("private thread", "private-threads-in-text-only", "a private thread in a text channel"),
    ("news thread", "news-threads-have-a-type", "a thread from a message in an announcement channel"),
    ("private news thread", "private-threads-in-text-only", "a private thread in an announcement channel"),
    ("untagged", "forum-may-demand-a-tag", "a post without a tag where one is demanded"),
    ("tagged", "forum-tags-are-checked", "the same post with a tag"),
    ("voice", "voice-text-needs-connect", "a message in a voice channel in which the bot may connect"),
    ("rate limits", "rate-limits", "do responses say how many more requests are allowed?"),
    ("deleted", "only-own-messages-are-edited", "are all messages gone again?"),
    # with somebody
    ("acknowledged", "answer-within-three-seconds", "how long does an acknowledgement take?"),
    ("followup", "first-followup-edits-original", "the first followup after a deferral"),
    ("private picture", "ephemeral-original-by-token", "a private answer with a picture"),
    ("private edits", "gallery-edits-may-fail", "three edits of its picture"),
    ("same value", "same-value-sends-nothing", "the same value of a menu once more"),
    ("renamed menu", "same-value-sends-nothing", "the same value in a menu with another custom id"),
    ("modal", "modals-have-labels", "a form, and its answer"),
    ("deleted original", "followup-after-deleted-original", "a private followup after a deleted loading original"),
    ("press archived", "press-in-archived-thread", "a press in an archived thread"),
    ("post locked", "locked-thread-refuses-posts", "a post in a thread that somebody has locked"),
    ("edit locked", "locked-thread-refuses-edits", "an edit in it"),
    ("press locked", "press-in-locked-thread", "a press in it"),
    ("game", "codes-of-the-table", "the first round of Fleet: The Dice Game, alone: is anything refused?"),
    ("game answered", "answer-within-three-seconds", "is every press of the game acknowledged in time?"),
    # what only a person can say
    ("phone", "push-shows-first-signs", "what did the phone show?"),
    ("inbox", "edits-rebuild-mentions", "is it still under Inbox > Mentions after an edit that keeps the mention?"),
    ("readable", "picture-box-550-350", "can the table be read without a click?"),
    ("replay", "webp-moves", "does the replay move?"),
)
