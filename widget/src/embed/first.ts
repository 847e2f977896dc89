/**
 * Draws what an element shows before its code has loaded. A separate file, loaded in parallel with its data; it builds elements only by DOM
 * calls, so that no Content-Security-Policy blocks it.
 */
import { circleRadii } from "../core/circle.ts";
import type { FirstPicture, FirstView } from "../core/first-view.ts";
import { insetsOf } from "../core/insets.ts";
import { languageOf, speechOf } from "../core/speech.ts";
import { FIRST_CSS } from "./first-styles.ts";
import { pageScheme } from "./scheme.ts";

/** Maximum and minimum initial zoom of the map. */
const NEAREST = 11;
const FURTHEST = 2;
const SVG = "http://www.w3.org/2000/svg";

// Formatting a first number makes the browser load its locale data: before the data arrives, not when it is drawn.
setTimeout(() => (0).toLocaleString());

type Attributes = Readonly<Record<string, string | number>>;

/** Covers an element with its company's first view, until the widget is mounted and removes it. */
export function showFirst(
  element: HTMLElement,
  { picture, meta }: FirstView,
  { view, theme, locale, filters }: Readonly<Record<string, unknown>>,
): void {
  if (picture === null || view === "list") return;
  const root = element.shadowRoot ?? element.attachShadow({ mode: "open" });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(FIRST_CSS);
  root.adoptedStyleSheets = [sheet];
  const cover = document.createElement("div");
  cover.className = `first${view === "map" ? " is-map" : ""}${String(filters) === "none" ? " is-bare" : ""}`;
  cover.ariaHidden = "true";
  cover.style.colorScheme = theme === "light" || theme === "dark" ? theme : pageScheme(element);
  const place = document.createElement("div");
  const asked = String(locale ?? element.closest<HTMLElement>("[lang]")?.lang);
  const speech = speechOf(asked, (one) => ["en", "es"].includes(languageOf(one)), meta.country);
  place.append(draw(picture, place, new Intl.NumberFormat(speech)));
  cover.append(place);
  root.replaceChildren(cover);
}

function draw(
  { abroad, lake, land, coast, state, marks, ...frame }: FirstPicture,
  place: Element,
  numbers: Intl.NumberFormat,
): Element {
  const svg = make("svg", { class: "ground" });
  const shapes = make("g", { transform: "scale(.5)" }, svg);
  for (const [name, paths] of Object.entries({ abroad, lake, land, coast: [coast], state: [state] })) {
    for (const d of paths) make("path", { class: name, d }, shapes);
  }
  const above = make("g", {}, svg);
  const circles = marks.map(() => [make("circle", {}, above), make("text", { dy: ".35em" }, above)] as const);
  // Once removed from the page its box is empty, and there is nothing left to observe.
  const watch = new ResizeObserver(([entry]) => {
    const { width = 0, height = 0 } = entry?.contentRect ?? {};
    if (width && height) fit(width, height);
    else if (!place.isConnected) watch.disconnect();
  });
  watch.observe(place);
  return svg;

  /** Matches the widget's map, with the insets of `ui/insets.ts`; circles and numbers in their real size. */
  function fit(width: number, height: number): void {
    const { width: across, height: down, box, level, fewer } = frame;
    const { top, left, right, bottom } = insetsOf(width, height);
    const fits = Math.min(
      Math.max(40, width - left - right) / box[0],
      Math.max(40, height - top - bottom) / box[1],
    );
    const zoom = Math.max(FURTHEST, Math.min(NEAREST, frame.zoom + Math.log2(fits)));
    const scale = 2 ** (zoom - frame.zoom);
    const out = Math.min(level - Math.floor(zoom), fewer.length);
    const shown = fewer[out - 1] ?? marks;
    const radii = circleRadii(shown, zoom, scale);
    const [x, y] = [across / 2 - width / scale / 2, down / 2 - (height + top - bottom) / 2 / scale];
    set(svg, { viewBox: `${x} ${y} ${width / scale} ${height / scale}` });
    circles.forEach(([circle, figure], i) => {
      const [x, y, count] = shown[i] ?? [0, 0, 0];
      const radius = radii[i] ?? 0;
      const text = numbers.format(count);
      const size = Math.max(9, Math.min(19, 9 + radius * 0.26, (1.62 * radius) / (0.52 * text.length)));
      const display = count ? "inline" : "none";
      set(circle, { cx: x, cy: y, r: radius / scale, display });
      set(figure, { x, y, "font-size": size / scale, display });
      figure.textContent = text;
    });
  }
}

function make(name: string, attributes: Attributes, parent?: Element): Element {
  const element = document.createElementNS(SVG, name);
  set(element, attributes);
  parent?.append(element);
  return element;
}

function set(element: Element, attributes: Attributes): void {
  for (const name of Object.keys(attributes)) element.setAttribute(name, String(attributes[name]));
}
