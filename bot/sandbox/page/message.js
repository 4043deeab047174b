// One message as an element: who and when, text, embeds, pictures, components, and the marks around it.

import { avatar } from "./avatar.js";
import { components, hex } from "./components.js";
import { h, icon } from "./dom.js";
import { commandsIn, dismissCommand, failureAt, pendingAt } from "./interactions.js";
import { markdown } from "./markdown.js";
import { dismiss } from "./memory.js";
import { context } from "./mentions.js";
import { fileCard, gallery, isPicture, picture, pictureOf } from "./pictures.js";
import { EPHEMERAL, isArchived, LOADING, messagesOf, nameOf, pings, state, tell, userById } from "./state.js";
import { written, writtenBriefly } from "./time.js";
import { say } from "./words.js";

const TOGETHER_MS = 7 * 60 * 1000;
const SYSTEM = {
  1: () => say("joinedThread"),
  4: (message) => say("renamed", { name: message.content }),
  6: () => say("pinnedMessage"),
  7: () => say("arrived"),
  18: (message) => say("startedThread", { name: message.content }),
};
const STARTER = 21;

/** Whether a message goes on where the one before it stopped. */
function follows(message, before) {
  if (!before || before.author.id !== message.author.id || opener(message) || message.type in SYSTEM || before.type in SYSTEM) return false;
  if (((message.flags ?? 0) ^ (before.flags ?? 0)) & EPHEMERAL) return false;
  return new Date(message.timestamp) - new Date(before.timestamp) < TOGETHER_MS;
}

/** Whether something above the message says what it answers. */
const opener = (message) => message.type === 19 || Boolean(message.interaction ?? message.interaction_metadata?.name) || message.type === 20;

/** The element of a message; `before` is the one above it. */
export function messageElement(message, before) {
  if (message.type === STARTER && message.referenced_message) return starterElement(message, before);
  const flags = message.flags ?? 0;
  const classes = ["message"];
  if (follows(message, before)) classes.push("following");
  if (flags & EPHEMERAL) classes.push("ephemeral");
  if (pings(message, state.person)) classes.push("pinging");
  const element = h("li", { class: classes.join(" "), id: `message-${message.id}`, dataset: { id: message.id } });
  if (message.type in SYSTEM) {
    element.classList.add("system");
    element.append(icon(message.type === 18 ? "thread" : "bolt"), h("p", {}, h("strong", {}, nameOf(message.author)), " ", SYSTEM[message.type](message), " ", written(message.timestamp)), threadLink(message) ?? "");
    return element;
  }
  const content = h("div", { class: "content" });
  if (message.notification) content.append(notification(message.notification));
  if (flags & LOADING && !message.content && !message.components?.length) content.append(thinking(message));
  else content.append(...body(message));
  if (classes.includes("following")) element.append(writtenBriefly(message.timestamp), content);
  else element.append(...[above(message), avatar(userById(message.author.id) ?? message.author), head(message), content].filter(Boolean));
  return element;
}

/** What the present person's phone showed when this message came. */
function notification({ title, body }) {
  const said = body ? h("span", { class: "said" }, body) : h("span", { class: "said empty" }, say("notificationEmpty"));
  return h("div", { class: "notification", role: "note", "aria-label": say("notification") }, icon("bell"), h("strong", {}, title), said);
}

/** The message a thread hangs on, shown once more inside it; its controls stay where they are. */
function starterElement({ id, channel_id, referenced_message: original }, before) {
  return messageElement({ ...original, id, channel_id, thread: undefined, components: [] }, before);
}

function head(message) {
  return h(
    "div",
    { class: "head" },
    h("strong", { class: "author" }, nameOf(message.author)),
    message.author.bot && h("span", { class: "badge" }, say("app")),
    written(message.timestamp),
  );
}

/** The line above an answer: which command, or which message, it belongs to. */
function above(message) {
  const used = message.interaction_metadata ?? message.interaction;
  const name = message.interaction?.name ?? message.interaction_metadata?.name;
  if (name && used?.user) {
    const user = userById(used.user.id) ?? used.user;
    return h("p", { class: "above" }, icon("reply"), avatar(user, "tiny"), say("used", { name: nameOf(user), command: `/${name}` }));
  }
  if (message.type !== 19) return null;
  const original = message.referenced_message ?? messagesOf(message.channel_id).find((each) => each.id === message.message_reference?.message_id);
  if (!original) return h("p", { class: "above" }, icon("reply"), say("replyGone"));
  const jump = () => document.getElementById(`message-${original.id}`)?.scrollIntoView({ block: "center" });
  return h("p", { class: "above" }, icon("reply"), h("button", { type: "button", class: "plain", onclick: jump }, h("strong", {}, nameOf(original.author)), ` ${gist(original)}`));
}

/** A line of what a message says, marks and addresses left out. */
function gist(message) {
  const texts = [message.content, ...(message.components ?? []).flatMap(textsIn)].filter(Boolean);
  const linked = (texts[0] ?? "").replace(/\[([^\]]+)\]\([^)]*\)/g, "$1");
  const named = linked.replace(/<@!?(\d+)>/g, (_, id) => `@${nameOf(userById(id)) || say("unknownUser")}`);
  return named.replace(/[*_#~`|]|^-/gm, "").replace(/\s+/g, " ").trim().slice(0, 120);
}

const textsIn = (component) => [component.content, ...(component.components ?? []).flatMap(textsIn)];

function thinking(message) {
  return h("p", { class: "thinking" }, dots(), say("thinking", { name: nameOf(message.author) }));
}

/** Three dots that move, for whatever is under way. */
export const dots = () => h("span", { class: "dots", "aria-hidden": "true" }, h("i"), h("i"), h("i"));

function body(message) {
  const parts = [];
  if (message.content) parts.push(h("div", { class: "text" }, markdown(message.content, context)));
  const attachments = message.attachments ?? [];
  const pictures = attachments.filter(isPicture).map((file) => pictureOf(file, file.description, file.filename?.startsWith("SPOILER_")));
  if (pictures.length) parts.push(gallery(pictures));
  for (const file of attachments.filter((each) => !isPicture(each))) parts.push(fileCard({ url: file.url, name: file.filename, size: file.size }));
  parts.push(...(message.embeds ?? []).map(embed));
  if (message.components?.length) {
    const classes = pendingAt(message.id) ? "components waiting" : "components";
    parts.push(h("div", { class: classes }, components(message.components, { message, context })));
  }
  if (message.edited_timestamp) markEdited(message, parts);
  const failure = failureAt(message.id);
  if (failure !== undefined) parts.push(h("p", { class: "failure", role: "alert" }, say("interactionFailed"), failure && ` (${failure})`));
  const thread = threadLink(message);
  if (thread) parts.push(thread);
  if ((message.flags ?? 0) & EPHEMERAL) parts.push(onlyYou(() => {
    dismiss(message.id);
    tell("gone", { id: message.id, channelId: message.channel_id });
  }));
  return parts;
}

/** Behind the last words of the text, or under everything when there is none. */
function markEdited(message, parts) {
  const mark = h("span", { class: "edited soft", title: new Date(message.edited_timestamp).toLocaleString() }, ` ${say("edited")}`);
  const last = message.content ? parts[0].lastElementChild : null;
  if (last?.tagName === "P") last.append(mark);
  else parts.push(h("p", { class: "edited-line" }, mark));
}

function onlyYou(dismissed) {
  return h("p", { class: "only-you" }, icon("eye"), say("onlyYou"), " · ", h("button", { type: "button", class: "link", onclick: dismissed }, say("dismiss")));
}

function threadLink(message) {
  const thread = state.channels.get(message.thread?.id ?? message.id);
  if (!thread || thread.id === message.channel_id) return null;
  const name = thread.name ?? "";
  return h(
    "button",
    { type: "button", class: "thread-link", "aria-label": say("openThread", { name }), onclick: () => tell("visit", thread.id) },
    icon("thread"),
    h("strong", {}, name),
    isArchived(thread) && h("span", { class: "soft" }, say("archivedMark")),
    h("span", { "aria-hidden": "true" }, "›"),
  );
}

function embed({ title, description, url, color, author, footer, fields, image, thumbnail }) {
  const text = (part) => markdown(part, context);
  const shown = (media) => [pictureOf(media, media.description)];
  const element = h(
    "article",
    { class: "embed" },
    thumbnail && picture(shown(thumbnail), 0, true),
    author && h("p", { class: "embed-author" }, author.name),
    title && h("h4", {}, url ? h("a", { href: safe(url), target: "_blank", rel: "noopener noreferrer" }, title) : title),
    description && h("div", { class: "text" }, text(description)),
    fields?.length > 0 && h("dl", {}, fields.map((field) => h("div", { class: field.inline ? "inline" : "" }, h("dt", {}, field.name), h("dd", {}, text(field.value))))),
    image && gallery(shown(image)),
    footer && h("p", { class: "soft small" }, footer.text),
  );
  if (color !== undefined && color !== null) element.style.setProperty("--accent", hex(color));
  return element;
}

const safe = (address) => (/^https?:\/\//i.test(address) ? address : "#");

/** Commands of the open channel that wait for their answer or never got one. */
export function pendingCommands(channelId) {
  return commandsIn(channelId).map((command) =>
    h(
      "li",
      { class: "message ephemeral unsent" },
      h("p", { class: "above" }, icon("reply"), avatar(command.user, "tiny"), say("used", { name: nameOf(command.user), command: `/${command.name}` })),
      avatar(state.world.bot),
      h("div", { class: "head" }, h("strong", { class: "author" }, nameOf(state.world.bot)), h("span", { class: "badge" }, say("app"))),
      h(
        "div",
        { class: "content" },
        command.failed
          ? h("p", { class: "failure", role: "alert" }, say("noAnswer"), command.reason && ` (${command.reason})`)
          : h("p", { class: "thinking" }, dots(), say("sending")),
        command.failed && onlyYou(() => dismissCommand(command.nonce)),
      ),
    ),
  );
}
