import MESSAGES from "../../languages/messages.es.json" with { type: "json" };
import { keepEnglish } from "./english-messages.ts";
import { MESSAGE_FIELDS } from "./message-fields.ts";
import { planInSpanish } from "./plan-name.ts";

/** Values stand in messages as `${name}`. */
const VALUE = /\$\{(\w+)\}/g;

const EXACT: ReadonlyMap<string, string> = new Map(Object.entries(MESSAGES));

/** What somebody wrote stands in quotation marks; no other value does. */
const QUOTED = /[“"]\$\{(\w+)\}[”"]/g;

/** Messages with values in them. The longest first: it says more of what it matches. */
const PATTERNS = Object.entries(MESSAGES)
  .filter(([english]) => english.includes("${"))
  .map(([english, spanish]) => ({ words: english.replaceAll(VALUE, "").length, english, spanish }))
  .sort((a, b) => b.words - a.words)
  .map(({ english, spanish }) => ({
    pattern: patternOf(english),
    spanish,
    quoted: new Set([...english.matchAll(QUOTED)].map(([, name = ""]) => name)),
  }));

function patternOf(english: string): RegExp {
  const parts = english
    .split(VALUE)
    .map((text, at) => (at % 2 === 0 ? text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, "\\$&") : `(?<${text}>.+?)`));
  return new RegExp(`^${parts.join("")}$`, "s");
}

/**
 * A message of the API in Spanish: as it stands in the table, or filled in as one of the table is. A value that is itself a message of
 * the table, or a word, a date or a plan, is put into Spanish too, unless it is quoted. What is not known stays English.
 */
export function inSpanish(message: string): string {
  const known = EXACT.get(message);
  if (known) return known;
  for (const { pattern, spanish, quoted } of PATTERNS) {
    const values = pattern.exec(message)?.groups;
    if (!values) continue;
    return spanish.replaceAll(VALUE, (_, name: string) => {
      const value = values[name] ?? "";
      return quoted.has(name) ? value : valueInSpanish(value);
    });
  }
  const [, name = "", told = ""] = ABOUT.exec(message) ?? [];
  if (told !== "") return name + inSpanish(told);
  return DATE.test(message) ? DAY.format(new Date(`${message} UTC`)) : message;
}

/** Longer values are what somebody wrote, which patterns with several values could take seconds to compare. */
const MAX_VALUE_LENGTH = 400;
const valueInSpanish = (value: string) =>
  value.length > MAX_VALUE_LENGTH ? value : planInSpanish(inSpanish(value));

/** Of several jobs, each message has its job's title before it. */
const ABOUT = /^(.+?: )(.+)$/s;

/** As the API writes days: "November 28, 2026". */
const DATE = /^[A-Z][a-z]{2,8} \d{1,2}, \d{4}$/;
const DAY = new Intl.DateTimeFormat("es-US", { dateStyle: "long", timeZone: "UTC" });

/** The same of a whole message. One that stays English is remembered as that. */
function messageInSpanish(message: string): string {
  const spanish = inSpanish(message);
  if (spanish === message && !EXACT.has(message)) keepEnglish(message);
  return spanish;
}

/** A reply of an endpoint, or of an event of the socket, with all its messages in Spanish; what is none is left as it is. */
export const toldInSpanish = <T>(key: string, told: T): T =>
  isTold(told)
    ? {
        ...told,
        message: messageInSpanish(told.message),
        ...(told.error && {
          error: Object.fromEntries(
            Object.entries(told.error).map(([field, text]) => [field, messageInSpanish(text)]),
          ),
        }),
        ...("data" in told && { data: dataInSpanish(key, told.data) }),
      }
    : told;

interface Told {
  readonly message: string;
  readonly error?: Readonly<Record<string, string>>;
}

const isTold = (value: unknown): value is Told =>
  typeof value === "object" && value !== null && "message" in value && typeof value.message === "string";

const dataInSpanish = (key: string, data: unknown): unknown =>
  (MESSAGE_FIELDS[key] ?? []).reduce((whole, path) => changedAt(whole, path.split(/\.|(?=\[)/)), data);

function changedAt(data: unknown, [step, ...rest]: readonly string[]): unknown {
  if (step === undefined) return typeof data === "string" ? messageInSpanish(data) : data;
  if (step === "[]") return Array.isArray(data) ? data.map((item) => changedAt(item, rest)) : data;
  if (typeof data !== "object" || data === null || !(step in data)) return data;
  return { ...data, [step]: changedAt(Reflect.get(data, step), rest) };
}
