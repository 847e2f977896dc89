/** What a company's message to applicants can leave open: filled in for each of them when it is sent. No zod, for the web app. */
export const PLACEHOLDERS = ["first_name", "job_title", "company", "recruiter_first_name"] as const;
export type Placeholder = (typeof PLACEHOLDERS)[number];

/** Words in braces, which nobody means to send. */
const IN_BRACES = /\{+\s*\p{L}[\p{L}\d_ -]{0,39}\}+/gu;
const KNOWN: ReadonlySet<string> = new Set(PLACEHOLDERS.map((name) => `{${name}}`));

const KNOWN_PATTERN = new RegExp(`( ?)\\{(${PLACEHOLDERS.join("|")})\\}`, "g");

/** The first words in braces that a message would leave as they are; undefined if it has none. */
export const unknownPlaceholder = (text: string): string | undefined =>
  text.match(IN_BRACES)?.find((words) => !KNOWN.has(words));

/** Why a message cannot be sent: it would leave words in braces as they are. Undefined if nothing is wrong. */
export function placeholderProblem(text: string): string | undefined {
  const unknown = unknownPlaceholder(text);
  return unknown && `${unknown} can't be filled in. These can: ${[...KNOWN].join(", ")}.`;
}

/** A value that is missing goes with the space before it: "Hello {first_name}," becomes "Hello,". */
export function fillPlaceholders(text: string, values: Readonly<Record<Placeholder, string>>): string {
  return text.replace(KNOWN_PATTERN, (_, space: string, name: Placeholder) => {
    const value = values[name].trim();
    return value === "" ? "" : `${space}${value}`;
  });
}
