/**
 * The position of a value in the input: field names, and list positions counted from 0. Errors are keyed by it as text, such as
 * `locations[2].street`. No zod, so that forms can use it without loading the contract.
 */
export type FieldPath = readonly (string | number)[];

const PLAIN_NAME = /^[\w$-]+$/;
/** A name, a position, or a quoted name as `JSON.stringify` writes it. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: JSON has these escaped only
const STEP = /(?:^|\.)([\w$-]+)|\[(\d+)\]|\[("(?:[^"\\\u0000-\u001f]|\\(?:["\\bfnrt]|u[\da-f]{4}))*")\]/gy;

/** A path as text. Names that are not plain are quoted: `labels["a.b"]`. */
export function fieldPathText(path: readonly PropertyKey[]): string {
  return path.reduce<string>((text, step) => {
    if (typeof step === "number") return `${text}[${step}]`;
    const name = String(step);
    if (!PLAIN_NAME.test(name)) return `${text}[${JSON.stringify(name)}]`;
    return text === "" ? name : `${text}.${name}`;
  }, "");
}

/** Parses a path; a text that is not a path is the name of one field. */
export function fieldPathOf(text: string): FieldPath {
  const path: (string | number)[] = [];
  let read = 0;
  for (const [step, name, position, quoted] of text.matchAll(STEP)) {
    path.push(name ?? (position === undefined ? unquoted(quoted) : Number(position)));
    read += step.length;
  }
  return read === text.length ? path : [text];
}

const unquoted = (text = '""') => String(JSON.parse(text));

/** The outermost field of a path: `locations` of `locations[2].street`. */
export const rootOf = (text: string): string => String(fieldPathOf(text)[0] ?? "");

/** A path and its parents, from the inside out: `locations[2].street`, `locations[2]`, `locations`. */
export function pathsAround(text: string): string[] {
  const path = fieldPathOf(text);
  return path.map((_, at) => fieldPathText(path.slice(0, path.length - at)));
}
