import type { JobIndex } from "../map/index.ts";
import type { NamedPlace } from "../places/named-places.ts";
import type { Concept } from "./lexicon/concepts.ts";
import type { Occupations } from "./lexicon/occupations.ts";
import type { PhraseBook } from "./lexicon/phrase-book.ts";

/** Places by whole names: see `NamedPlaces`. */
export interface PlaceNames {
  town(name: string, region?: string): NamedPlace | undefined;
  postcode(digits: string): NamedPlace | undefined;
  area(text: string): NamedPlace | undefined;
  begun(text: string): NamedPlace | undefined;
  /** Words of the names of towns that many people live in. */
  words(): Iterable<string>;
  region(text: string, isSaid: boolean): { readonly code: string; readonly place: NamedPlace } | undefined;
}

/** What a search is read with. */
export interface Knowledge {
  readonly occupations: Occupations;
  readonly concepts: PhraseBook<Concept>;
  readonly ignored: PhraseBook<true>;
  readonly places: PlaceNames;
  /** Whether a published job has a term. */
  readonly knows: JobIndex["knows"];
}
