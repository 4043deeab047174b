// The large view of pictures: fitted first, then zoomed by click, wheel or pinch and moved by dragging.

import { fill, h, icon } from "./dom.js";
import { say } from "./words.js";

const CLOSEST = 8;

/** Opens `pictures` ({url, description, width, height}) at one of them. */
export function openLightbox(pictures, start = 0) {
  let at = start;
  let scale = 1;
  let x = 0;
  let y = 0;
  const pointers = new Map();
  let moved = false;
  let gesture = null;

  const image = h("img", { draggable: "false", class: "large" });
  const stage = h("div", { class: "stage" }, image);
  const caption = h("p", { class: "caption", id: "lightbox-caption", hidden: true });
  const zoom = h("button", { type: "button", class: "tool", onclick: () => toggle(innerWidth / 2, innerHeight / 2) });
  const words = h("button", { type: "button", class: "tool", "aria-controls": "lightbox-caption", onclick: describe });
  const tab = h("a", { class: "tool", target: "_blank", rel: "noopener", "aria-label": say("openTab") }, icon("out"), h("span", { class: "label" }, say("openTab")));
  const close = h("button", { type: "button", class: "tool", "aria-label": say("close"), onclick: () => dialog.close() }, icon("close"));
  const step = (by, name, sign) =>
    h("button", { type: "button", class: `step ${name}`, "aria-label": say(name), onclick: () => show(at + by) }, sign);
  const many = pictures.length > 1;
  const dialog = h(
    "dialog",
    { class: "lightbox", "aria-label": say("picture") },
    h("div", { class: "tools" }, zoom, words, tab, close),
    stage,
    many && step(-1, "previous", "‹"),
    many && step(1, "next", "›"),
    caption,
  );

  /** How large "fitted" is, against the picture's own size. */
  const fitted = () => image.clientWidth / (image.naturalWidth || image.clientWidth || 1);
  function draw() {
    const slackX = Math.max(0, (image.clientWidth * scale - stage.clientWidth) / 2);
    const slackY = Math.max(0, (image.clientHeight * scale - stage.clientHeight) / 2);
    x = Math.min(slackX, Math.max(-slackX, x));
    y = Math.min(slackY, Math.max(-slackY, y));
    image.style.transform = `translate(${x}px, ${y}px) scale(${scale})`;
    stage.classList.toggle("zoomed", scale > 1.001);
    fill(zoom, say(scale > 1.001 ? "fit" : "fullSize"));
  }
  /** Scales around a point of the window, which stays under the finger. */
  function scaleTo(wanted, pointX, pointY) {
    const next = Math.min(CLOSEST, Math.max(1, wanted));
    const frame = stage.getBoundingClientRect();
    const fromX = pointX - frame.left - frame.width / 2;
    const fromY = pointY - frame.top - frame.height / 2;
    x = fromX - ((fromX - x) * next) / scale;
    y = fromY - ((fromY - y) * next) / scale;
    scale = next;
    draw();
  }
  function toggle(pointX, pointY) {
    if (scale > 1.001) scaleTo(1, pointX, pointY);
    else scaleTo(Math.max(1.5, 1 / fitted()), pointX, pointY);
  }
  function show(index) {
    at = (index + pictures.length) % pictures.length;
    const picture = pictures[at];
    image.src = picture.url;
    image.alt = picture.description ?? "";
    tab.href = picture.url;
    words.hidden = !picture.description;
    caption.hidden = true;
    fill(caption, picture.description ?? "");
    fill(words, say("description"));
    words.setAttribute("aria-expanded", "false");
    scale = 1;
    x = y = 0;
    draw();
  }
  function describe() {
    caption.hidden = !caption.hidden;
    words.setAttribute("aria-expanded", String(!caption.hidden));
    fill(words, say(caption.hidden ? "description" : "hideDescription"));
  }

  stage.addEventListener("wheel", (event) => {
    event.preventDefault();
    scaleTo(scale * Math.exp(-event.deltaY / 300), event.clientX, event.clientY);
  }, { passive: false });
  stage.addEventListener("pointerdown", (event) => {
    if (pointers.size === 0) moved = false;
    stage.setPointerCapture(event.pointerId);
    pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    gesture = null;
  });
  stage.addEventListener("pointermove", (event) => {
    const before = pointers.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    if (pointers.size === 1) {
      if (!moved && Math.hypot(now.x - before.x, now.y - before.y) < 5) return;
      x += now.x - before.x;
      y += now.y - before.y;
      draw();
    }
    pointers.set(event.pointerId, now);
    moved = true;
    if (pointers.size === 2) pinch();
  });
  const lift = (event) => {
    if (!pointers.delete(event.pointerId)) return;
    gesture = null;
    if (event.type !== "pointerup" || moved || pointers.size) return;
    const frame = image.getBoundingClientRect();
    const { clientX, clientY } = event;
    const inside = clientX >= frame.left && clientX <= frame.right && clientY >= frame.top && clientY <= frame.bottom;
    if (inside) toggle(clientX, clientY);
    else dialog.close();
  };
  stage.addEventListener("pointerup", lift);
  stage.addEventListener("pointercancel", lift);
  function pinch() {
    const [one, two] = [...pointers.values()];
    const distance = Math.hypot(one.x - two.x, one.y - two.y);
    if (gesture) scaleTo((gesture.scale * distance) / gesture.distance, (one.x + two.x) / 2, (one.y + two.y) / 2);
    else gesture = { distance, scale };
  }
  dialog.addEventListener("keydown", (event) => {
    const keys = { ArrowLeft: () => show(at - 1), ArrowRight: () => show(at + 1), "+": () => grow(1.4), "-": () => grow(1 / 1.4) };
    if (event.key in keys && (many || !event.key.startsWith("Arrow"))) keys[event.key]();
  });
  const grow = (by) => scaleTo(scale * by, innerWidth / 2, innerHeight / 2);
  image.addEventListener("load", draw);
  dialog.addEventListener("close", () => dialog.remove());

  document.body.append(dialog);
  show(start);
  dialog.showModal();
  close.focus();
}
