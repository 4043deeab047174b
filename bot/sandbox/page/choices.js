// What can be chosen in selects and command options: options, people, roles, channels as one kind of item.

import { avatar } from "./avatar.js";
import { h, icon } from "./dom.js";
import { channelName, FORUM, isThread, nameOf, NEWS, roles, STAGE, state, VOICE } from "./state.js";
import { language, say } from "./words.js";

/** The emoji of a button or option: the character, or the application's own picture. */
export function emoji(partial) {
  if (!partial?.id) return h("span", { class: "emoji", role: "img" }, partial?.name ?? "");
  const image = h("img", { class: "emoji", src: `/emojis/${partial.id}.png`, alt: `:${partial.name}:`, title: `:${partial.name}:` });
  image.addEventListener("error", () => image.replaceWith(`:${partial.name}:`));
  return image;
}

export function people() {
  const { world } = state;
  return [...world.people, world.bot].map((user) => ({
    value: user.id,
    label: nameOf(user),
    detail: `@${user.username}`,
    sign: avatar(user, "tiny"),
  }));
}

export function guildRoles() {
  return roles().map((role) => ({ value: role.id, label: role.name, sign: h("span", { class: "tiny dot" }, "@") }));
}

/** Channels of the guild, of the wanted types or of all that people can choose. */
export function guildChannels(types) {
  const wanted = types?.length ? (channel) => types.includes(channel.type) : (channel) => Boolean(channel.guild_id);
  return [...state.channels.values()].filter(wanted).map((channel) => ({
    value: channel.id,
    label: channelName(channel),
    sign: channelSign(channel),
  }));
}

export function channelSign(channel) {
  if (isThread(channel)) return icon("thread");
  const sign = { [FORUM]: "forum", [NEWS]: "news", [VOICE]: "voice", [STAGE]: "voice" }[channel.type];
  if (sign) return icon(sign);
  return icon(channel.guild_id ? "hash" : "mail");
}

/** The items of a select component of any of the five kinds. */
export function itemsOf(select) {
  const kinds = {
    3: () => select.options.map((option) => ({ ...option, detail: option.description, sign: option.emoji && emoji(option.emoji) })),
    5: people,
    6: guildRoles,
    7: () => [...people(), ...guildRoles()],
    8: () => guildChannels(select.channel_types),
  };
  return kinds[select.type]();
}

/** The values a select starts with. */
export function defaultsOf(select) {
  if (select.type === 3) return select.options.filter((option) => option.default).map((option) => option.value);
  return (select.default_values ?? []).map((value) => String(value.id));
}

export const truths = () => [
  { value: true, label: say("yes") },
  { value: false, label: say("no") },
];

/** Items whose label or detail holds the text; those that begin with it come first. */
export function narrowed(items, text) {
  const wanted = fold(text);
  const found = items.filter((item) => fold(item.label).includes(wanted) || fold(item.detail ?? "").includes(wanted));
  const begins = (item) => (fold(item.label).startsWith(wanted) ? 0 : 1);
  return found.sort((one, two) => begins(one) - begins(two));
}

/** Case and accents do not matter when looking for something. */
export function fold(text) {
  return String(text).toLocaleLowerCase(language()).normalize("NFD").replace(/\p{M}/gu, "");
}
