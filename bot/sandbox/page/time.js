// Moments in words, in the page's language; relative ones keep themselves fresh.

import { h } from "./dom.js";
import { language, say } from "./words.js";

const STYLES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
};
const UNITS = [
  ["year", 31557600],
  ["month", 2629800],
  ["week", 604800],
  ["day", 86400],
  ["hour", 3600],
  ["minute", 60],
  ["second", 1],
];

let ahead = 0; // so many milliseconds the sandbox's clock is ahead of this machine's

/** What time it is in the sandbox, in milliseconds; of moments in the past the `latest` says at least how late it is. */
export function hearTime(moment, { latest = false } = {}) {
  if (!moment) return;
  const found = moment - Date.now();
  if (latest && found <= ahead) return;
  ahead = found;
  refresh();
}

function now() {
  return Date.now() + ahead;
}

function format(date, style) {
  return new Intl.DateTimeFormat(language(), STYLES[style]).format(date);
}

function relative(date) {
  const seconds = Math.round((date.getTime() - now()) / 1000);
  const [unit, size] = UNITS.find(([, length]) => Math.abs(seconds) >= length) ?? ["second", 1];
  return new Intl.RelativeTimeFormat(language(), { numeric: "auto" }).format(Math.trunc(seconds / size), unit);
}

/** A `<t:seconds:style>` of Discord; any style it does not know is shown in full. */
export function timestamp(seconds, style = "f") {
  const date = new Date(seconds * 1000);
  if (Number.isNaN(date.getTime())) return h("span", {}, String(seconds));
  const near = style === "R";
  const text = near ? relative(date) : format(date, style in STYLES ? style : "f");
  const attributes = { datetime: date.toISOString(), title: format(date, "F"), class: "stamp" };
  return h("time", near ? { ...attributes, dataset: { relative: "" } } : attributes, text);
}

/** When a message was written, briefly for today and yesterday. */
export function written(iso) {
  const date = new Date(iso);
  const time = format(date, "t");
  const days = Math.round((new Date(now()).setHours(0, 0, 0, 0) - new Date(date).setHours(0, 0, 0, 0)) / 86400000);
  const near = ["today", "yesterday"][days];
  const text = near ? say(near, { time }) : `${format(date, "d")} ${time}`;
  return h("time", { datetime: iso, title: format(date, "F"), class: "written" }, text);
}

/** Only the hour and minute, for messages that follow one another. */
export function writtenBriefly(iso) {
  const date = new Date(iso);
  return h("time", { datetime: iso, title: format(date, "F"), class: "written brief" }, format(date, "t"));
}

function refresh() {
  for (const element of document.querySelectorAll("time[data-relative]")) {
    element.textContent = relative(new Date(element.dateTime));
  }
}

setInterval(refresh, 10000);
