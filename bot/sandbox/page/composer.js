// The line at the bottom: ordinary messages, the list of commands after a slash, and the command being filled in.

import { postMessage } from "./api.js";
import { CommandForm } from "./command_form.js";
import { completed, entries, matching } from "./commands.js";
import { append, fill, h, icon } from "./dom.js";
import { runCommand } from "./interactions.js";
import { draftOf, rememberDraft } from "./memory.js";
import { channelName, DIRECT, FORUM, isArchived, on, openChannel, state } from "./state.js";
import { Suggestions } from "./suggest.js";
import { say } from "./words.js";

const LONGEST = 2000;

let form = null;
let suggestions = null;
let shownFor = null;

const trouble = h("p", { class: "failure", role: "alert" });
const note = h("p", { class: "composer-note soft" });
const holder = h("div", { class: "suggestion-holder" });
const text = h("textarea", { rows: 1, maxlength: LONGEST, oninput: typed, onkeydown: key, onblur: () => suggestions.hide() });
const slot = h("div", { class: "slot" });
const sendButton = h("button", { type: "submit", class: "send" }, icon("send"));
const bar = h("form", { class: "composer", onsubmit: submit, novalidate: true }, holder, h("div", { class: "line" }, slot, sendButton));

/** Puts the composer into its place. */
export function mountComposer(parent) {
  suggestions = new Suggestions(text, holder);
  append(parent, [trouble, note, bar]);
  on("compose", compose);
  on("commands", () => !form && typed());
  document.addEventListener("keydown", typeAnywhere);
}

/** Makes it fit the open channel, with what had been typed there. */
export function showComposer() {
  const channel = openChannel();
  const place = channel && `${state.person}/${channel.id}/${state.world.me.locale}`;
  const hint = channel ? say(channel.type === FORUM ? "newPost" : "writeTo", { name: channelName(channel) }) : "";
  text.placeholder = hint;
  text.setAttribute("aria-label", hint || say("message"));
  sendButton.setAttribute("aria-label", say("send"));
  const closed = !channel || (isArchived(channel) && channel.thread_metadata.locked);
  bar.hidden = closed;
  fill(note, channel && isArchived(channel) ? say(channel.thread_metadata.locked ? "lockedHere" : "archivedHere") : "");
  if (place === shownFor) return;
  shownFor = place;
  form = null;
  fill(trouble, "");
  fill(slot, text);
  text.value = channel ? draftOf(state.person, channel.id) : "";
  suggestions.hide();
  grow();
}

/** Starts a text here, as if it had been typed. */
export function compose(start) {
  leave(start);
}

/** Letters typed while nothing takes them go into the line. */
function typeAnywhere(event) {
  const taken = event.target.closest("input, textarea, select, dialog");
  const letter = event.key.length === 1 && event.key !== " " && !event.ctrlKey && !event.metaKey && !event.altKey;
  if (letter && !taken && !form && !bar.hidden) text.focus();
}

const usable = () => entries(state.world.commands, state.world.me.locale, openChannel().type === DIRECT);

function typed() {
  const channel = openChannel();
  if (!channel) return;
  fill(trouble, "");
  grow();
  rememberDraft(state.person, channel.id, text.value);
  if (!text.value.startsWith("/") || channel.type === FORUM) {
    suggestions.hide();
    return;
  }
  const after = text.value.slice(1);
  const all = usable();
  const whole = completed(all, after);
  if (whole) {
    fillIn(whole.entry, whole.rest);
    return;
  }
  const fitting = matching(all, after);
  const items = fitting.map((entry) => ({ label: `/${entry.label}`, detail: entry.description, entry, sign: icon("anchor") }));
  suggestions.show(items, ({ entry }) => fillIn(entry), { title: say("commands"), note: all.length ? undefined : say("noCommandsYet") });
}

function fillIn(entry, rest = "") {
  suggestions.hide();
  text.value = "";
  rememberDraft(state.person, state.openId, "");
  form = new CommandForm(entry, state.openId, { send: sendCommand, leave, ready: sendButton, rest });
  fill(slot, form.element);
  form.focus();
}

/** Back to plain text. */
function leave(start) {
  form = null;
  fill(slot, text);
  text.value = start;
  text.focus();
  typed();
}

function sendCommand(data, name) {
  leave("");
  runCommand(state.openId, data, name);
}

function key(event) {
  if (suggestions.key(event)) return;
  if (event.key === "Enter" && !event.shiftKey && !event.isComposing) {
    event.preventDefault();
    bar.requestSubmit();
  }
}

async function submit(event) {
  event.preventDefault();
  if (form) {
    form.submit();
    return;
  }
  const content = text.value.trim();
  if (!content) return;
  if (content.startsWith("/") && openChannel().type !== FORUM) {
    const exact = usable().find((entry) => [entry.label.toLowerCase(), entry.name].includes(content.slice(1).toLowerCase()));
    if (exact) fillIn(exact);
    else fill(trouble, say("noCommand"));
    if (exact && !exact.options.length) form.submit();
    return;
  }
  const channelId = state.openId;
  text.value = "";
  grow();
  rememberDraft(state.person, channelId, "");
  try {
    await postMessage(state.person, channelId, content);
  } catch (error) {
    fill(trouble, say("notSent", { reason: error.message }));
    if (!text.value) text.value = content;
    grow();
  }
}

function grow() {
  text.style.height = "auto";
  text.style.height = `${Math.min(160, text.scrollHeight)}px`;
}
