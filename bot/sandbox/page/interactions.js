// Interactions on their way: each is sent with a nonce and settles when its result comes down the stream.
// Remembers what is pending or failed at each message; drawing that is the message's business.

import { postInteraction } from "./api.js";
import { state, tell } from "./state.js";

const COMMAND = 2;
const COMPONENT = 3;
const MODAL = 5;

const waiting = new Map();
const pending = new Map();
const underWay = new Map();
const failures = new Map();
const commands = new Map();

/** The control of this message that waits for its answer, or undefined. */
export const pendingAt = (messageId) => pending.get(messageId);
/** The sentence of a failed interaction at this message, or undefined. */
export const failureAt = (messageId) => failures.get(messageId);
/** Commands of a channel still on their way or left unanswered: {nonce, name, user, failed}. */
export const commandsIn = (channelId) => [...commands.values()].filter((command) => command.channelId === channelId);

function nonce() {
  return `${Date.now()}${String(Math.floor(Math.random() * 1e6)).padStart(6, "0")}`;
}

/** Sends one interaction; resolves with {status: "acked" | "failed" | "modal" | "lost", modal?, reason?}. */
async function send(type, key, channelId, data, messageId) {
  tell("acted");
  const outcome = new Promise((resolve) => waiting.set(key, resolve));
  const body = { person: state.person, type, nonce: key, channel_id: channelId, data };
  if (messageId) body.message_id = messageId;
  try {
    await postInteraction(body);
  } catch (error) {
    settle({ nonce: key, status: "failed", reason: error.message });
  }
  return outcome;
}

/** Takes a result of the stream. */
export function settle(result) {
  const resolve = waiting.get(result.nonce);
  waiting.delete(result.nonce);
  resolve?.(result);
}

/** After a broken line nobody knows the results: nothing stays pending, and nothing is called failed. */
export function abandon() {
  for (const key of [...waiting.keys()]) settle({ nonce: key, status: "lost" });
}

/** Presses a button, unless another control of its message still waits for an answer. */
export function press(message, component) {
  if (!pending.has(message.id)) useComponent(message, component);
}

/** Sends a select's values; a choice made while another control waits is sent after it. */
export async function choose(message, component, values) {
  while (pending.has(message.id)) await underWay.get(message.id);
  useComponent(message, component, values);
}

function useComponent(message, component, values) {
  const sent = sendComponent(message, component, values);
  underWay.set(message.id, sent);
  sent.finally(() => underWay.get(message.id) === sent && underWay.delete(message.id));
}

async function sendComponent(message, component, values) {
  failures.delete(message.id);
  pending.set(message.id, component.custom_id);
  tell("pending", message.id);
  const data = { custom_id: component.custom_id, component_type: component.type };
  if (values) data.values = values;
  const result = await send(COMPONENT, nonce(), message.channel_id, data, message.id);
  pending.delete(message.id);
  if (result.status === "failed") failures.set(message.id, result.reason ?? "");
  tell("pending", message.id);
  if (result.status === "modal") tell("modal", { modal: result.modal, channelId: message.channel_id, messageId: message.id });
}

/** Runs a slash command; the channel shows it until the answer is there. */
export async function runCommand(channelId, data, name) {
  const key = nonce();
  commands.set(key, { nonce: key, channelId, name, user: state.world.me, failed: false });
  tell("commandsPending", channelId);
  const result = await send(COMMAND, key, channelId, data);
  if (result.status === "failed") Object.assign(commands.get(key), { failed: true, reason: result.reason });
  else commands.delete(key);
  tell("commandsPending", channelId);
  if (result.status === "modal") tell("modal", { modal: result.modal, channelId });
  return result;
}

/** Takes an unanswered command off the channel. */
export function dismissCommand(key) {
  const { channelId } = commands.get(key);
  commands.delete(key);
  tell("commandsPending", channelId);
}

/** Sends a filled-in modal. */
export function submitModal(channelId, messageId, data) {
  return send(MODAL, nonce(), channelId, data, messageId);
}
