// The round sign of a person or the bot.

import { h, icon } from "./dom.js";
import { nameOf } from "./state.js";

/** `size` is a class: tiny, or nothing for the usual. */
export function avatar(user, size = "") {
  if (user?.bot) return h("span", { class: `avatar bot ${size}`, "aria-hidden": "true" }, icon("anchor"));
  const letter = [...(nameOf(user) || "?")][0].toUpperCase();
  const color = user?.color ?? "#5b6770";
  return h("span", { class: `avatar ${size}`, "aria-hidden": "true", style: { "--color": color } }, letter);
}
