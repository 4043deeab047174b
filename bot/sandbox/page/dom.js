// Making elements. Text goes in as text nodes only, so nothing a message says can become markup.
// What is made, and when, is decided elsewhere.

/**
 * An element. `on*` properties become listeners, `dataset` and `style` objects are merged, everything else
 * becomes an attribute unless it is false or missing. Children may be nodes, strings, numbers, nested lists or nothing.
 */
export function h(tag, properties = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (value === undefined || value === null || value === false) continue;
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else if (name === "dataset") Object.assign(element.dataset, value);
    else if (name === "style") for (const [key, part] of Object.entries(value)) element.style.setProperty(key, part);
    else if (name === "value") element.value = value;
    else element.setAttribute(name, value === true && !name.startsWith("aria-") ? "" : String(value));
  }
  append(element, children);
  return element;
}

/** Adds children as `h` takes them. */
export function append(parent, children) {
  for (const child of [children].flat(Infinity)) {
    if (child === undefined || child === null || child === false) continue;
    parent.append(child instanceof Node ? child : String(child));
  }
  return parent;
}

/** Replaces all children. */
export function fill(parent, ...children) {
  parent.replaceChildren();
  return append(parent, children);
}

/** A version of `draw` that can be asked for often and runs once before the next frame. */
export function soon(draw) {
  let asked = false;
  return () => {
    if (asked) return;
    asked = true;
    // A page in the background gets no frames; a timer keeps its title true.
    const run = () => {
      asked = false;
      draw();
    };
    if (document.hidden) setTimeout(run, 100);
    else requestAnimationFrame(run);
  };
}

const SHAPES = {
  menu: "M4 6h16M4 12h16M4 18h16",
  close: "M6 6l12 12M18 6L6 18",
  send: "M4 12l16-8-6 16-3-6z",
  down: "M6 9l6 6 6-6",
  hash: "M9 4L7 20M17 4l-2 16M4 9h16M3 15h16",
  thread: "M5 5h14v10H11l-4 4v-4H5zM9 9h6M9 12h4",
  forum: "M4 5h16v4H4zM4 11h16v3H4zM4 17h16v2H4z",
  news: "M4 10v4l10 4V6L4 10zM7 15v4h3v-3M17 9a4 4 0 0 1 0 6",
  voice: "M4 10v4h4l5 4V6L8 10H4zM16 9a4 4 0 0 1 0 6M18 6a8 8 0 0 1 0 12",
  mail: "M4 6h16v12H4zM4 7l8 6 8-6",
  out: "M9 5H5v14h14v-4M13 5h6v6M19 5l-9 9",
  eye: "M2 12c3-5 6-7 10-7s7 2 10 7c-3 5-6 7-10 7s-7-2-10-7zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6",
  check: "M5 12l5 5 9-10",
  reply: "M10 6l-5 5 5 5M5 11h9c3 0 5 2 5 6",
  anchor: "M12 8v13M12 3a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5M8 11h8M4 14c0 4 4 7 8 7s8-3 8-7",
  plus: "M12 5v14M5 12h14",
  file: "M6 3h8l4 4v14H6zM14 3v4h4",
  bell: "M12 3a5 5 0 0 0-5 5v4l-2 4h14l-2-4V8a5 5 0 0 0-5-5zm-2 15a2 2 0 0 0 4 0",
  bolt: "M13 3L5 14h6l-1 7 8-11h-6z",
};

/** A line-drawn sign; hidden from screen readers, so whatever carries it needs words of its own. */
export function icon(name) {
  const space = "http://www.w3.org/2000/svg";
  const svg = document.createElementNS(space, "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("aria-hidden", "true");
  svg.classList.add("icon");
  const path = document.createElementNS(space, "path");
  path.setAttribute("d", SHAPES[name]);
  svg.append(path);
  return svg;
}
