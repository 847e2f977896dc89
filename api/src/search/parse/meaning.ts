import type { NamedPlace } from "../../places/named-places.ts";
import type { Concept } from "../lexicon/concepts.ts";

/** What a stretch of a search means. */
export type Meaning =
  | {
      readonly kind: "occupation";
      /** O*NET-SOC codes; none if the title is known and could be almost any occupation's. */
      readonly codes: readonly string[];
      /** The title in the words of the index, short forms spelled out. */
      readonly phrase: string;
    }
  | { readonly kind: "concept"; readonly concept: Concept }
  | { readonly kind: "skill"; readonly phrase: string }
  | {
      readonly kind: "company";
      readonly phrase: string;
      /** The work that is searched while it has no jobs. */
      readonly instead?: string;
    }
  /** What a job must not be: "not sales". */
  | { readonly kind: "excluded" }
  | { readonly kind: "place"; readonly place: NamedPlace; readonly distanceMiles: number | undefined }
  | { readonly kind: "ignored" };

/** Some tokens of a search, from `at` on, and what they mean. */
export interface Span {
  readonly at: number;
  readonly length: number;
  readonly meaning: Meaning;
  /** How good a reading it is: of all ways to read the whole text, that with the highest sum is taken. */
  readonly score: number;
}

/** Long phrases beat the short ones that they consist of. */
export function scoreOf(length: number, bonus: number): number {
  return 10 * length * length + bonus;
}
