// The strip that leads to where the present person was called, so nobody searches for their turn.

import { channelSign } from "./choices.js";
import { pinged } from "./channels.js";
import { fill, h, soon } from "./dom.js";
import { compareIds, pingsIn } from "./memory.js";
import { channelName, on, state, tell } from "./state.js";
import { say } from "./words.js";

const AT_MOST = 3;

/** Keeps the strip true; it is gone when nobody calls. */
export function mountCalls(strip) {
  const draw = soon(() => drawCalls(strip));
  for (const topic of ["world", "channels", "marks", "open"]) on(topic, draw);
}

function drawCalls(strip) {
  const calling = [...state.channels.values()].filter((channel) => channel.id !== state.openId && pingsIn(state.person, channel.id) > 0);
  calling.sort((a, b) => compareIds(b.last_message_id, a.last_message_id));
  strip.hidden = !calling.length;
  fill(strip, h("span", { class: "soft" }, say("calledIn")), calling.slice(0, AT_MOST).map(call));
}

function call(channel) {
  const count = pingsIn(state.person, channel.id);
  return h(
    "button",
    { type: "button", class: "call", onclick: () => tell("visit", channel.id) },
    channelSign(channel),
    h("span", { class: "name" }, channelName(channel)),
    h("span", { class: "count", "aria-label": pinged(count) }, count),
  );
}
