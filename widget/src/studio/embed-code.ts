import { COLORS, filterText, HEIGHTS, type StudioState } from "./state.ts";

/** What code is made of. */
export interface SnippetInput {
  readonly state: StudioState;
  /** This server's origin. */
  readonly host: string;
  /** The employer's name, for titles. */
  readonly name: string;
}

type Pairs = readonly (readonly [name: string, value: string])[];

/** Options as attributes of `<job-map>`, without defaults. */
export function attributesOf(state: StudioState): Pairs {
  const { company, view, filters, theme, locale, units, height, utm } = state;
  const all: Pairs = [
    ["company", company],
    ["view", view === "both" ? "" : view],
    ["filters", filterText(filters)],
    ["theme", theme === "auto" ? "" : theme],
    ["locale", locale],
    ["units", units],
    ["utm", utm ? "on" : ""],
    ["height", height === HEIGHTS.usual ? "" : String(height)],
  ];
  return all.filter(([, value]) => value !== "");
}

/** CSS declarations for the element: its size, reserved before the map loads, and its appearance. */
export function declarationsOf({ height, width, look }: StudioState): Pairs {
  const all: Pairs = [
    ["display", "block"],
    ["width", "100%"],
    ["min-height", `${height}px`],
    ["max-width", width === null ? "" : `${width}px`],
    ...COLORS.map((name) => [`--jobmap-${name}`, look[name]] as const),
    ["--jobmap-font", look.font],
    ["--jobmap-radius", look.radius === null ? "" : `${look.radius}px`],
  ];
  return all.filter(([, value]) => value !== "");
}

export function styleText(declarations: Pairs): string {
  return declarations.map(([name, value]) => `${name}:${value}`).join(";");
}

/** Query of the frame and of the shared page: the options, and the look without `#`. */
function pageQuery(state: StudioState): string {
  const { look } = state;
  const query = new URLSearchParams(
    attributesOf(state)
      .filter(([name]) => name !== "company" && name !== "height")
      .map(([name, value]): [string, string] => [name, value]),
  );
  for (const name of COLORS) if (look[name] !== "") query.set(name, look[name].slice(1));
  if (look.font !== "") query.set("font", look.font);
  if (look.radius !== null) query.set("radius", String(look.radius));
  // Commas are legal in a query and easier to read unescaped.
  const text = query.toString().replaceAll("%2C", ",");
  return text === "" ? "" : `?${text}`;
}

export function frameAddress(state: StudioState, host: string): string {
  return `${host}/job-map-iframe/${encodeURIComponent(state.company)}${pageQuery(state)}`;
}

export function sharedAddress(state: StudioState, host: string): string {
  return `${host}/job-map/${encodeURIComponent(state.company)}${pageQuery(state)}`;
}

/** What an employer's map is called, in the language that it is set to. */
export const jobsAt = ({ state: { locale }, name }: SnippetInput) =>
  locale.startsWith("es") ? `Empleos en ${name}` : `Jobs at ${name}`;

/**
 * Fallback content between the tags: for visitors without scripts, until the map loads, and for editors that strip everything but links.
 */
export function fallbackLink(input: SnippetInput): { readonly html: string; readonly jsx: string } {
  const { state, host } = input;
  const address = `${host}/job-map/${encodeURIComponent(state.company)}`;
  const text = jobsAt(input);
  const open = `<a href="${escapeAttribute(address)}">`;
  return { html: `${open}${escapeAttribute(text)}</a>`, jsx: `${open}${jsxChild(text)}</a>` };
}

/** Escapes text for use between tags in JSX. */
function jsxChild(text: string): string {
  return /["&<>{}\\]/.test(text) ? `{${JSON.stringify(text)}}` : text;
}

/** The two-line embed code. */
export function twoLines(input: SnippetInput): string {
  const { state, host } = input;
  const attributes = attributesOf(state).map(([name, value]) => ` ${name}="${escapeAttribute(value)}"`);
  const style = escapeAttribute(styleText(declarationsOf(state)));
  return `<script async src="${host}/widget/v1/loader.js"></script>
<job-map${attributes.join("")} style="${style}">${fallbackLink(input).html}</job-map>`;
}

/**
 * Attributes that ask optimizer plugins not to inline, combine or copy the script. For those that do it anyway, the element carries the
 * server's address.
 */
export function forOptimizers(lines: string, host: string): string {
  return lines
    .replace("<script async", '<script async data-no-optimize="1" data-cfasync="false"')
    .replace("<job-map", `<job-map host="${host}"`);
}

/** Works without scripts. Editors that strip frames leave the link inside it. */
export function frameTag(input: SnippetInput): string {
  const { state, host } = input;
  const width = state.width === null ? "" : `;max-width:${state.width}px`;
  return `<iframe src="${escapeAttribute(frameAddress(state, host))}" title="${escapeAttribute(jobsAt(input))}" width="100%" height="${state.height}" loading="lazy" style="border:0${width}">${fallbackLink(input).html}</iframe>`;
}

export function escapeAttribute(value: string): string {
  return value.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
}

/** Declarations as a React style object. */
export function jsxStyle(declarations: Pairs): string {
  const parts = declarations.map(([name, value]) => {
    const key = name.startsWith("--")
      ? JSON.stringify(name)
      : name.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
    return `${key}: ${JSON.stringify(value)}`;
  });
  return `{ ${parts.join(", ")} }`;
}
