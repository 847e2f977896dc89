/** Controls that the widget can show above its list. */
export const FILTER_NAMES = ["search", "location", "type", "remote", "category", "pay"] as const;
export type FilterName = (typeof FILTER_NAMES)[number];

/** What an embed can be told. Attributes of `<job-map>`, its properties and `mountJobMap` take the same names. */
export interface WidgetOptions {
  /** Username of the employer, as in the share link. Nothing else decides whose jobs are shown. */
  readonly company: string;
  /** Origin of the Jobmap server. The loader knows it; the module form must be told. */
  readonly host: string;
  readonly view: "map" | "list" | "both";
  readonly filters: readonly FilterName[];
  readonly theme: "auto" | "light" | "dark";
  /** BCP 47 tag for texts, dates, numbers and pay. */
  readonly locale: string;
  readonly units: "mi" | "km";
  /** CSS pixels. */
  readonly height: number;
  /** Filters, view and open job live in the host page's address. */
  readonly sync: boolean;
  /** What an apply button does: open the application in a new tab, or only tell the page. */
  readonly apply: "tab" | "callback";
  /** Of the page's Content-Security-Policy. */
  readonly nonce: string;
  /** Pins a release, as "0.1.0". Empty: the newest. */
  readonly version: string;
  /** Address of an XYZ tile service with {z}, {x} and {y}. Empty: the built-in base map. */
  readonly tiles: string;
  /** Pixels from the viewport at which the embed begins to load. */
  readonly margin: number;
  /** New and closed jobs appear while the page is open. */
  readonly live: boolean;
  /** Named in every click, to tell one embed from another. */
  readonly embed: string;
}

export type OptionName = keyof WidgetOptions;
/** As written in HTML or by a script; everything is checked. */
export type RawOptions = { readonly [K in OptionName]?: WidgetOptions[K] | string | null | undefined };

/** A mistake in the embed code, worded for the person who wrote it. */
export interface OptionProblem {
  readonly option: string;
  readonly message: string;
  /** Without this option nothing can be shown. */
  readonly isFatal: boolean;
}

interface Definition<T> {
  readonly type: string;
  readonly default: T;
  /** Undefined when the value is not one. */
  readonly read: (value: unknown) => T | undefined;
}

const LOCALE = /^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i;
const VERSION = /^(\d+\.\d+\.\d+)?$/;

const oneOf = <T extends string>(values: readonly T[], fallback: T): Definition<T> => ({
  type: values.map((value) => `"${value}"`).join(", "),
  default: fallback,
  read: (value) => values.find((one) => one === value),
});

const pixels = (fallback: number, least: number, most: number): Definition<number> => ({
  type: `a number of pixels from ${least} to ${most}`,
  default: fallback,
  read: (value) => {
    const text = typeof value === "number" ? String(value) : typeof value === "string" ? value.trim() : "";
    const number = /^\d+(\.\d+)?(px)?$/.test(text) ? Number.parseFloat(text) : Number.NaN;
    return number >= least && number <= most ? number : undefined;
  },
});

const onOff = (fallback: boolean): Definition<boolean> => ({
  type: '"on" or "off"',
  default: fallback,
  read: (value) => {
    if (value === true || value === "" || value === "on" || value === "true") return true;
    return value === false || value === "off" || value === "false" ? false : undefined;
  },
});

const matching = (
  type: string,
  fallback: string,
  isRight: (value: string) => boolean,
): Definition<string> => ({
  type,
  default: fallback,
  read: (value) => (typeof value === "string" && isRight(value.trim()) ? value.trim() : undefined),
});

const DEFINITIONS: { readonly [K in OptionName]: Definition<WidgetOptions[K]> } = {
  company: matching("a company's username, such as acme", "", (value) => /^[\w.-]{1,120}$/.test(value)),
  host: matching("an address such as https://jobs.example", "", isWebAddress),
  view: oneOf(["map", "list", "both"], "both"),
  filters: {
    type: `"none", or any of ${FILTER_NAMES.join(", ")}, separated by commas`,
    default: FILTER_NAMES,
    read: readFilters,
  },
  theme: oneOf(["auto", "light", "dark"], "auto"),
  locale: matching("a language tag such as en or es-MX", "en", (value) => LOCALE.test(value)),
  units: oneOf(["mi", "km"], "mi"),
  height: pixels(560, 240, 4_000),
  sync: onOff(false),
  apply: oneOf(["tab", "callback"], "tab"),
  nonce: matching("a text", "", () => true),
  version: matching("a release such as 1.4.0", "", (value) => VERSION.test(value)),
  tiles: matching(
    "an address with {z}, {x} and {y}",
    "",
    (value) =>
      value === "" || (isWebAddress(value) && ["{z}", "{x}", "{y}"].every((part) => value.includes(part))),
  ),
  margin: pixels(300, 0, 10_000),
  live: onOff(true),
  embed: matching("up to 64 letters, digits, dots and dashes", "", (value) => /^[\w.-]{0,64}$/.test(value)),
};

export const OPTION_NAMES: readonly string[] = Object.keys(DEFINITIONS);

/** What follows from the page when the embed code says nothing. */
export type Defaults = Partial<Pick<WidgetOptions, "host" | "locale" | "units" | "nonce">>;

/**
 * Reads an embed's options. A wrong value is named and replaced by the default, so that a slip of the pen does not empty
 * a careers page; only a missing company or host leaves nothing to show.
 */
export function parseOptions(
  raw: Readonly<Record<string, unknown>>,
  defaults: Defaults = {},
): { options: WidgetOptions; problems: OptionProblem[] } {
  const problems: OptionProblem[] = [];
  const read = <K extends OptionName>(name: K): WidgetOptions[K] => {
    const { type, default: fallback, read: parse } = DEFINITIONS[name];
    const given = raw[name];
    const otherwise = (defaults as Partial<WidgetOptions>)[name] ?? fallback;
    if (given === undefined || given === null) return otherwise;
    const value = parse(given);
    if (value !== undefined) return value;
    const instead = name === "company" || name === "host" ? "" : ` Using ${show(otherwise)}.`;
    problems.push({
      option: name,
      message: `${name}=${show(given)} is not ${type}.${instead}`,
      isFatal: name === "company" || name === "host",
    });
    return otherwise;
  };
  const options: WidgetOptions = {
    company: read("company"),
    host: read("host").replace(/\/+$/, ""),
    view: read("view"),
    filters: read("filters"),
    theme: read("theme"),
    locale: read("locale"),
    units: read("units"),
    height: read("height"),
    sync: read("sync"),
    apply: read("apply"),
    nonce: read("nonce"),
    version: read("version"),
    tiles: read("tiles"),
    margin: read("margin"),
    live: read("live"),
    embed: read("embed"),
  };
  for (const name of ["company", "host"] as const) {
    if (options[name] !== "" || problems.some(({ option }) => option === name)) continue;
    problems.push({
      option: name,
      message: `${name} is missing. Add ${name}="…": ${DEFINITIONS[name].type}.`,
      isFatal: true,
    });
  }
  for (const name of Object.keys(raw)) {
    if (OPTION_NAMES.includes(name)) continue;
    const near = OPTION_NAMES.find((known) => isNear(known, name.toLowerCase()));
    const hint = near === undefined ? "" : ` Did you mean ${near}?`;
    problems.push({ option: name, message: `There is no option "${name}".${hint}`, isFatal: false });
  }
  return { options, problems };
}

function readFilters(value: unknown): readonly FilterName[] | undefined {
  const names = Array.isArray(value)
    ? value
    : typeof value === "string"
      ? value.split(/[\s,]+/).filter((name) => name !== "")
      : undefined;
  if (names === undefined) return undefined;
  if (names.length === 1 && names[0] === "none") return [];
  const known = FILTER_NAMES.filter((name) => names.includes(name));
  return known.length === new Set(names).size ? known : undefined;
}

function isWebAddress(value: string): boolean {
  return /^https?:\/\/[^\s/]+/.test(value) && URL.canParse(value);
}

function show(value: unknown): string {
  const text = typeof value === "string" ? value : Array.isArray(value) ? value.join(",") : String(value);
  return `"${text.slice(0, 60)}"`;
}

/** One letter too many, too few, or other. */
function isNear(known: string, typed: string): boolean {
  if (Math.abs(known.length - typed.length) > 1) return false;
  let at = 0;
  while (at < typed.length && known[at] === typed[at]) at++;
  const [a, b] = [known.slice(at), typed.slice(at)];
  return a.slice(1) === b.slice(1) || a === b.slice(1) || a.slice(1) === b;
}
