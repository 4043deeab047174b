// The world as the present person knows it: people, channels, messages, and how events change them.
// Draws nothing; whoever shows something subscribes with `on`.

import { compareIds } from "./memory.js";

export const TEXT = 0;
export const DIRECT = 1;
export const VOICE = 2;
export const CATEGORY = 4;
export const NEWS = 5;
export const STAGE = 13;
export const FORUM = 15;
const THREADS = [10, 11, 12];

export const EPHEMERAL = 1 << 6;
export const LOADING = 1 << 7;

/** The present world. `timelines` holds per channel: messages oldest first, and whether the start is reached. */
export const state = { person: null, world: null, channels: new Map(), timelines: new Map(), openId: null };

const listeners = new Map();

/** Calls `listener(data)` whenever `topic` is told: world, channels, shut, message, gone, timeline, typing, acted. */
export function on(topic, listener) {
  if (!listeners.has(topic)) listeners.set(topic, []);
  listeners.get(topic).push(listener);
}

export function tell(topic, data) {
  for (const listener of listeners.get(topic) ?? []) listener(data);
}

/** Takes a freshly loaded world as the whole truth. */
export function setWorld(world) {
  state.world = world;
  state.person = world.me.id;
  state.channels = new Map();
  for (const channel of [...world.channels, ...(world.dms ?? [])]) state.channels.set(channel.id, channel);
  tell("world", world);
}

export const isThread = (channel) => THREADS.includes(channel.type);
export const isArchived = (channel) => Boolean(channel.thread_metadata?.archived);
export const isLocked = (channel) => Boolean(channel.thread_metadata?.locked);

/** Whether Discord shows controls here grey: in a locked thread to all who do not manage it, in an archived one on desktops. */
// fact: press-in-locked-thread, press-in-archived-thread
export function isShut(channelId) {
  const channel = state.channels.get(channelId);
  if (!channel?.thread_metadata) return false;
  const manages = channel.manages_threads || state.channels.get(channel.parent_id)?.manages_threads;
  return (isLocked(channel) && !manages) || (isArchived(channel) && matchMedia("(min-width: 761px)").matches);
}

export const openChannel = () => state.channels.get(state.openId) ?? null;

/** The name a user goes by here. */
export const nameOf = (user) => user?.global_name || user?.username || "";

/** A person or the bot by id. */
export function userById(id) {
  const { world } = state;
  return world.people.find((person) => person.id === id) ?? (world.bot.id === id ? world.bot : null);
}

/** What a channel is called: a direct conversation by its other end. */
export function channelName(channel) {
  if (channel.type !== DIRECT) return channel.name ?? "";
  const other = (channel.recipients ?? []).filter((user) => user.id !== state.person);
  return other.map(nameOf).join(", ") || nameOf(state.world.bot);
}

export const roles = () => state.world.guilds.flatMap((guild) => guild.roles ?? []);

/** Roles a user has, as far as the guild tells. */
function rolesOf(userId) {
  const members = state.world.guilds.flatMap((guild) => guild.members ?? []);
  return members.filter((member) => member.user?.id === userId).flatMap((member) => member.roles ?? []);
}

/** Whether a message calls for this user. */
export function pings(message, userId) {
  if (message.author?.id === userId || (message.flags ?? 0) & EPHEMERAL) return false;
  if (userId === state.person && message.pings !== undefined) return message.pings;
  if (message.mention_everyone || message.mentions?.some((user) => user.id === userId)) return true;
  if (state.channels.get(message.channel_id)?.type === DIRECT) return true;
  return Boolean(message.mention_roles?.some((role) => rolesOf(userId).includes(role)));
}

const UNKNOWN = 0;
const LOADING_NOW = 1;
const LOADED = 2;

const timeline = (channelId) => {
  if (!state.timelines.has(channelId)) state.timelines.set(channelId, { messages: [], gone: new Set(), complete: false, phase: UNKNOWN });
  return state.timelines.get(channelId);
};

export const messagesOf = (channelId) => timeline(channelId).messages;
export const isLoaded = (channelId) => timeline(channelId).phase === LOADED;
export const isComplete = (channelId) => timeline(channelId).complete;

/** Says that the newest page is on its way: events from now on are kept until it is here. */
export function expectMessages(channelId) {
  const known = timeline(channelId);
  if (known.phase === UNKNOWN) known.phase = LOADING_NOW;
}

/** Takes one loaded page. Whatever an event told is newer than the page and stays. */
export function setMessages(channelId, messages, { newest, complete }) {
  const known = timeline(channelId);
  known.phase = LOADED;
  known.complete = complete;
  const told = new Set(known.messages.map((message) => message.id));
  for (const message of messages) if (!told.has(message.id) && !known.gone.has(message.id)) place(known.messages, message);
  tell("timeline", { channelId, newest });
}

/** Forgets all messages; they are loaded again when looked at. */
export function forgetMessages() {
  state.timelines.clear();
}

/** Puts a message in its place by id; a known id is replaced, so nothing is ever shown twice. */
function place(messages, message) {
  let at = messages.length;
  while (at > 0 && compareIds(messages[at - 1].id, message.id) > 0) at -= 1;
  if (at > 0 && messages[at - 1].id === message.id) messages[at - 1] = { ...messages[at - 1], ...message };
  else messages.splice(at, 0, message);
}

const handlers = {
  MESSAGE_CREATE(message) {
    const known = timeline(message.channel_id);
    if (known.phase !== UNKNOWN) place(known.messages, message);
    const channel = state.channels.get(message.channel_id);
    const counts = !((message.flags ?? 0) & EPHEMERAL);
    if (channel && counts && compareIds(message.id, channel.last_message_id) > 0) channel.last_message_id = message.id;
    tell("message", { message, created: true });
  },
  MESSAGE_UPDATE(message) {
    const known = timeline(message.channel_id);
    if (known.phase !== LOADING_NOW && !known.messages.some((other) => other.id === message.id)) return;
    place(known.messages, message);
    tell("message", { message, created: false });
  },
  MESSAGE_DELETE({ id, channel_id: channelId }) {
    const known = timeline(channelId);
    known.messages = known.messages.filter((message) => message.id !== id);
    known.gone.add(id);
    tell("gone", { id, channelId });
  },
  CHANNEL_CREATE: putChannel,
  CHANNEL_UPDATE: putChannel,
  CHANNEL_DELETE: dropChannel,
  THREAD_CREATE: putChannel,
  THREAD_UPDATE: putChannel,
  THREAD_DELETE: dropChannel,
  TYPING_START(data) {
    tell("typing", data);
  },
};

function putChannel(channel) {
  const wasShut = isShut(channel.id);
  state.channels.set(channel.id, { ...state.channels.get(channel.id), ...channel });
  tell("channels");
  if (isShut(channel.id) !== wasShut) tell("shut", channel.id);
}

function dropChannel({ id }) {
  state.channels.delete(id);
  state.timelines.delete(id);
  tell("channels");
}

/** Applies one event of the stream; unknown ones change nothing. */
export function apply(type, data) {
  handlers[type]?.(data);
}
