// A list of suggestions over a text field: arrows and Enter, mouse and finger, told to screen readers.
// What is suggested and what picking means is the field's business.

import { fill, h } from "./dom.js";
import { say } from "./words.js";

let count = 0;

/** The list of one text field; it is shown inside `holder`. */
export class Suggestions {
  constructor(input, holder) {
    this.input = input;
    this.id = `suggestions-${(count += 1)}`;
    this.list = h("ul", { class: "suggestions", role: "listbox", id: this.id, hidden: true });
    this.items = [];
    this.at = -1;
    holder.append(this.list);
    for (const [name, value] of [["role", "combobox"], ["aria-autocomplete", "list"], ["aria-controls", this.id], ["aria-expanded", "false"]]) {
      input.setAttribute(name, value);
    }
    input.setAttribute("autocomplete", "off");
    // Keeps the focus, and so the keyboard of a phone, in the field while the list is touched.
    this.list.addEventListener("pointerdown", (event) => event.preventDefault());
  }

  get open() {
    return !this.list.hidden;
  }

  /** Shows items {label, detail?, sign?}; `pick(item)` runs for the chosen one. `note` is said when there are none. */
  show(items, pick, { note, title, chosen = 0 } = {}) {
    this.items = items;
    this.pick = pick;
    const rows = items.map((item, index) =>
      h(
        "li",
        { role: "option", id: `${this.id}-${index}`, onclick: () => this.take(index), onpointermove: () => this.move(index, false) },
        item.sign,
        h("span", { class: "label" }, item.label),
        item.detail && h("span", { class: "detail" }, item.detail),
      ),
    );
    fill(this.list, title && h("li", { class: "title", role: "presentation" }, title), rows, !items.length && h("li", { class: "note", role: "presentation" }, note ?? say("nothingFits")));
    this.list.hidden = false;
    this.input.setAttribute("aria-expanded", "true");
    this.move(items.length ? chosen : -1);
  }

  hide() {
    this.list.hidden = true;
    this.items = [];
    this.input.setAttribute("aria-expanded", "false");
    this.input.removeAttribute("aria-activedescendant");
  }

  move(index, scroll = true) {
    this.at = index;
    for (const row of this.list.querySelectorAll("[role=option]")) {
      const active = row.id === `${this.id}-${index}`;
      row.setAttribute("aria-selected", String(active));
      if (active && scroll) row.scrollIntoView({ block: "nearest" });
    }
    if (index < 0) this.input.removeAttribute("aria-activedescendant");
    else this.input.setAttribute("aria-activedescendant", `${this.id}-${index}`);
  }

  take(index) {
    const item = this.items[index];
    this.hide();
    this.pick(item);
  }

  /** Handles a key of the field; true when the list has used it. */
  key(event) {
    if (!this.open || event.isComposing) return false;
    const { length } = this.items;
    if ((event.key === "ArrowDown" || event.key === "ArrowUp") && length) {
      const by = event.key === "ArrowDown" ? 1 : -1;
      this.move((this.at + by + length) % length);
    } else if ((event.key === "Enter" || event.key === "Tab") && !event.shiftKey && this.at >= 0) {
      this.take(this.at);
    } else if (event.key === "Escape") {
      this.hide();
    } else {
      return false;
    }
    event.preventDefault();
    return true;
  }
}
