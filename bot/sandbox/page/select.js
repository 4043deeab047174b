// The five selects: a field that shows what is chosen, and a list to choose from (a sheet from below on phones).

import { defaultsOf, itemsOf, narrowed } from "./choices.js";
import { fill, h, icon } from "./dom.js";
import { say } from "./words.js";

const SEARCH_FROM = 9;
const PHONE = "(max-width: 640px)";

/**
 * The field of a select. `chosen(values)` runs when a choice is made: at once for one value, with "Done" for
 * several. `form` says that it stands in a modal, where `required` may allow nothing in spite of `min_values`;
 * `shown` are the values that stand in it at first.
 */
export function selectField(select, chosen, { label, busy = false, form = false, shown = defaultsOf(select) } = {}) {
  const least = form && select.required === false ? 0 : (select.min_values ?? 1);
  const most = select.max_values ?? 1;
  const items = itemsOf(select);
  let values = shown;
  const face = h("span", { class: "face" });
  const field = h(
    "button",
    {
      type: "button",
      class: "select",
      "aria-haspopup": "listbox",
      "aria-label": label ?? select.placeholder ?? say("choose"),
      "aria-busy": busy,
      disabled: select.disabled || busy,
      dataset: { customId: select.custom_id },
      onclick: () => openPicker({ field, items, values, least, most, title: label ?? select.placeholder ?? say("choose"), take }),
    },
    face,
    icon("down"),
  );
  function draw() {
    const named = items.filter((item) => values.includes(item.value));
    fill(face, named.length ? named.map(chip) : h("span", { class: "placeholder" }, select.placeholder ?? say("choose")));
    const names = named.map((item) => item.label).join(", ");
    field.setAttribute("aria-label", [label ?? select.placeholder ?? say("choose"), names].filter(Boolean).join(": "));
  }
  function take(picked) {
    values = picked;
    draw();
    chosen(picked);
  }
  draw();
  return field;
}

const chip = (item) => h("span", { class: "chip" }, item.sign?.cloneNode(true), item.label);

function openPicker({ field, items, values, least, most, title, take }) {
  const picked = new Set(values.filter((value) => items.some((item) => item.value === value)));
  const many = most > 1;
  const list = h("ul", { class: "options", role: "listbox", "aria-label": title, "aria-multiselectable": many });
  const search = h("input", { type: "search", placeholder: say("search"), "aria-label": say("search"), oninput: draw });
  const range = least === most ? say("chooseExactly", { most }) : say("chooseUpTo", { least, most });
  const done = h("button", { type: "button", class: "primary", onclick: () => finish([...picked]) }, say("done"));
  const clear = h("button", { type: "button", class: "secondary", onclick: () => finish([]) }, say("clear"));
  const dialog = h(
    "dialog",
    { class: "picker", "aria-label": title },
    h("div", { class: "bar" }, h("strong", {}, title), h("button", { type: "button", class: "plain", "aria-label": say("close"), onclick: () => dialog.close() }, icon("close"))),
    items.length >= SEARCH_FROM && search,
    list,
    (many || (least === 0 && picked.size > 0)) && h("div", { class: "bar foot" }, many && h("span", { class: "soft" }, range), least === 0 && clear, many && done),
  );

  function draw() {
    const rows = narrowed(items, search.value).map((item) =>
      h(
        "li",
        { role: "option", tabindex: "-1", "aria-selected": String(picked.has(item.value)), dataset: { value: item.value }, onclick: () => choose(item) },
        many && h("span", { class: "box" }, picked.has(item.value) && icon("check")),
        item.sign?.cloneNode(true),
        h("span", { class: "words" }, h("span", { class: "label" }, item.label), item.detail && h("span", { class: "detail" }, item.detail)),
        !many && picked.has(item.value) && icon("check"),
      ),
    );
    fill(list, rows.length ? rows : h("li", { class: "note" }, say("nothingFits")));
    list.firstElementChild.tabIndex = 0;
    done.disabled = picked.size < least || picked.size > most;
  }
  function choose(item) {
    if (!many) return finish([item.value]);
    if (!picked.delete(item.value) && picked.size < most) picked.add(item.value);
    draw();
    return focusOn(item.value);
  }
  function focusOn(value) {
    const row = [...list.children].find((each) => each.dataset.value === String(value));
    row?.focus();
  }
  function finish(result) {
    dialog.close();
    take(result);
  }

  list.addEventListener("keydown", (event) => {
    const rows = [...list.querySelectorAll("[role=option]")];
    const at = rows.indexOf(document.activeElement);
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: rows.length - 1 }[event.key];
    if (to !== undefined) rows[Math.max(0, Math.min(rows.length - 1, to))]?.focus();
    else if ((event.key === "Enter" || event.key === " ") && at >= 0) rows[at].click();
    else return;
    event.preventDefault();
  });
  search.addEventListener("keydown", (event) => {
    if (event.key === "ArrowDown") list.firstElementChild.focus();
    else if (event.key === "Enter") list.querySelector("[role=option]")?.click();
    else return;
    event.preventDefault();
  });
  dialog.addEventListener("click", (event) => event.target === dialog && dialog.close());
  dialog.addEventListener("close", () => {
    dialog.remove();
    if (field.isConnected) field.focus();
  });

  draw();
  document.body.append(dialog);
  if (!matchMedia(PHONE).matches) standUnder(dialog, field);
  dialog.showModal();
  if (!matchMedia(PHONE).matches) standUnder(dialog, field);
  if (search.isConnected && !matchMedia(PHONE).matches) search.focus();
  else (list.querySelector("[aria-selected=true]") ?? list.firstElementChild).focus();
}

/** Puts the list below its field, or above where there is more room. */
function standUnder(dialog, field) {
  const frame = field.getBoundingClientRect();
  const below = innerHeight - frame.bottom - 12;
  const above = frame.top - 12;
  const down = below >= Math.min(320, above);
  dialog.style.width = `${Math.max(280, frame.width)}px`;
  dialog.style.left = `${Math.max(8, Math.min(frame.left, innerWidth - Math.max(280, frame.width) - 8))}px`;
  dialog.style.maxHeight = `${Math.min(420, down ? below : above)}px`;
  if (down) dialog.style.top = `${frame.bottom + 4}px`;
  else dialog.style.bottom = `${innerHeight - frame.top + 4}px`;
}
