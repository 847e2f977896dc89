import type { OptionProblem } from "../core/options.ts";

/** Names an embed code's mistakes in the console, with the element that has them. */
export function report(problems: readonly OptionProblem[], element: Element): void {
  for (const { message, isFatal } of problems) {
    // biome-ignore lint/suspicious/noConsole: the person who writes the embed code reads it there
    console[isFatal ? "error" : "warn"](`[Jobmap] ${message}`, element);
  }
}
