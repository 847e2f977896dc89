import MESSAGES from "../../../webapp/languages/messages.es.json" with { type: "json" };
import { MESSAGE_FIELDS } from "../../../webapp/src/lib/message-fields.ts";
import { inSpanish } from "../../../webapp/src/lib/messages-spanish.ts";

/** Nobody is shown that all is well, or a number; a bank says what it says. */
const IN_ENGLISH = /^OK$|^\d+$|^Your card |^The customer's account /;

const seen = new Set(Object.keys(MESSAGES));

/** Whether pages in Spanish have a message in Spanish. */
function isInSpanish(message: string): boolean {
  if (seen.has(message)) return true;
  if (inSpanish(message) === message && !IN_ENGLISH.test(message)) return false;
  seen.add(message);
  return true;
}

interface Reply {
  readonly message: string;
  readonly error?: Readonly<Record<string, string>> | undefined;
  readonly data?: unknown;
}

/**
 * Every reply that a test receives is one that people can: its messages have Spanish.
 * @throws if one has none
 */
export function expectSpanish(key: string, { message, error = {}, data }: Reply): void {
  const inData = (MESSAGE_FIELDS[key] ?? []).flatMap((path) => textsAt(data, path.split(/\.|(?=\[)/)));
  const missing = [message, ...Object.values(error), ...inData].filter((one) => !isInSpanish(one));
  if (missing.length > 0)
    throw new Error(`${key} says what is not in messages.es.json: ${JSON.stringify(missing)}`);
}

/** The texts of a reply's data at a place such as `rows[].problems[].message`. */
function textsAt(data: unknown, [step, ...rest]: readonly string[]): string[] {
  if (step === undefined) return typeof data === "string" ? [data] : [];
  if (step === "[]") return Array.isArray(data) ? data.flatMap((item) => textsAt(item, rest)) : [];
  return typeof data === "object" && data !== null ? textsAt(Reflect.get(data, step), rest) : [];
}
