// What this browser remembers between visits: who one was, each person's place and drafts, what was read,
// pinged and dismissed. Losing it all is harmless.

const KEY = "quayside-sandbox";
const DISMISSED_AT_MOST = 300;

const memory = { person: null, hintSeen: false, people: {}, dismissed: [] };
let here = null;
try {
  Object.assign(memory, JSON.parse(localStorage.getItem(KEY) ?? "{}"));
  here = sessionStorage.getItem(KEY);
} catch {
  // A damaged or forbidden storage is the same as none.
}

let saving = 0;
function save() {
  clearTimeout(saving);
  saving = setTimeout(flush, 200);
}
function flush() {
  try {
    localStorage.setItem(KEY, JSON.stringify(memory));
  } catch {
    // Private windows may forbid it; the page works without.
  }
}
addEventListener("pagehide", flush);

/** Takes over what another window has written; tells whether that was so. */
export function takeOver({ key, newValue }) {
  if (key !== KEY || !newValue) return false;
  Object.assign(memory, JSON.parse(newValue));
  return true;
}

/** Forgets people of an earlier world. */
export function keepOnly(personIds) {
  for (const person of Object.keys(memory.people)) if (!personIds.includes(person)) delete memory.people[person];
}

/** What is kept of one person. `read`: the newest id seen per channel; `counted`: how far pings were counted. */
function of(person) {
  return (memory.people[person] ??= { channel: null, drafts: {}, baseline: null, read: {}, counted: {}, pings: {} });
}

/** Orders two snowflakes; missing ones come first. */
export function compareIds(a, b) {
  const left = a ?? "";
  const right = b ?? "";
  return left.length - right.length || (left < right ? -1 : left > right ? 1 : 0);
}

/** Two windows may be two people; a new window begins as the one used last. */
export const lastPerson = () => here ?? memory.person;
export function rememberPerson(person) {
  here = person;
  try {
    sessionStorage.setItem(KEY, person);
  } catch {
    // Then a reload begins as the one used last.
  }
  memory.person = person;
  save();
}

export const placeOf = (person) => of(person).channel;
export function rememberPlace(person, channelId) {
  of(person).channel = channelId;
  save();
}

export const draftOf = (person, channelId) => of(person).drafts[channelId] ?? "";
export function rememberDraft(person, channelId, text) {
  if (text) of(person).drafts[channelId] = text;
  else delete of(person).drafts[channelId];
  save();
}

/** Whatever came before a person was first seen counts as read. */
export function firstSeen(person, newestId) {
  of(person).baseline ??= newestId;
  save();
}

export const readUpTo = (person, channelId) => of(person).read[channelId] ?? of(person).baseline;
export const isUnread = (person, channel) =>
  Boolean(channel.last_message_id) && compareIds(channel.last_message_id, readUpTo(person, channel.id)) > 0;

/** Everything up to this id has been looked at; the channel's pings are gone. */
export function markRead(person, channelId, messageId) {
  const kept = of(person);
  if (compareIds(messageId, readUpTo(person, channelId)) > 0) kept.read[channelId] = messageId;
  if (compareIds(messageId, kept.counted[channelId]) > 0) kept.counted[channelId] = messageId;
  delete kept.pings[channelId];
  save();
}

/** Counts a message as a ping unless it was counted or read already; tells whether it was new. */
export function countMessage(person, channelId, messageId, pings) {
  const kept = of(person);
  const known = kept.counted[channelId] ?? readUpTo(person, channelId);
  if (compareIds(messageId, known) <= 0) return false;
  kept.counted[channelId] = messageId;
  if (pings) kept.pings[channelId] = (kept.pings[channelId] ?? 0) + 1;
  save();
  return true;
}

export const countedUpTo = (person, channelId) => of(person).counted[channelId] ?? readUpTo(person, channelId);
export const pingsIn = (person, channelId) => of(person).pings[channelId] ?? 0;
export const pingsOf = (person) => Object.values(of(person).pings).reduce((sum, count) => sum + count, 0);
export function forgetChannel(person, channelId) {
  delete of(person).pings[channelId];
  save();
}

export const wasDismissed = (messageId) => memory.dismissed.includes(messageId);
export function dismiss(messageId) {
  memory.dismissed = [...memory.dismissed, messageId].slice(-DISMISSED_AT_MOST);
  save();
}

export const hintSeen = () => memory.hintSeen;
export function rememberHint() {
  memory.hintSeen = true;
  save();
}
