// The messages of the open channel: loading, keeping the place while reading, one element per message.

import { getMessages } from "./api.js";
import { append, fill, h, icon } from "./dom.js";
import { compareIds, isUnread, markRead, readUpTo, wasDismissed } from "./memory.js";
import { dots, messageElement, pendingCommands } from "./message.js";
import { channelName, EPHEMERAL, expectMessages, FORUM, isComplete, isLoaded, isThread, messagesOf, nameOf, on, openChannel, setMessages, state, tell, userById } from "./state.js";
import { say } from "./words.js";

const PAGE = 50;
const NEAR_PX = 80;
const TYPING_MS = 10000;

const top = h("div", { class: "beginning" });
const list = h("ol", { class: "messages", role: "log" });
const outgoing = h("ol", { class: "messages outgoing" });
const typing = h("p", { class: "typing soft", "aria-live": "polite" });
const newest = h("button", { type: "button", class: "to-newest", hidden: true, onclick: toBottom });
const scroller = h("div", { class: "scroller", tabindex: "0" }, top, list, outgoing);

let unreadFrom = null;
let loadingOlder = false;
let stuck = true;
let shownId = null;
let shownFor = null;
const typers = new Map();

/** Puts the list into its place and keeps it true. */
export function mountTimeline(parent) {
  append(parent, [scroller, newest, typing]);
  scroller.addEventListener("scroll", scrolled, { passive: true });
  new ResizeObserver(() => stuck && jump()).observe(scroller);
  new ResizeObserver(() => stuck && jump()).observe(list);
  on("timeline", ({ channelId }) => channelId === state.openId && drawAll());
  on("message", ({ message, created }) => message.channel_id === state.openId && drawOne(message, created));
  on("shut", (channelId) => channelId === state.openId && isLoaded(channelId) && drawAll());
  on("gone", ({ id, channelId }) => channelId === state.openId && removeOne(id));
  on("pending", (messageId) => redraw(messageId));
  on("commandsPending", (channelId) => channelId === state.openId && drawOutgoing());
  on("typing", started);
}

/** Shows the open channel from its newest message, loading it when needed. */
export async function showTimeline() {
  const channel = openChannel();
  const again = channel?.id === shownId && state.person === shownFor;
  shownId = channel?.id;
  shownFor = state.person;
  if (!again) stuck = true;
  typers.clear();
  drawTyping();
  if (!again) unreadFrom = channel && isUnread(state.person, channel) ? readUpTo(state.person, channel.id) : null;
  if (!channel || channel.type === FORUM) {
    fill(list);
    fill(outgoing);
    drawBeginning(channel);
    return;
  }
  if (isLoaded(channel.id)) drawAll();
  else {
    // Loading the same place again, after a broken line, leaves what is seen until the truth is there.
    if (!again) {
      fill(list);
      fill(outgoing);
      fill(top, h("p", { class: "thinking" }, dots(), say("loading")));
    }
    await loadNewest(channel.id);
  }
}

/** Loads the newest page of a channel as the whole truth about it. */
async function loadNewest(channelId) {
  const { person } = state;
  expectMessages(channelId);
  const messages = await getMessages(person, channelId, { limit: PAGE });
  if (person === state.person) setMessages(channelId, messages, { newest: true, complete: messages.length < PAGE });
}

async function loadOlder() {
  const channel = openChannel();
  if (!channel || loadingOlder || !isLoaded(channel.id) || isComplete(channel.id)) return;
  loadingOlder = true;
  const { person } = state;
  const height = scroller.scrollHeight - scroller.scrollTop;
  try {
    const messages = await getMessages(person, channel.id, { before: messagesOf(channel.id)[0]?.id, limit: PAGE });
    if (person === state.person) setMessages(channel.id, messages, { newest: false, complete: messages.length < PAGE });
    if (channel.id === state.openId) scroller.scrollTop = scroller.scrollHeight - height;
  } finally {
    loadingOlder = false;
  }
}

const shown = () => (isLoaded(state.openId) ? messagesOf(state.openId).filter((message) => !wasDismissed(message.id)) : []);

function drawAll() {
  const messages = shown();
  list.setAttribute("aria-label", say("messages", { name: channelName(openChannel()) }));
  fill(list, messages.map((message, at) => [divider(message, messages[at - 1]), messageElement(message, messages[at - 1])]));
  drawBeginning(openChannel());
  drawOutgoing();
  if (stuck) jump();
  read();
}

/** The line before the first unread message. */
function divider(message, before) {
  if (!unreadFrom || compareIds(message.id, unreadFrom) <= 0 || (before && compareIds(before.id, unreadFrom) > 0)) return null;
  return h("li", { class: "new-line", role: "separator" }, say("newMessages"));
}

function drawBeginning(channel) {
  if (!channel) fill(top);
  else if (channel.type === FORUM) fill(top, forum(channel));
  else if (isComplete(channel.id)) fill(top, h("h3", {}, say("beginning", { name: channelName(channel) })), channel.topic && h("p", { class: "soft" }, channel.topic));
  else fill(top);
}

function forum(channel) {
  const posts = [...state.channels.values()].filter((each) => isThread(each) && each.parent_id === channel.id);
  posts.sort((a, b) => compareIds(b.last_message_id ?? b.id, a.last_message_id ?? a.id));
  return [
    h("h3", {}, say("forumPosts")),
    h("p", { class: "soft" }, say(posts.length ? "forumHint" : "forumEmpty")),
    posts.map((post) => h("button", { type: "button", class: "thread-link", onclick: () => tell("visit", post.id) }, icon("thread"), h("strong", {}, post.name), h("span", { "aria-hidden": "true" }, "›"))),
  ];
}

const elementOf = (id) => list.querySelector(`[data-id="${CSS.escape(id)}"]`);

function drawOne(message, created) {
  if (created) {
    typers.delete(message.author.id);
    drawTyping();
    const messages = shown();
    const at = messages.findIndex((each) => each.id === message.id);
    if (at < 0 || elementOf(message.id)) {
      redraw(message.id);
      return;
    }
    const after = messages[at + 1] && elementOf(messages[at + 1].id);
    const element = messageElement(message, messages[at - 1]);
    if (after) after.before(element);
    else list.append(element);
    if (messages[at + 1]) redraw(messages[at + 1].id);
    if (message.author.id === state.person || (message.flags ?? 0) & EPHEMERAL) stuck = true;
    if (stuck) jump();
    scrolled();
  } else {
    redraw(message.id);
  }
}

/** Draws a message again in its place; the focus stays on the control it was on. */
function redraw(messageId) {
  const messages = state.openId ? shown() : [];
  const at = messages.findIndex((message) => message.id === messageId);
  const old = elementOf(messageId);
  if (at < 0 || !old) return;
  const focused = old.contains(document.activeElement) ? document.activeElement : null;
  const controls = (element) => [...element.querySelectorAll("button, a, [tabindex]")];
  const place = focused ? controls(old).indexOf(focused) : -1;
  const element = messageElement(messages[at], messages[at - 1]);
  const wasStuck = stuck;
  old.replaceWith(element);
  if (focused) {
    const same = focused.dataset.customId && element.querySelector(`[data-custom-id="${CSS.escape(focused.dataset.customId)}"]`);
    (same || controls(element)[place])?.focus({ preventScroll: true });
  }
  if (wasStuck) jump();
}

function removeOne(id) {
  const old = elementOf(id);
  if (!old) return;
  const next = old.nextElementSibling;
  old.remove();
  if (next?.dataset.id) redraw(next.dataset.id);
}

function drawOutgoing() {
  fill(outgoing, pendingCommands(state.openId));
  if (outgoing.childElementCount) toBottom();
}

function scrolled() {
  stuck = scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight < NEAR_PX;
  newest.hidden = stuck;
  fill(newest, icon("down"), h("span", { class: "label" }, say("toNewest")));
  newest.setAttribute("aria-label", say("toNewest"));
  if (stuck) read();
  if (scroller.scrollTop < NEAR_PX * 4) loadOlder();
}

function jump() {
  scroller.scrollTop = scroller.scrollHeight;
}

function toBottom() {
  stuck = true;
  jump();
}

/** What is on the screen is read; a page in the background reads nothing. */
function read() {
  const channel = openChannel();
  if (!channel?.last_message_id || document.hidden || !isLoaded(channel.id)) return;
  if (!isUnread(state.person, channel)) return;
  markRead(state.person, channel.id, channel.last_message_id);
  tell("marks");
}
document.addEventListener("visibilitychange", () => stuck && read());

function started({ channel_id: channelId, user_id: userId }) {
  if (channelId !== state.openId || userId === state.person) return;
  clearTimeout(typers.get(userId));
  typers.set(userId, setTimeout(() => {
    typers.delete(userId);
    drawTyping();
  }, TYPING_MS));
  drawTyping();
}

function drawTyping() {
  const names = [...typers.keys()].map((id) => nameOf(userById(id))).filter(Boolean);
  fill(typing, names.length > 0 && dots(), names.length > 0 && say("typing", { name: names.join(", ") }));
}
