// Talking with the stand-in: requests and the stream of events. Keeps nothing and shows nothing.

import { hearTime } from "./time.js";

/** A refusal of the stand-in; `message` is its own sentence. */
export class Refusal extends Error {
  constructor(status, body) {
    super(body?.message ?? `HTTP ${status}`);
    this.status = status;
    this.code = body?.code ?? 0;
  }
}

async function call(address, options) {
  const reply = await fetch(address, options);
  hearTime(Number(reply.headers.get("X-Sandbox-Time")) * 1000);
  const body = await reply.json().catch(() => null);
  if (!reply.ok) throw new Refusal(reply.status, body);
  return body;
}

function post(address, body, signal) {
  return call(address, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
    signal,
  });
}

/** The world as a person sees it; without a person, as the first one does. */
export function getWorld(person) {
  return call(`/api/world${person ? `?person=${encodeURIComponent(person)}` : ""}`);
}

/** Up to `limit` messages of a channel before an id (or the newest), oldest first. */
export function getMessages(person, channelId, { before, limit = 50 } = {}) {
  const query = new URLSearchParams({ person, limit: String(limit) });
  if (before) query.set("before", before);
  return call(`/api/channels/${encodeURIComponent(channelId)}/messages?${query}`);
}

export const postMessage = (person, channelId, content) =>
  post("/api/messages", { person, channel_id: channelId, content });

export const postInteraction = (body) => post("/api/interactions", body);

export const postAutocomplete = (body, signal) => post("/api/autocomplete", body, signal);

/** Hands in a file for a command's option; its id is the option's value. */
export function postFile(person, channelId, file) {
  const query = new URLSearchParams({ person, channel_id: channelId, name: file.name });
  return call(`/api/uploads?${query}`, { method: "POST", headers: { "Content-Type": "application/octet-stream" }, body: file });
}

export const postLocale = (person, locale) => post("/api/people", { person, locale });

const PAUSES = [250, 500, 1000, 2000, 4000];

/**
 * Follows a person's events until the returned function is called, reconnecting by itself.
 * `opened` runs at each (re)connection, `event(type, data)` for each event, `lost` when the line breaks.
 */
export function listen(person, { opened, event, lost }) {
  let source;
  let timer;
  let attempts = 0;
  const connect = () => {
    source = new EventSource(`/api/events?person=${encodeURIComponent(person)}`);
    source.onopen = () => {
      attempts = 0;
      opened();
    };
    source.onmessage = (message) => {
      const { type, data } = JSON.parse(message.data);
      hearTime(Date.parse(data?.timestamp ?? ""), { latest: true });
      event(type, data);
    };
    source.onerror = () => {
      source.close();
      lost();
      timer = setTimeout(connect, PAUSES[Math.min(attempts++, PAUSES.length - 1)]);
    };
  };
  connect();
  return () => {
    clearTimeout(timer);
    source.close();
  };
}
