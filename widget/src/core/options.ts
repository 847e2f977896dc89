import {
  APPLIES,
  DEFAULTS,
  type Defaults,
  FILTER_NAMES,
  NEEDED,
  OPTION_NAMES,
  type OptionName,
  readOptions,
  THEMES,
  UNITS,
  VIEWS,
  type WidgetOptions,
} from "./read-options.ts";

export {
  type Defaults,
  FILTER_NAMES,
  type FilterName,
  OPTION_NAMES,
  type OptionName,
  type WidgetOptions,
} from "./read-options.ts";

/** A mistake in the embed code, worded for its author. */
export interface OptionProblem {
  readonly option: string;
  readonly message: string;
  /** The embed cannot show anything without this option. */
  readonly isFatal: boolean;
}

const any = (values: readonly string[]): string => values.map((value) => `"${value}"`).join(", ");
const ON_OFF = '"on" or "off"';

/** The allowed values of each option. */
const TYPES: Readonly<Record<OptionName, string>> = {
  company: "a company's username, such as acme",
  host: "an address such as https://jobs.example",
  view: any(VIEWS),
  filters: `"none", or any of ${FILTER_NAMES.join(", ")}, separated by commas`,
  theme: any(THEMES),
  locale: "a language tag such as en or es-MX",
  units: any(UNITS),
  height: "a number of pixels from 240 to 4000",
  sync: ON_OFF,
  apply: any(APPLIES),
  nonce: "a text",
  version: "a release such as 1.4.0",
  tiles: "an address with {z}, {x} and {y}",
  margin: "a number of pixels from 0 to 10000",
  live: ON_OFF,
  embed: "up to 64 letters, digits, dots and dashes",
  utm: ON_OFF,
};

/**
 * Reads an embed's options, as `readOptions` does, and describes their mistakes. Only without a company or host can the
 * embed show nothing.
 */
export function parseOptions(
  raw: Readonly<Record<string, unknown>>,
  defaults: Defaults = {},
): { options: WidgetOptions; problems: OptionProblem[] } {
  const { options, wrong } = readOptions(raw, defaults);
  const problems = wrong.map((option): OptionProblem => {
    const name = OPTION_NAMES.find((known) => known === option);
    if (name === undefined) return { option, message: unknown(option), isFatal: false };
    const isFatal = NEEDED.some((needed) => needed === name);
    const given = raw[name];
    if (given === undefined || given === null) {
      return { option, message: `${name} is missing. Add ${name}="…": ${TYPES[name]}.`, isFatal };
    }
    const usual = { ...DEFAULTS, ...defaults }[name];
    const instead = isFatal || usual === "" ? "" : ` Using ${show(usual)}.`;
    return { option, message: `${name}=${show(given)} is not ${TYPES[name]}.${instead}`, isFatal };
  });
  return { options, problems };
}

function unknown(option: string): string {
  const near = OPTION_NAMES.find((known) => isNear(known, option.toLowerCase()));
  return `There is no option "${option}".${near === undefined ? "" : ` Did you mean ${near}?`}`;
}

function show(value: unknown): string {
  const text = typeof value === "string" ? value : Array.isArray(value) ? value.join(",") : String(value);
  return `"${text.slice(0, 60)}"`;
}

/** One letter added, missing or different. */
function isNear(known: string, typed: string): boolean {
  if (Math.abs(known.length - typed.length) > 1) return false;
  let at = 0;
  while (at < typed.length && known[at] === typed[at]) at++;
  const [a, b] = [known.slice(at), typed.slice(at)];
  return a.slice(1) === b.slice(1) || a === b.slice(1) || a.slice(1) === b;
}
