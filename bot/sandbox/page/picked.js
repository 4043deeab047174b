// What is picked in the menus of messages: an app sends nothing for what stands there already.

import { defaultsOf } from "./choices.js";

const picked = new Map();
const keyOf = (message, customId) => `${message.id} ${customId}`;
const alike = (some, others) => JSON.stringify(some) === JSON.stringify(others);

/** The values a menu shows: what was picked last, unless the bot has chosen others since. */
export function shownIn(message, menu) {
  const known = picked.get(keyOf(message, menu.custom_id));
  return known && alike(known.defaults, defaultsOf(menu)) ? known.values : defaultsOf(menu);
}

/** Notes what is picked; whether it is anything new. */
export function pick(message, menu, values) {
  // fact: same-value-sends-nothing
  const known = picked.get(keyOf(message, menu.custom_id));
  if (values.length && known && alike(known.values, values)) return false;
  const offered = new Set(customIdsIn(message.components).map((customId) => keyOf(message, customId)));
  for (const key of picked.keys()) {
    if (key.startsWith(`${message.id} `) && !offered.has(key)) picked.delete(key); // under another id it is a fresh menu
  }
  picked.set(keyOf(message, menu.custom_id), { values, defaults: defaultsOf(menu) });
  return true;
}

function customIdsIn(components) {
  return (components ?? []).flatMap((each) => [...(each.custom_id ? [each.custom_id] : []), ...customIdsIn(each.components)]);
}
