// Discord's markdown to elements: blocks (headers, quotes, lists, code, subtext) and inline marks.
// What a mention is called, and what pressing one does, is asked of the `context`.

import { h } from "./dom.js";
import { timestamp } from "./time.js";
import { say } from "./words.js";

const DEEPEST = 12;

/** Every inline rule: a sticky pattern and what it becomes. The first that fits wins. */
const RULES = [
  [/\\([^\p{L}\p{N}\s])/uy, (match) => match[1]],
  [/(`+)([\s\S]*?[^`])\1(?!`)/y, (match) => h("code", {}, match[2])],
  [/@(everyone|here)\b/y, (match) => h("span", { class: "mention" }, match[0])],
  [/<@!?(\d+)>/y, (match, context) => context.user(match[1])],
  [/<@&(\d+)>/y, (match, context) => context.role(match[1])],
  [/<#(\d+)>/y, (match, context) => context.channel(match[1])],
  [/<\/([^:<>]{1,100}):(\d+)>/y, (match, context) => context.command(match[1])],
  [/<t:(-?\d{1,13})(?::([tTdDfFR]))?>/y, (match) => timestamp(Number(match[1]), match[2])],
  [/<a?:(\w+):(\d+)>/y, (match, context) => context.emoji({ name: match[1], id: match[2] })],
  [/\[((?:\\.|[^[\]\\]){1,400})\]\(<?(https?:\/\/[^\s<>)]+)>?(?:\s+"[^"]*")?\)/y, maskedLink],
  [/<(https?:\/\/[^\s<>]+)>/y, (match) => link(match[1], match[1])],
  [/https?:\/\/[^\s<]*[^\s<.,:;"'\])]/y, (match) => link(match[0], match[0])],
  [/\|\|([\s\S]+?)\|\|/y, spoiler],
  [/\*\*((?:\\[\s\S]|[^\\])+?)\*\*(?!\*)/y, wrap("strong")],
  [/__((?:\\[\s\S]|[^\\])+?)__(?!_)/y, wrap("u")],
  [/~~((?:\\[\s\S]|[^\\])+?)~~(?!~)/y, wrap("s")],
  [/\*(?=\S)((?:\*\*|\\[\s\S]|[^\\*])+?)\*(?!\*)/y, wrap("em")],
  [/_((?:__|\\[\s\S]|[^\\_])+?)_(?![\p{L}\p{N}_])/uy, wrap("em")],
];
const SPECIAL = /[\\`@<[h|*_~\n]/g;

function wrap(tag) {
  return (match, context, depth) => h(tag, {}, inline(match[1], context, depth + 1));
}

function maskedLink(match, context, depth) {
  return link(match[2], inline(match[1], context, depth + 1));
}

function link(address, content) {
  return h("a", { href: address, target: "_blank", rel: "noopener noreferrer" }, content);
}

function spoiler(match, context, depth) {
  const inside = h("span", { class: "inside" }, inline(match[1], context, depth + 1));
  const hidden = h("span", { class: "spoiler", role: "button", tabindex: "0", "aria-label": say("showSpoiler") }, inside);
  const show = (event) => {
    if (event.type === "keydown" && event.key !== "Enter" && event.key !== " ") return;
    if (hidden.classList.contains("shown")) return;
    event.preventDefault();
    hidden.classList.add("shown");
    for (const name of ["role", "tabindex", "aria-label"]) hidden.removeAttribute(name);
  };
  hidden.addEventListener("click", show);
  hidden.addEventListener("keydown", show);
  return hidden;
}

/** The nodes of a run of text without block marks. */
export function inline(text, context, depth = 0) {
  const nodes = [];
  let plain = "";
  const put = (node) => {
    if (plain) nodes.push(plain);
    plain = "";
    nodes.push(node);
  };
  let at = 0;
  while (at < text.length) {
    const found = depth < DEEPEST ? match(text, at) : null;
    if (found) {
      const [result, rule] = found;
      const node = rule(result, context, depth);
      if (typeof node === "string") plain += node;
      else put(node);
      at += result[0].length;
    } else if (text[at] === "\n") {
      put(h("br"));
      at += 1;
    } else {
      SPECIAL.lastIndex = at + 1;
      const next = SPECIAL.exec(text)?.index ?? text.length;
      plain += text.slice(at, next);
      at = next;
    }
  }
  if (plain) nodes.push(plain);
  return nodes;
}

function match(text, at) {
  for (const [pattern, rule] of RULES) {
    pattern.lastIndex = at;
    const result = pattern.exec(text);
    const insideWord = text[at] === "_" && /[\p{L}\p{N}]/u.test(text[at - 1] ?? "");
    if (result && !insideWord) return [result, rule];
  }
  return null;
}

/** The elements of a whole message text. */
export function markdown(text, context) {
  const root = document.createDocumentFragment();
  const fence = /```(?:([\w+#-]*)\n)?([\s\S]+?)```\n?/g;
  let at = 0;
  for (const found of text.matchAll(fence)) {
    root.append(...blocks(text.slice(at, found.index).replace(/\n$/, ""), context));
    root.append(h("pre", { tabindex: "0" }, h("code", {}, found[2].replace(/\n$/, ""))));
    at = found.index + found[0].length;
  }
  root.append(...blocks(text.slice(at), context));
  return root;
}

const HEADER = /^(#{1,3})\s+(.+)$/;
const SMALL = /^-#\s+(.+)$/;
const QUOTE = /^>\s?(?!>>)(.*)$/;
const REST = /^>>>\s?/;
const ITEM = /^(\s*)([-*]|\d{1,9}\.)\s+(.+)$/;

function blocks(text, context) {
  if (!text) return [];
  const lines = text.split("\n");
  const made = [];
  let paragraph = [];
  const flush = () => {
    if (paragraph.some((line) => line.trim())) made.push(h("p", {}, inline(paragraph.join("\n").trim(), context)));
    paragraph = [];
  };
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at];
    let found;
    if (REST.test(line)) {
      flush();
      const rest = lines.slice(at).join("\n").replace(REST, "");
      made.push(h("blockquote", {}, blocks(rest, context)));
      break;
    } else if ((found = QUOTE.exec(line))) {
      flush();
      const quoted = [found[1]];
      while (QUOTE.test(lines[at + 1] ?? "")) quoted.push(QUOTE.exec(lines[(at += 1)])[1]);
      made.push(h("blockquote", {}, blocks(quoted.join("\n"), context)));
    } else if ((found = HEADER.exec(line))) {
      flush();
      made.push(h("div", { class: `head${found[1].length}`, role: "heading", "aria-level": found[1].length + 2 }, inline(found[2], context)));
    } else if ((found = SMALL.exec(line))) {
      flush();
      made.push(h("p", { class: "subtext" }, inline(found[1], context)));
    } else if (ITEM.test(line)) {
      flush();
      const items = [];
      while (at < lines.length && (found = ITEM.exec(lines[at]))) {
        items.push({ indent: found[1].length, numbered: /\d/.test(found[2]), start: parseInt(found[2], 10), text: found[3] });
        at += 1;
      }
      at -= 1;
      made.push(...list(items, context));
    } else {
      paragraph.push(line);
    }
  }
  flush();
  return made;
}

/** Items of equal indent become one list; deeper ones hang under the item before them. */
function list(items, context) {
  const made = [];
  let at = 0;
  while (at < items.length) {
    const { indent, numbered, start } = items[at];
    const element = numbered ? h("ol", { start }) : h("ul");
    while (at < items.length && items[at].indent <= indent && items[at].numbered === numbered) {
      const item = h("li", {}, inline(items[at].text, context));
      at += 1;
      const deeper = [];
      while (at < items.length && items[at].indent > indent) deeper.push(items[at++]);
      item.append(...list(deeper, context));
      element.append(item);
    }
    made.push(element);
  }
  return made;
}
