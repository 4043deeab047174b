// The list of channels: text channels and forums with their threads, direct messages, marks of unread and pings.

import { channelSign } from "./choices.js";
import { append, fill, h, icon, soon } from "./dom.js";
import { compareIds, isUnread, pingsIn } from "./memory.js";
import { CATEGORY, channelName, DIRECT, isArchived, isThread, nameOf, on, state, tell } from "./state.js";
import { say } from "./words.js";

const THREADS_SHOWN = 12;

const list = h("div", { class: "channel-list" });
const unfolded = new Set();

/** Puts the list into its place and keeps it true. */
export function mountChannels(parent) {
  append(parent, [list]);
  for (const topic of ["world", "channels", "marks", "open"]) on(topic, soon(drawChannels));
}

function drawChannels() {
  if (!state.world) return;
  const focused = list.contains(document.activeElement) ? document.activeElement.dataset.id : null;
  const all = [...state.channels.values()];
  const inOrder = (a, b) => (a.position ?? 0) - (b.position ?? 0) || compareIds(a.id, b.id);
  const tops = all.filter((channel) => channel.guild_id && !isThread(channel));
  const categories = tops.filter((channel) => channel.type === CATEGORY).sort(inOrder);
  const within = (id) => tops.filter((channel) => channel.type !== CATEGORY && (channel.parent_id ?? null) === id).sort(inOrder);
  const direct = all.filter((channel) => channel.type === DIRECT);
  fill(
    list,
    h("h2", { class: "guild" }, state.world.guilds[0]?.name ?? ""),
    h("ul", {}, within(null).map(branch)),
    categories.map((category) => [h("h3", {}, category.name), h("ul", {}, within(category.id).map(branch))]),
    h("h3", {}, say("directMessages")),
    h("ul", {}, direct.length ? direct.map((channel) => h("li", {}, entry(channel))) : h("li", {}, unopened())),
  );
  if (focused) list.querySelector(`[data-id="${CSS.escape(focused)}"]`)?.focus();
}

/** A channel with its threads. */
function branch(channel) {
  const threads = [...state.channels.values()].filter((each) => isThread(each) && each.parent_id === channel.id);
  threads.sort((a, b) => compareIds(b.last_message_id ?? b.id, a.last_message_id ?? a.id));
  const current = threads.filter((thread) => !isArchived(thread));
  const calling = (thread, at) => at < THREADS_SHOWN || thread.id === state.openId || pingsIn(state.person, thread.id) > 0;
  const shown = current.filter(calling);
  const older = current.filter((thread, at) => !calling(thread, at));
  const archived = threads.filter(isArchived);
  return h(
    "li",
    {},
    entry(channel),
    shown.length > 0 && h("ul", { class: "threads" }, shown.map((thread) => h("li", {}, entry(thread)))),
    fold(`older-${channel.id}`, say("olderThreads", { count: older.length }), older),
    fold(`archived-${channel.id}`, say("archived", { count: archived.length }), archived),
  );
}

function fold(key, title, threads) {
  if (!threads.length) return null;
  const open = unfolded.has(key) || threads.some((thread) => thread.id === state.openId);
  const details = h("details", { class: "fold", open }, h("summary", {}, title), h("ul", { class: "threads" }, threads.map((thread) => h("li", {}, entry(thread)))));
  details.addEventListener("toggle", () => (details.open ? unfolded.add(key) : unfolded.delete(key)));
  return details;
}

function entry(channel) {
  const count = pingsIn(state.person, channel.id);
  const unread = isUnread(state.person, channel);
  const here = channel.id === state.openId;
  return h(
    "button",
    {
      type: "button",
      class: `channel${unread ? " unread" : ""}${here ? " here" : ""}`,
      "aria-current": here ? "page" : undefined,
      dataset: { id: channel.id },
      onclick: () => tell("visit", channel.id),
    },
    channelSign(channel),
    h("span", { class: "name" }, channelName(channel)),
    unread && h("span", { class: "hidden" }, ` (${say("unread")})`),
    count > 0 && h("span", { class: "count", "aria-label": pinged(count) }, count),
  );
}

/** The conversation with the bot that nobody has begun yet. */
function unopened() {
  return h("button", { type: "button", class: "channel", onclick: () => tell("writeToBot") }, icon("mail"), h("span", { class: "name" }, nameOf(state.world.bot)));
}

/** "3 new pings" in the page's language. */
export const pinged = (count) => (count === 1 ? say("pingedOne") : say("pinged", { count }));
