import type { z } from "zod";
import type { Words } from "./words.ts";

/**
 * The message for an invalid value for which a schema has no wording of its own. It begins with the field's name, for programs; forms put
 * another word there.
 */
export function problemText(issue: z.core.$ZodRawIssue): string {
  const name = String(issue.path?.findLast((part) => typeof part === "string") ?? ("This" satisfies Words));
  switch (issue.code) {
    case "invalid_type":
      return issue.input === undefined ? `${name} is missing.` : wrongKind(name, issue.expected);
    case "too_big":
      return tooBig(name, Number(issue.maximum).toLocaleString("en-US"), issue.origin);
    case "too_small":
      return tooSmall(name, Number(issue.minimum).toLocaleString("en-US"), issue.origin);
    case "invalid_value":
      return `${name} can be ${issue.values.map(String).join(", ")}.`;
    default:
      return `${name} is not valid.`;
  }
}

function wrongKind(name: string, expected: string): string {
  switch (expected) {
    case "string":
      return `${name} must be text.`;
    case "number":
      return `${name} must be a number.`;
    case "int":
      return `${name} must be a whole number.`;
    case "boolean":
      return `${name} must be true or false.`;
    case "array":
      return `${name} must be a list.`;
    case "object":
    case "record":
      return `${name} must be an object.`;
    default:
      return `${name} must be something else.`;
  }
}

function tooBig(name: string, most: string, origin: string): string {
  if (origin === "string") return `${name} can be at most ${most} characters long.`;
  return origin === "array"
    ? `${name} can be at most ${most} entries long.`
    : `${name} can be at most ${most}.`;
}

function tooSmall(name: string, least: string, origin: string): string {
  if (origin === "string") return `${name} must be at least ${least} characters long.`;
  return origin === "array"
    ? `${name} must be at least ${least} entries long.`
    : `${name} must be at least ${least}.`;
}
