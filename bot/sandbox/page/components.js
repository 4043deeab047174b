// Message components of both kinds as elements. What is pending or failed comes from the interactions.

import { emoji } from "./choices.js";
import { h, icon } from "./dom.js";
import { choose, pendingAt, press } from "./interactions.js";
import { markdown } from "./markdown.js";
import { pick, shownIn } from "./picked.js";
import { fileCard, gallery, picture, pictureOf, veil } from "./pictures.js";
import { selectField } from "./select.js";
import { isShut } from "./state.js";
import { say } from "./words.js";

const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "link", 6: "primary" };

const MAKERS = {
  1: row,
  2: button,
  3: select,
  5: select,
  6: select,
  7: select,
  8: select,
  9: section,
  10: (component, around) => h("div", { class: "text" }, markdown(component.content, around.context)),
  11: (component) => picture([pictureOf(component.media, component.description, component.spoiler)], 0, true),
  12: (component) => gallery(component.items.map((item) => pictureOf(item.media, item.description, item.spoiler))),
  13: (component) =>
    fileCard({ url: component.file.url, name: component.name ?? nameIn(component.file.url), size: component.size, spoiler: component.spoiler }),
  14: separator,
  17: container,
};

/** Elements of a list of components; `around` is {message, context}. */
export function components(list, around) {
  return (list ?? []).map((component) => {
    const make = MAKERS[component.type];
    return make ? make(component, around) : h("p", { class: "soft" }, say("notSupported", { type: component.type }));
  });
}

function row(component, around) {
  return h("div", { class: "row" }, components(component.components, around));
}

function button(component, { message }) {
  const face = [component.emoji && emoji(component.emoji), component.label && h("span", {}, component.label)];
  const style = STYLES[component.style] ?? "secondary";
  if (component.url) {
    return h("a", { class: `button ${style}`, href: component.url, target: "_blank", rel: "noopener noreferrer" }, face, icon("out"));
  }
  const pending = pendingAt(message.id);
  return h(
    "button",
    {
      type: "button",
      class: `button ${style}`,
      disabled: component.disabled || isShut(message.channel_id),
      "aria-disabled": pending ? "true" : undefined,
      "aria-busy": pending === component.custom_id ? "true" : undefined,
      "aria-label": component.label ? undefined : component.emoji?.name,
      dataset: { customId: component.custom_id },
      onclick: () => press(message, component),
    },
    face,
  );
}

function select(component, { message }) {
  const busy = pendingAt(message.id) === component.custom_id;
  const shut = isShut(message.channel_id);
  const chosen = (values) => pick(message, component, values) && choose(message, component, values);
  return selectField({ ...component, disabled: component.disabled || shut }, chosen, { busy, shown: shownIn(message, component) });
}

function section(component, around) {
  return h(
    "div",
    { class: "section" },
    h("div", { class: "body" }, components(component.components, around)),
    h("div", { class: "accessory" }, components([component.accessory], around)),
  );
}

function separator(component) {
  const classes = ["separator", component.divider === false ? "bare" : "", component.spacing === 2 ? "wide" : ""];
  return h("div", { class: classes.join(" ").trim(), role: component.divider === false ? "presentation" : "separator" });
}

function container(component, around) {
  const inside = h("div", { class: "container" }, components(component.components, around));
  const color = component.accent_color;
  if (color !== undefined && color !== null) {
    inside.classList.add("accented");
    inside.style.setProperty("--accent", hex(color));
  }
  return component.spoiler ? veil(inside) : inside;
}

/** A color number of Discord as CSS. */
export const hex = (color) => `#${Number(color).toString(16).padStart(6, "0")}`;

const nameIn = (address) => decodeURIComponent(address.split("?")[0].split("/").pop());
