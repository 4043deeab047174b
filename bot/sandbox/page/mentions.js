// What mentions, channel links and custom emoji in texts are called here, and where pressing them leads.

import { channelSign, emoji } from "./choices.js";
import { h } from "./dom.js";
import { channelName, nameOf, roles, state, tell, userById } from "./state.js";
import { say } from "./words.js";

/** The context `markdown` asks. */
export const context = {
  user(id) {
    const user = userById(id);
    const classes = id === state.person ? "mention me" : "mention";
    return h("span", { class: classes }, `@${user ? nameOf(user) : say("unknownUser")}`);
  },
  role(id) {
    const role = roles().find((each) => each.id === id);
    return h("span", { class: "mention" }, `@${role?.name ?? say("unknownRole")}`);
  },
  channel(id) {
    const channel = state.channels.get(id);
    if (!channel) return h("span", { class: "mention" }, `#${say("unknownChannel")}`);
    return h("button", { type: "button", class: "mention", onclick: () => tell("visit", id) }, channelSign(channel), channelName(channel));
  },
  command(path) {
    return h("button", { type: "button", class: "mention", onclick: () => tell("compose", `/${path} `) }, `/${path}`);
  },
  emoji,
};
