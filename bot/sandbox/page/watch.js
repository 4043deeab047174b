// Counting who was called: at once from messages one sees, and now and then for channels only others see.

import { getMessages, getWorld } from "./api.js";
import { compareIds, countedUpTo, countMessage, firstSeen } from "./memory.js";
import { DIRECT, EPHEMERAL, on, pings, state, tell } from "./state.js";

const EVERY_MS = 4000;
const CHANNELS_AT_ONCE = 20;

/** Counts pings of every message that arrives, for whoever is called. */
export function startWatching() {
  on("message", ({ message, created }) => {
    if (!created || (message.flags ?? 0) & EPHEMERAL) return;
    let changed = false;
    for (const person of state.world.people) {
      if (!mayRead(person.id, message)) continue;
      changed = countMessage(person.id, message.channel_id, message.id, pings(message, person.id)) || changed;
    }
    if (changed) tell("marks");
  });
  setInterval(() => !document.hidden && state.world && lookAfterOthers(), EVERY_MS);
}

/** A direct conversation is nobody else's; whom a channel mentions can read it. */
function mayRead(personId, message) {
  return personId === state.person || state.channels.get(message.channel_id)?.type !== DIRECT;
}

/** The newest message id anywhere in a world. */
export function newestIn(world) {
  return [...world.channels, ...(world.dms ?? [])].map((channel) => channel.last_message_id ?? "").sort(compareIds).at(-1) ?? "";
}

/** Counts what came to a person's channels while nobody was looking. */
export async function catchUp(personId, channels) {
  const behind = channels.filter((channel) => compareIds(channel.last_message_id, countedUpTo(personId, channel.id)) > 0);
  behind.sort((a, b) => compareIds(b.last_message_id, a.last_message_id));
  for (const channel of behind.slice(0, CHANNELS_AT_ONCE)) {
    for (const message of await getMessages(personId, channel.id)) {
      const calls = pings(message, personId) || (channel.type === DIRECT && message.author.id !== personId);
      countMessage(personId, channel.id, message.id, calls);
    }
  }
  if (behind.length) tell("marks");
}

async function lookAfterOthers() {
  for (const { id } of state.world.people.filter((person) => person.id !== state.person)) {
    const world = await getWorld(id).catch(() => null);
    if (!world) return;
    firstSeen(id, newestIn(world));
    const unseen = [...world.channels, ...(world.dms ?? [])].filter((channel) => !state.channels.has(channel.id));
    await catchUp(id, unseen).catch(() => {});
  }
}
