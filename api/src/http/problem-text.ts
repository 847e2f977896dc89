import type { z } from "zod";

const KINDS: Readonly<Record<string, string>> = {
  string: "text",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list",
  object: "an object",
  record: "an object",
};

/**
 * The message for an invalid value for which the contract has no wording of its own. Names the field, as the contract's messages
 * do.
 */
export function problemText(issue: z.core.$ZodRawIssue): string {
  const name = String(issue.path?.findLast((part) => typeof part === "string") ?? "This");
  switch (issue.code) {
    case "invalid_type":
      return issue.input === undefined
        ? `${name} is missing.`
        : `${name} must be ${KINDS[issue.expected] ?? "something else"}.`;
    case "too_big":
      return `${name} can be at most ${Number(issue.maximum).toLocaleString("en-US")}${unit(issue.origin)}.`;
    case "too_small":
      return `${name} must be at least ${Number(issue.minimum).toLocaleString("en-US")}${unit(issue.origin)}.`;
    case "invalid_value":
      return `${name} can be ${issue.values.map(String).join(", ")}.`;
    default:
      return `${name} is not valid.`;
  }
}

function unit(origin: string): string {
  if (origin === "string") return " characters long";
  return origin === "array" ? " entries long" : "";
}
