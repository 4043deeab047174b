// Modals: the form the bot asks for, checked before it is sent, kept open when sending failed.

import { defaultsOf } from "./choices.js";
import { fill, h, icon } from "./dom.js";
import { submitModal } from "./interactions.js";
import { markdown } from "./markdown.js";
import { context } from "./mentions.js";
import { selectField } from "./select.js";
import { say } from "./words.js";

let count = 0;

/** Opens a modal {custom_id, title, components} asked for in a channel, perhaps from a message. */
export function openModal({ modal, channelId, messageId }) {
  const parts = modal.components.map(part);
  const trouble = h("p", { class: "failure", role: "alert", hidden: true });
  const submit = h("button", { type: "submit", class: "button primary" }, say("submit"));
  const cancel = h("button", { type: "button", class: "button secondary", onclick: () => dialog.close() }, say("cancel"));
  const form = h(
    "form",
    { novalidate: true },
    h("div", { class: "bar" }, h("h2", {}, modal.title), h("button", { type: "button", class: "plain", "aria-label": say("close"), onclick: () => dialog.close() }, icon("close"))),
    trouble,
    h("div", { class: "parts" }, parts.map((each) => each.element)),
    h("div", { class: "bar foot" }, cancel, submit),
  );
  const dialog = h("dialog", { class: "modal", "aria-label": modal.title }, form);

  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const wrong = parts.filter((each) => !each.check());
    if (wrong.length) {
      wrong[0].element.querySelector("input, textarea, button")?.focus();
      return;
    }
    submit.disabled = true;
    submit.setAttribute("aria-busy", "true");
    const data = { custom_id: modal.custom_id, components: parts.map((each) => each.value()) };
    const result = await submitModal(channelId, messageId, data);
    submit.disabled = false;
    submit.removeAttribute("aria-busy");
    if (result.status === "acked" || result.status === "modal") {
      dialog.close();
      return;
    }
    fill(trouble, say("modalFailed"), result.reason ? ` ${result.reason}` : "");
    trouble.hidden = false;
  });
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
  form.querySelector(".parts input, .parts textarea, .parts button")?.focus();
}

/** One component of a modal: {element, check(), value()}. */
function part(component) {
  if (component.type === 10) {
    const element = h("div", { class: "text" }, markdown(component.content, context));
    return { element, check: () => true, value: () => ({ type: 10, id: component.id }) };
  }
  const inner = component.type === 18 ? component.component : component.components[0];
  const id = `field-${(count += 1)}`;
  const field = (FIELDS[inner.type] ?? unsupported)(inner, id, component.label ?? inner.label ?? "");
  const needed = inner.required !== false && inner.type !== 23;
  const error = h("p", { class: "failure", id: `${id}-error`, role: "alert" });
  const element = h(
    "div",
    { class: "field" },
    h("label", { for: id }, component.label ?? inner.label, needed ? h("span", { class: "star", title: say("required") }, " *") : h("span", { class: "soft" }, ` (${say("optional")})`)),
    component.description && h("p", { class: "soft" }, component.description),
    field.element,
    error,
  );
  const check = () => {
    const wrong = field.wrong();
    fill(error, wrong ?? "");
    field.element.setAttribute("aria-invalid", String(Boolean(wrong)));
    return !wrong;
  };
  element.addEventListener("input", () => error.textContent && check());
  const filled = () => ({ type: inner.type, id: inner.id, custom_id: inner.custom_id, ...field.value() });
  const value = () =>
    component.type === 18
      ? { type: 18, id: component.id, component: filled() }
      : { type: 1, id: component.id, components: [filled()] };
  return { element, check, value };
}

const FIELDS = { 4: textField, 3: menuField, 5: menuField, 6: menuField, 7: menuField, 8: menuField, 21: radioField, 22: boxesField, 23: boxField };

function textField(input, id) {
  const shared = { id, placeholder: input.placeholder, maxlength: input.max_length ?? 4000, value: input.value ?? "", "aria-describedby": `${id}-error`, dataset: { customId: input.custom_id } };
  const element = input.style === 2 ? h("textarea", { ...shared, rows: 4 }) : h("input", { ...shared, type: "text" });
  const wrong = () => {
    const { length } = element.value;
    if (!length) return input.required === false ? null : say("required");
    if (length < (input.min_length ?? 0)) return say("tooShort", { least: input.min_length });
    return length > (input.max_length ?? 4000) ? say("tooLong", { most: input.max_length ?? 4000 }) : null;
  };
  return { element, wrong, value: () => ({ value: element.value }) };
}

function menuField(select, id, label) {
  const box = h("div", { class: "menu" });
  let values = defaultsOf(select);
  const take = (picked) => {
    values = picked;
    box.dispatchEvent(new Event("input", { bubbles: true }));
  };
  const element = selectField(select, take, { label, form: true });
  element.id = id;
  box.append(element);
  return { element: box, wrong: () => amount(values, select), value: () => ({ values }) };
}

function amount(values, { required, min_values: least = 1, max_values: most = 1 }) {
  if (!values.length) return required === false || least === 0 ? null : say("required");
  if (values.length >= least && values.length <= most) return null;
  return least === most ? say("chooseExactly", { most }) : say("chooseUpTo", { least, most });
}

function ticks(type, group, id, label) {
  const boxes = group.options.map((option, at) =>
    h("input", { type, name: id, id: at ? undefined : id, value: option.value, dataset: { customId: group.custom_id } }),
  );
  group.options.forEach((option, at) => (boxes[at].checked = Boolean(option.default)));
  const rows = group.options.map((option, at) =>
    h("label", { class: "tick" }, boxes[at], h("span", {}, option.label, option.description && h("span", { class: "detail" }, option.description))),
  );
  const element = h("div", { role: type === "radio" ? "radiogroup" : "group", class: "ticks", "aria-label": label }, rows);
  return { element, chosen: () => boxes.filter((box) => box.checked).map((box) => box.value) };
}

function radioField(group, id, label) {
  const { element, chosen } = ticks("radio", group, id, label);
  const wrong = () => (chosen().length || group.required === false ? null : say("required"));
  return { element, wrong, value: () => ({ value: chosen()[0] ?? null }) };
}

function boxesField(group, id, label) {
  const { element, chosen } = ticks("checkbox", group, id, label);
  const limits = { ...group, max_values: group.max_values ?? group.options.length };
  return { element, wrong: () => amount(chosen(), limits), value: () => ({ values: chosen() }) };
}

function boxField(box, id) {
  const element = h("input", { type: "checkbox", id, class: "single", dataset: { customId: box.custom_id } });
  element.checked = Boolean(box.default);
  return { element, wrong: () => null, value: () => ({ value: element.checked }) };
}

function unsupported(component) {
  const element = h("p", { class: "soft" }, say("notSupported", { type: component.type }));
  return { element, wrong: () => null, value: () => ({ values: [] }) };
}
