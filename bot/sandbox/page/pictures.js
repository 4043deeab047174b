// Pictures and files inside messages: shown in Discord's boxes (message.css), opened large by a press, their alt text reachable.

import { fill, h, icon } from "./dom.js";
import { openLightbox } from "./lightbox.js";
import { say } from "./words.js";

export const isPicture = (attachment) => (attachment.content_type ?? "").startsWith("image/") || /\.(png|jpe?g|gif|webp)$/i.test(attachment.filename ?? "");

/** An attachment or a media item as a picture: {url, width, height, description, spoiler}. */
export function pictureOf(media, description, spoiler) {
  const { proxy_url: proxy, width, height } = media;
  return { url: proxy || media.url, width, height, description, spoiler };
}

/** One to ten pictures together; each opens large with its neighbours. */
export function gallery(pictures) {
  return h("div", { class: `gallery of${Math.min(pictures.length, 5)}` }, pictures.map((_, at) => picture(pictures, at)));
}

/** One picture of a group: a button, its alt text in the image and behind an ALT mark. */
export function picture(pictures, at, small = false) {
  const { url, width, height, description, spoiler } = pictures[at];
  const image = h("img", { src: url, alt: description || say("picture"), width, height, decoding: "async" });
  const opener = h("button", { type: "button", class: "opener", title: say("enlarge") }, image);
  const frame = h("figure", { class: small ? "picture small" : "picture" }, opener);
  if (!small && width && height) {
    frame.style.setProperty("--natural", `${width}px`);
    frame.style.setProperty("--aspect", width / height);
  }
  if (spoiler) {
    frame.classList.add("spoilt");
    opener.setAttribute("aria-label", say("showSpoiler"));
  }
  opener.addEventListener("click", () => {
    if (frame.classList.contains("spoilt")) {
      frame.classList.remove("spoilt");
      opener.removeAttribute("aria-label");
    } else {
      openLightbox(pictures, at);
    }
  });
  if (description && !small) frame.append(altText(description));
  return frame;
}

/** The description under a picture, folded; it never covers the picture itself. */
function altText(description) {
  return h("figcaption", {}, h("details", {}, h("summary", { title: say("description") }, "ALT"), h("p", {}, description)));
}

/** A file to download. */
export function fileCard({ url, name, size, spoiler }) {
  const kilobytes = size ? `${Math.max(1, Math.round(size / 1024))} kB` : "";
  const card = h(
    "a",
    { class: "file", href: url, download: name, target: "_blank", rel: "noopener" },
    icon("file"),
    h("span", { class: "name" }, name),
    h("span", { class: "soft" }, kilobytes),
  );
  return spoiler ? veil(card) : card;
}

/** Covers an element until somebody asks for it. */
export function veil(element) {
  const cover = h("div", { class: "veil" }, h("button", { type: "button", class: "plain" }, say("showSpoiler")));
  cover.firstChild.addEventListener("click", () => fill(cover, element));
  return cover;
}
