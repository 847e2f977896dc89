import { type OptionProblem, parseOptions } from "../core/options.ts";
import type { Defaults } from "../core/read-options.ts";

/** Logs an embed code's mistakes to the console, with the element that has them. A separate chunk. */
export function report(
  raw: Readonly<Record<string, unknown>>,
  defaults: Defaults,
  element: Element,
): readonly OptionProblem[] {
  const { problems } = parseOptions(raw, defaults);
  for (const { message, isFatal } of problems) {
    // biome-ignore lint/suspicious/noConsole: the person who writes the embed code reads it there
    console[isFatal ? "error" : "warn"](`[Jobmap] ${message}`, element);
  }
  return problems;
}
