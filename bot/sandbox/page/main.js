// The page put together: being somebody, being somewhere, and following the stream of events.

import { getMessages, getWorld, listen, postLocale } from "./api.js";
import { channelSign } from "./choices.js";
import { mountCalls } from "./calls.js";
import { mountChannels } from "./channels.js";
import { localised } from "./commands.js";
import { mountComposer, showComposer } from "./composer.js";
import { fill, h, icon } from "./dom.js";
import { abandon, settle } from "./interactions.js";
import { firstSeen, hintSeen, keepOnly, lastPerson, placeOf, rememberHint, rememberPerson, rememberPlace, takeOver } from "./memory.js";
import { openModal } from "./modal.js";
import { mountPeople } from "./people.js";
import { apply, channelName, forgetMessages, isThread, on, openChannel, setWorld, state, tell, TEXT } from "./state.js";
import { mountTimeline, showTimeline } from "./timeline.js";
import { catchUp, newestIn, startWatching } from "./watch.js";
import { say, setLanguage } from "./words.js";

const part = (name) => document.getElementById(name);
const [title, opener, drawer, shade, banner, hint] = ["channel-title", "open-drawer", "drawer", "shade", "banner", "hint"].map(part);

const RETRY_MS = 1000;
const OPENS_A_GAME = "new";
const EXPLAINS = "help";

let hangUp = () => {};
/** Events that arrive while a world is loading wait here, so that none is lost and none comes too early. */
let held = null;
let reloads = 0;

/** Becomes a person: their stream first, then their world, then what came in between. */
function become(personId) {
  hangUp();
  still(true);
  rememberPerson(personId);
  held = [];
  hangUp = listen(personId, {
    opened: () => {
      abandon();
      reload(personId);
    },
    event: (type, data) => (held ? held.push([type, data]) : take(type, data)),
    lost: () => {
      held ??= [];
      banner.hidden = false;
      fill(banner, say("offline"));
    },
  });
}

/** Between two people nothing can be pressed: it would be done by the wrong one. */
function still(on) {
  part("chat").inert = on;
  drawer.inert = on;
}

async function reload(personId) {
  const turn = (reloads += 1);
  held ??= [];
  let world;
  try {
    world = await getWorld(personId);
  } catch {
    setTimeout(() => turn === reloads && reload(personId), RETRY_MS);
    return;
  }
  if (turn !== reloads) return;
  forgetMessages();
  keepOnly(world.people.map((person) => person.id));
  for (const person of world.people) firstSeen(person.id, newestIn(world));
  setLanguage(world.me.locale);
  setWorld(world);
  banner.hidden = true;
  const waiting = held;
  held = null;
  open(startingPlace(), { force: true });
  for (const [type, data] of waiting) take(type, data);
  still(false);
  catchUp(personId, [...state.channels.values()]).catch(() => {});
}

function take(type, data) {
  if (type === "INTERACTION_RESULT") settle(data);
  else if (type === "WORLD") reload(state.person);
  else if (type === "COMMANDS_UPDATE") reloadCommands();
  else apply(type, data);
}

async function reloadCommands() {
  const { person } = state;
  const { commands } = await getWorld(person);
  if (person !== state.person) return;
  state.world.commands = commands;
  tell("commands");
}

/** Where this person was last, or the channel for games, or the first there is. */
function startingPlace() {
  const kept = placeOf(state.person);
  if (kept && state.channels.has(kept)) return kept;
  const channels = [...state.channels.values()].filter((channel) => channel.type === TEXT);
  return (channels.find((channel) => channel.name === "games") ?? channels[0])?.id ?? null;
}

function open(channelId, { force = false } = {}) {
  closeDrawer();
  if (!force && channelId === state.openId) return;
  state.openId = channelId;
  rememberPlace(state.person, channelId);
  drawTitle();
  showComposer();
  tell("open");
  showTimeline().catch(() => {});
}

/** Begins the conversation with the bot. */
async function writeToBot() {
  const { person } = state;
  await getMessages(person, "@bot");
  const { dms } = await getWorld(person);
  if (person !== state.person || !dms[0]) return;
  apply("CHANNEL_CREATE", dms[0]);
  open(dms[0].id);
}

function drawTitle() {
  const channel = openChannel();
  const parent = channel && isThread(channel) ? state.channels.get(channel.parent_id) : null;
  fill(
    title,
    parent && h("button", { type: "button", class: "plain parent", onclick: () => open(parent.id) }, channelSign(parent), h("span", {}, channelName(parent)), " ›"),
    channel && channelSign(channel),
    h("span", { class: "name" }, channel ? channelName(channel) : ""),
  );
  opener.setAttribute("aria-label", say("openChannels"));
  drawer.setAttribute("aria-label", say("channels"));
  part("people").setAttribute("aria-label", say("people"));
}

function openDrawer() {
  drawer.classList.add("open");
  part("chat").inert = true;
  shade.hidden = false;
  opener.setAttribute("aria-expanded", "true");
  (drawer.querySelector(".here") ?? drawer.querySelector("button"))?.focus();
}

function closeDrawer() {
  if (!drawer.classList.contains("open")) return;
  drawer.classList.remove("open");
  part("chat").inert = false;
  shade.hidden = true;
  opener.setAttribute("aria-expanded", "false");
  opener.focus();
}

/** Whoever has typed a command or pressed a button needs no hint any more. */
function dropHint() {
  rememberHint();
  hint.hidden = true;
}

/** A command as this person types it. */
function typed(name) {
  const command = state.world.commands.find((each) => each.name === name);
  return `/${command ? localised(command, "name", state.world.me.locale) : name}`;
}

function drawHint() {
  hint.hidden = hintSeen();
  if (hint.hidden) return;
  const command = typed(OPENS_A_GAME);
  const tryIt = () => {
    dropHint();
    tell("compose", command);
  };
  fill(
    hint,
    h("div", {}, h("strong", {}, say("hintTitle")), h("p", {}, say("hintText", { command, help: typed(EXPLAINS) }))),
    h("div", { class: "row" }, h("button", { type: "button", class: "button primary", onclick: tryIt }, say("hintTry", { command })), h("button", { type: "button", class: "button secondary", onclick: dropHint }, say("gotIt"))),
  );
}

on("visit", (channelId) => state.channels.has(channelId) && open(channelId));
on("writeToBot", writeToBot);
on("become", become);
on("modal", openModal);
for (const topic of ["world", "commands"]) on(topic, drawHint);
on("acted", dropHint);
addEventListener("storage", (event) => takeOver(event) && state.world && tell("marks"));
on("channels", () => {
  if (!openChannel()) open(startingPlace(), { force: true });
  drawTitle();
  showComposer();
});
on("speak", async (locale) => {
  await postLocale(state.person, locale);
  await reload(state.person);
});
opener.append(icon("menu"));
opener.addEventListener("click", openDrawer);
shade.addEventListener("click", closeDrawer);
addEventListener("keydown", (event) => event.key === "Escape" && closeDrawer());

mountPeople(part("people"));
mountChannels(drawer);
mountCalls(part("calls"));
mountTimeline(part("reading"));
mountComposer(part("writing"));
startWatching();

setLanguage(navigator.language);
try {
  const world = await getWorld(lastPerson()).catch(() => getWorld());
  become(world.me?.id ?? world.people[0].id);
} catch {
  banner.hidden = false;
  fill(banner, say("noServer"));
}
