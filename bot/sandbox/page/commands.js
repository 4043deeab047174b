// Slash commands as people see them: one entry per command, subcommand or member of a group, in their language;
// checking of options and the data an interaction carries. Draws nothing.

import { fold } from "./choices.js";
import { language, say } from "./words.js";

const SUBCOMMAND = 1;
const GROUP = 2;
export const KIND = { string: 3, integer: 4, boolean: 5, user: 6, channel: 7, role: 8, mentionable: 9, number: 10, attachment: 11 };
const DIRECT_WITH_BOT = 1;

/** A name or description in the person's locale. */
export function localised(thing, field, locale) {
  const translations = thing[`${field}_localizations`] ?? {};
  return translations[locale] ?? translations[language()] ?? thing[field] ?? "";
}

/** All entries that can be used here: {command, path, names, label, description, options}. */
export function entries(commands, locale, direct) {
  const usable = commands.filter((command) => (command.type ?? 1) === 1 && (!direct || inDirect(command)));
  return usable.flatMap((command) => below(command, command, [], locale)).sort((a, b) => a.label.localeCompare(b.label, language()));
}

function inDirect({ contexts, dm_permission: allowed }) {
  return contexts ? contexts.includes(DIRECT_WITH_BOT) : allowed !== false;
}

function below(command, node, path, locale) {
  const here = [...path, node];
  const options = node.options ?? [];
  const parts = options.filter((option) => option.type === SUBCOMMAND || option.type === GROUP);
  if (parts.length) return parts.flatMap((part) => below(command, part, here, locale));
  return [
    {
      command,
      path: here,
      name: here.map((each) => each.name).join(" "),
      label: here.map((each) => localised(each, "name", locale)).join(" "),
      description: localised(node, "description", locale),
      options: options.map((option) => ({
        ...option,
        label: localised(option, "name", locale),
        hint: localised(option, "description", locale),
        choices: option.choices?.map((choice) => ({ value: choice.value, label: localised(choice, "name", locale) })),
      })),
    },
  ];
}

/** Entries that fit what is typed after the slash, the nearest first. */
export function matching(all, typed) {
  const wanted = fold(typed).trim();
  const rank = ({ label, name, description }) => {
    const names = [fold(label), name];
    if (names.some((each) => each.startsWith(wanted))) return 0;
    if (names.some((each) => each.split(" ").some((word) => word.startsWith(wanted)))) return 1;
    if (names.some((each) => each.includes(wanted))) return 2;
    return fold(description).includes(wanted) ? 3 : 4;
  };
  return all.map((entry) => [rank(entry), entry]).filter(([place]) => place < 4).sort(([a], [b]) => a - b).map(([, entry]) => entry);
}

/** The entry whose whole name is typed, followed by a space, and what stands behind it; or null. */
export function completed(all, typed) {
  const text = typed.toLowerCase();
  const fits = all.flatMap((entry) => [entry.label.toLowerCase(), entry.name].map((name) => ({ entry, name })));
  const found = fits.filter(({ name }) => text.startsWith(`${name} `)).sort((a, b) => b.name.length - a.name.length)[0];
  return found ? { entry: found.entry, rest: typed.slice(found.name.length + 1) } : null;
}

/** What is wrong with a value that is about to be sent, or null. */
export function complaint(option, value) {
  if (value === undefined || value === "") return option.required ? say("required") : null;
  if (option.type === KIND.string) {
    if (value.length < (option.min_length ?? 0)) return say("tooShort", { least: option.min_length });
    if (value.length > (option.max_length ?? 6000)) return say("tooLong", { most: option.max_length ?? 6000 });
  }
  if (option.type === KIND.integer && !Number.isSafeInteger(value)) return say("notWhole");
  if (option.type === KIND.number && !Number.isFinite(value)) return say("notNumber");
  if (typeof value === "number") {
    if (option.min_value !== undefined && value < option.min_value) return say("tooSmall", { least: option.min_value });
    if (option.max_value !== undefined && value > option.max_value) return say("tooBig", { most: option.max_value });
  }
  return null;
}

/** The data of the interaction: values is [[option, value]]; `focused` names the option being completed. */
export function commandData(entry, values, focused) {
  let options = values.map(([option, value]) => ({
    type: option.type,
    name: option.name,
    value,
    ...(option.name === focused ? { focused: true } : {}),
  }));
  for (const node of entry.path.slice(1).reverse()) options = [{ type: node.type, name: node.name, options }];
  const { id, name, guild_id: guild } = entry.command;
  return { id, name, type: 1, options, ...(guild ? { guild_id: guild } : {}) };
}
