// The strip of pretend people, always in sight: who one is, who was called, one press to be somebody else.

import { avatar } from "./avatar.js";
import { pinged } from "./channels.js";
import { fill, h, soon } from "./dom.js";
import { pingsOf } from "./memory.js";
import { nameOf, on, state, tell } from "./state.js";
import { language, say } from "./words.js";

const strip = h("div", { class: "strip", role: "radiogroup" });
const languages = h("div", { class: "languages", role: "group" });

/** Puts the strip into its place and keeps it true. */
export function mountPeople(parent) {
  parent.append(strip, languages);
  for (const topic of ["world", "marks"]) on(topic, soon(drawPeople));
  strip.addEventListener("keydown", (event) => {
    const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (!by) return;
    event.preventDefault();
    const people = [...strip.children];
    people[(people.indexOf(document.activeElement) + by + people.length) % people.length].focus();
  });
}

function drawPeople() {
  const { world } = state;
  const focused = strip.contains(document.activeElement) ? document.activeElement.dataset.id : null;
  strip.setAttribute("aria-label", say("iAm"));
  fill(strip, world.people.map(person));
  strip.querySelector(".me")?.scrollIntoView({ block: "nearest", inline: "nearest" });
  if (focused) strip.querySelector(`[data-id="${focused}"]`)?.focus();
  languages.setAttribute("aria-label", say("language", { name: nameOf(world.me) }));
  fill(languages, tongue("en-US", "EN", "english"), tongue("de", "DE", "german"));
  const waiting = world.people.reduce((sum, each) => sum + pingsOf(each.id), 0);
  document.title = `${waiting ? `(${waiting}) ` : ""}${nameOf(world.me)} · ${say("title")}`;
}

function person(each) {
  const me = each.id === state.person;
  const count = me ? 0 : pingsOf(each.id);
  const tongueName = say(each.locale.startsWith("de") ? "german" : "english");
  return h(
    "button",
    {
      type: "button",
      class: me ? "person me" : "person",
      role: "radio",
      "aria-checked": String(me),
      "aria-label": me ? `${say("iAm")} ${nameOf(each)} (${tongueName})` : [say("switchTo", { name: nameOf(each), language: tongueName }), count > 0 && pinged(count)].filter(Boolean).join(", "),
      tabindex: me ? "0" : "-1",
      dataset: { id: each.id },
      onclick: () => !me && tell("become", each.id),
    },
    h("span", { class: "face" }, avatar(each), count > 0 && h("span", { class: "count" }, count)),
    h("span", { class: "who" }, h("span", { class: "name" }, nameOf(each)), h("span", { class: "tongue" }, each.locale.slice(0, 2).toUpperCase())),
  );
}

function tongue(locale, short, name) {
  const pressed = language() === locale.slice(0, 2);
  return h(
    "button",
    { type: "button", class: "tongue-choice", "aria-pressed": String(pressed), title: say(name), "aria-label": say(name), lang: locale.slice(0, 2), onclick: () => !pressed && tell("speak", locale) },
    short,
  );
}
