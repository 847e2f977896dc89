import { clean, factsOf as namedFactsOf } from "../../src/resumes/facts.ts";
import { lostFacts as lostNamed } from "../../src/resumes/lost-facts.ts";
import type { Sheet } from "../../src/resumes/sheet.ts";

/** Every fact of a resume, as it should come back: a line of its own, or whole lines. */
export const factsOf = (sheet: Sheet): string[] => namedFactsOf(sheet).map(({ text }) => text);

/** The facts that do not come back as whole lines of a text; each line counts once. */
export const lostFacts = (facts: readonly string[], text: string): string[] =>
  lostNamed(
    facts.map((fact) => ({ field: "", text: clean(fact) })),
    text,
  ).map((fact) => fact.text);
