// Filling in a slash command: its name as a chip, one small field per option with suggestions, errors before sending.

import { postAutocomplete, postFile } from "./api.js";
import { guildChannels, guildRoles, narrowed, people, truths } from "./choices.js";
import { commandData, complaint, KIND, localised } from "./commands.js";
import { fill, h, icon } from "./dom.js";
import { state } from "./state.js";
import { Suggestions } from "./suggest.js";
import { say } from "./words.js";

const PAUSE = 220;

/**
 * The form of one command entry in a channel; `send(data, name)` and `leave(text)` are its ways out,
 * `ready` is focused when nothing more has to be typed. */
export class CommandForm {
  constructor(entry, channelId, { send, leave, ready, rest = "" }) {
    this.entry = entry;
    this.channelId = channelId;
    this.send = send;
    this.leave = leave;
    this.ready = ready;
    this.fields = [];
    this.holder = h("div", { class: "suggestion-holder" });
    this.row = h("div", { class: "fields" });
    this.more = h("div", { class: "more" });
    this.hint = h("p", { class: "option-hint", "aria-live": "polite" });
    const name = h("button", { type: "button", class: "command-name", "aria-label": say("leaveCommand", { name: `/${entry.label}` }), onclick: () => leave("") }, `/${entry.label}`, icon("close"));
    this.row.append(name);
    this.element = h("div", { class: "command-form", role: "group", "aria-label": `/${entry.label}` }, this.holder, this.hint, h("div", { class: "form-rows" }, this.row, this.more));
    for (const option of entry.options.filter((each) => each.required)) this.add(option);
    if (rest.trim() && !this.fields.length && entry.options.length) this.add(entry.options[0]);
    if (rest.trim() && this.fields.length && !this.fields[0].attached) this.fields[0].input.value = rest;
    this.offer();
  }

  /** Puts the focus where typing continues. */
  focus() {
    const target = this.fields.find((field) => !field.input.value) ?? this.fields[0];
    (target?.input ?? this.ready).focus();
    if (!target) fill(this.hint, this.entry.description);
  }

  offer() {
    const open = this.entry.options.filter((option) => !this.fields.some((field) => field.option === option));
    const add = (option) => {
      this.add(option).input.focus();
      this.offer();
    };
    fill(
      this.more,
      open.length > 0 && h("span", { class: "soft" }, say("moreOptions")),
      open.map((option) =>
        h("button", { type: "button", class: "option", title: option.hint, "aria-label": say("addOption", { name: option.label }), onclick: () => add(option) }, icon("plus"), option.label),
      ),
    );
  }

  add(option) {
    const field = new OptionField(option, this);
    this.fields.push(field);
    this.row.append(field.element);
    return field;
  }

  remove(field) {
    this.fields = this.fields.filter((each) => each !== field);
    field.drop();
    this.offer();
    this.focus();
  }

  /** After a pick: on to the first empty field, or stay ready to send. */
  advance(from) {
    const next = this.fields.find((field) => field !== from && field.read().value === undefined);
    (next?.input ?? this.ready).focus();
  }

  /** Values of all fields that can be read, for autocomplete. */
  values() {
    return this.fields.map((field) => [field.option, field.read().value]).filter(([, value]) => value !== undefined);
  }

  /** Checks everything and sends, or shows what is wrong at the first wrong field. */
  submit() {
    const wrong = this.fields.filter((field) => !field.check());
    if (wrong.length) {
      wrong[0].input.focus();
      wrong[0].explain();
      return;
    }
    this.send(commandData(this.entry, this.values()), this.entry.label);
  }
}

/** One option: a label, a text field and what can be chosen. */
class OptionField {
  constructor(option, form) {
    this.option = option;
    this.form = form;
    this.picked = null;
    this.attached = option.type === KIND.attachment;
    this.numeric = option.type === KIND.integer || option.type === KIND.number;
    this.input = h("input", {
      type: this.attached ? "file" : "text",
      class: "value",
      size: 8,
      inputmode: this.numeric && !option.autocomplete && !option.choices ? "decimal" : undefined,
      "aria-label": `${option.label}: ${option.hint}`,
      "aria-required": String(Boolean(option.required)),
      dataset: { option: option.name },
      oninput: () => this.typed(),
      onchange: () => this.attached && this.upload(),
      onfocus: () => this.focused(),
      onblur: () => this.suggestions?.hide(),
      onkeydown: (event) => this.key(event),
    });
    const remove = !option.required && h("button", { type: "button", class: "plain", "aria-label": say("removeOption", { name: option.label }), onclick: () => form.remove(this) }, icon("close"));
    this.element = h("label", { class: "option-field" }, h("span", { class: "option-name" }, option.label), this.input, remove);
    if (option.autocomplete || this.items()) this.suggestions = new Suggestions(this.input, form.holder);
  }

  /** What can be chosen without asking the bot, or null for free text. */
  items() {
    const { type, choices, channel_types: types } = this.option;
    if (choices) return choices;
    const kinds = {
      [KIND.boolean]: truths,
      [KIND.user]: people,
      [KIND.channel]: () => guildChannels(types),
      [KIND.role]: guildRoles,
      [KIND.mentionable]: () => [...people(), ...guildRoles()],
    };
    return kinds[type]?.() ?? null;
  }

  focused() {
    this.explain();
    this.suggest();
  }

  typed() {
    this.picked = null;
    this.input.size = Math.min(28, Math.max(8, this.input.value.length + 1));
    if (this.element.classList.contains("wrong")) this.check();
    this.explain();
    this.suggest();
  }

  /** Says what the option is about, or what is wrong with it. */
  explain() {
    const wrong = this.element.classList.contains("wrong") && this.problem();
    this.form.hint.classList.toggle("failure", Boolean(wrong));
    fill(this.form.hint, h("strong", {}, this.option.label), " ", wrong || this.option.hint);
  }

  suggest() {
    if (this.option.autocomplete) {
      this.ask();
      return;
    }
    const items = this.items();
    if (items) this.showAnswers(narrowed(items, this.picked ? "" : this.input.value));
  }

  /** Asks the bot, a moment after the last key; an answer that comes too late is dropped. */
  ask() {
    this.showAnswers(narrowed(this.answers ?? [], this.input.value), say("loading"));
    clearTimeout(this.timer);
    this.asking?.abort();
    this.asking = new AbortController();
    const { signal } = this.asking;
    this.timer = setTimeout(async () => {
      const others = this.form.values().filter(([option]) => option !== this.option);
      const here = [this.option, this.input.value];
      const data = commandData(this.form.entry, [...others, here], this.option.name);
      try {
        const body = { person: state.person, channel_id: this.form.channelId, data };
        const { choices } = await postAutocomplete(body, signal);
        if (signal.aborted || document.activeElement !== this.input) return;
        const locale = state.world.me.locale;
        this.answers = (choices ?? []).map((choice) => ({ value: choice.value, label: localised(choice, "name", locale) }));
        this.showAnswers(this.answers);
      } catch {
        if (!signal.aborted && document.activeElement === this.input) this.showAnswers([], say("suggestionsFailed"));
      }
    }, this.input.value ? PAUSE : 0);
  }

  showAnswers(items, note) {
    const chosen = Math.max(0, items.findIndex((item) => item.value === this.picked?.value));
    this.suggestions.show(items, (item) => this.pick(item), { note, chosen });
  }

  pick(item) {
    this.picked = item;
    this.input.value = item.label;
    this.input.size = Math.min(28, Math.max(8, item.label.length + 1));
    this.check();
    this.form.advance(this);
  }

  /** Hands in the file that was picked; until that is done there is nothing to send. */
  async upload() {
    const [file] = this.input.files;
    this.picked = null;
    this.pending = file && say("sending");
    if (!file) return;
    try {
      const { id } = await postFile(state.person, this.form.channelId, file);
      if (this.input.files[0] !== file) return;
      this.picked = { value: id };
    } catch (error) {
      this.pending = say("notSent", { reason: error.message });
    }
    if (this.check()) this.form.advance(this);
    else this.explain();
  }

  /** The value to send, or why there is none. */
  read() {
    if (this.picked) return { value: this.picked.value };
    if (this.attached) return this.pending ? { wrong: this.pending } : {};
    const text = this.input.value.trim();
    if (!text) return {};
    const items = this.items();
    if (items) {
      const exact = items.find((item) => item.label.toLowerCase() === text.toLowerCase() || item.value === text);
      return exact ? { value: exact.value } : { wrong: say("notInList") };
    }
    if (this.numeric) {
      const number = Number(text.replace(",", "."));
      const name = this.option.type === KIND.integer ? "notWhole" : "notNumber";
      return Number.isFinite(number) ? { value: number } : { wrong: say(name) };
    }
    return { value: text };
  }

  problem() {
    const { value, wrong } = this.read();
    return wrong ?? complaint(this.option, value);
  }

  check() {
    const wrong = this.problem();
    this.element.classList.toggle("wrong", Boolean(wrong));
    this.input.setAttribute("aria-invalid", String(Boolean(wrong)));
    return !wrong;
  }

  key(event) {
    // Walking past a field that is empty or filled must not change it.
    const passing = event.key === "Tab" && (this.picked || !this.input.value);
    if (!passing && this.suggestions?.key(event)) return;
    if (event.key === "Enter" && !event.isComposing) {
      event.preventDefault();
      this.form.submit();
    } else if (event.key === "Escape") {
      this.form.leave("");
    } else if (event.key === "Backspace" && !this.input.value) {
      event.preventDefault();
      if (this.option.required) this.form.leave(`/${this.form.entry.label}`);
      else this.form.remove(this);
    }
  }

  drop() {
    clearTimeout(this.timer);
    this.asking?.abort();
    this.suggestions?.list.remove();
    this.element.remove();
  }
}
