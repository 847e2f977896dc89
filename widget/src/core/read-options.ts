/** Controls that the widget can show above its list. */
export const FILTER_NAMES = ["search", "location", "type", "remote", "category", "pay"] as const;
export type FilterName = (typeof FILTER_NAMES)[number];
export const VIEWS = ["map", "list", "both"] as const;
export const THEMES = ["auto", "light", "dark"] as const;
export const UNITS = ["mi", "km"] as const;
export const APPLIES = ["tab", "callback"] as const;

/** The options of an embed. Attributes of `<job-map>`, its properties and `mountJobMap` use the same names. */
export interface WidgetOptions {
  /** Username of the employer, as in the share link. It alone decides whose jobs are shown. */
  readonly company: string;
  /** Origin of the Jobmap server. The loader knows it; the module form requires it. */
  readonly host: string;
  readonly view: (typeof VIEWS)[number];
  readonly filters: readonly FilterName[];
  readonly theme: (typeof THEMES)[number];
  /** BCP 47 tag for texts, dates, numbers and pay. */
  readonly locale: string;
  /** Empty: derived from the language, and for Spanish from the country of the jobs. */
  readonly units: (typeof UNITS)[number] | "";
  /** CSS pixels. */
  readonly height: number;
  /** Keeps filters, view and open job in the host page's address. */
  readonly sync: boolean;
  /** What an apply button does: open the application in a new tab, or only notify the page. */
  readonly apply: (typeof APPLIES)[number];
  /** The nonce of the page's Content-Security-Policy. */
  readonly nonce: string;
  /** Pins a release, as "0.1.0". Empty: the newest. */
  readonly version: string;
  /** Address of an XYZ tile service with {z}, {x} and {y}. Empty: the built-in base map. */
  readonly tiles: string;
  /** Pixels from the viewport at which the embed begins to load. */
  readonly margin: number;
  /** Whether new and closed jobs appear while the page is open. */
  readonly live: boolean;
  /** Sent with every click, to distinguish embeds. */
  readonly embed: string;
  /** Whether links to an employer's own application page carry the visitor's origin in `utm_*` parameters. */
  readonly utm: boolean;
}

export type OptionName = keyof WidgetOptions;
/** The options as passed to `mountJobMap`; all are validated. The first call requires `company` and `host`. */
export type JobMapOptions = { readonly [K in OptionName]?: WidgetOptions[K] | undefined };
/** Defaults derived from the page if the embed code sets none. */
export type Defaults = Partial<Pick<WidgetOptions, "host" | "locale" | "nonce">>;

/** Without these options the embed cannot show anything. */
export const NEEDED = ["company", "host"] as const;

export const DEFAULTS: WidgetOptions = {
  company: "",
  host: "",
  view: "both",
  filters: FILTER_NAMES,
  theme: "auto",
  locale: "en",
  units: "",
  height: 560,
  sync: false,
  apply: "tab",
  nonce: "",
  version: "",
  tiles: "",
  margin: 300,
  live: true,
  embed: "",
  utm: false,
};

/** Returns undefined for an invalid value. */
type Reader<T> = (value: unknown) => T | undefined;

const oneOf =
  <T extends string>(values: readonly T[]): Reader<T> =>
  (value) =>
    values.find((one) => one === value);

const matching =
  (isRight: (value: string) => boolean): Reader<string> =>
  (value) =>
    typeof value === "string" && isRight(value.trim()) ? value.trim() : undefined;

const like = (pattern: RegExp): Reader<string> => matching((value) => pattern.test(value));

const pixels =
  (least: number, most: number): Reader<number> =>
  (value) => {
    const text = typeof value === "number" ? String(value) : typeof value === "string" ? value.trim() : "";
    const number = /^\d+(\.\d+)?(px)?$/.test(text) ? Number.parseFloat(text) : Number.NaN;
    return number >= least && number <= most ? number : undefined;
  };

const onOff: Reader<boolean> = (value) => {
  if (value === true || value === "" || value === "on" || value === "true") return true;
  return value === false || value === "off" || value === "false" ? false : undefined;
};

const READERS: { readonly [K in OptionName]: Reader<WidgetOptions[K]> } = {
  company: like(/^[\w.-]{1,120}$/),
  host: matching(isWebAddress),
  view: oneOf(VIEWS),
  filters: readFilters,
  theme: oneOf(THEMES),
  locale: like(/^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i),
  units: oneOf(UNITS),
  height: pixels(240, 4_000),
  sync: onOff,
  apply: oneOf(APPLIES),
  nonce: like(/^/),
  version: like(/^(\d+\.\d+\.\d+)?$/),
  tiles: matching(
    (value) =>
      value === "" || (isWebAddress(value) && ["{z}", "{x}", "{y}"].every((part) => value.includes(part))),
  ),
  margin: pixels(0, 10_000),
  live: onOff,
  embed: like(/^[\w.-]{0,64}$/),
  utm: onOff,
};

export const OPTION_NAMES = Object.keys(DEFAULTS) as readonly OptionName[];

/**
 * Reads an embed's options. An invalid value is replaced by the default, so that a typo does not leave a careers page empty. `wrong` names
 * the invalid, missing and unknown options; `parseOptions` has the messages for them and is loaded only if there are any.
 */
export function readOptions(
  raw: Readonly<Record<string, unknown>>,
  defaults: Defaults = {},
): { options: WidgetOptions; wrong: readonly string[] } {
  const options: { -readonly [K in OptionName]: WidgetOptions[K] } = { ...DEFAULTS, ...defaults };
  const wrong: string[] = [];
  const put = <K extends OptionName>(name: K): void => {
    const given = raw[name];
    if (given === undefined || given === null) return;
    const value = READERS[name](given);
    if (value === undefined) wrong.push(name);
    else options[name] = value;
  };
  OPTION_NAMES.forEach(put);
  options.host = options.host.replace(/\/+$/, "");
  for (const name of NEEDED) if (options[name] === "" && !wrong.includes(name)) wrong.push(name);
  wrong.push(...Object.keys(raw).filter((name) => !Object.hasOwn(DEFAULTS, name)));
  return { options, wrong };
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
