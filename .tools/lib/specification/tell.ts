import { problemsOf, tallyOf } from "./check.ts";
import { readSpecification } from "./read.ts";

/** Prints how much of the specification is kept, and which of its facts have neither a test nor a reading. */
export function tellSpecification(): string {
  const table = readSpecification();
  return [tallyOf(table), ...problemsOf(table).map((problem) => `  ${problem}`)].join("\n");
}
