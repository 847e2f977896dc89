import type { WishReason } from "@jobmap/contract";
import { type Clause, type JobIndex, LruCache, type Ranking } from "../map/index.ts";
import type { NamedPlace } from "../places/named-places.ts";
import { occupationKey } from "./annotate.ts";
import { type Correction, correct, Spelling } from "./correct.ts";
import { type Compromise, compromise, type Jobs } from "./fallback.ts";
import type { Knowledge, PlaceNames } from "./knowledge.ts";
import { CONCEPTS, IGNORED } from "./lexicon/concepts.ts";
import { readOccupations } from "./lexicon/occupations.ts";
import { PhraseBook } from "./lexicon/phrase-book.ts";
import { parse, type Reading } from "./parse/parse.ts";
import type { Token } from "./parse/tokens.ts";
import { explainTitle, scoreTitle } from "./rank-title.ts";
import { partsOf, type SearchPart } from "./search-parts.ts";
import { TitleOccupations } from "./title-occupations.ts";
import { exclusionsOf, type Unit, unitsOf } from "./units.ts";

/** A search as it is carried out. */
export interface UnderstoodSearch {
  readonly clauses: readonly Clause[];
  /** Clauses of all that it asks for, even where no job meets them. */
  readonly asked: readonly Clause[];
  /** Clauses that no job may meet: "not sales". */
  readonly without: readonly Clause[];
  readonly ranking: Ranking;
  /** What a title says of what is searched, for people; null if it says nothing. */
  readonly explainTitle: (title: string) => WishReason | null;
  /** The place that it names. */
  readonly place:
    | (Pick<NamedPlace, "label" | "kind" | "position"> & { readonly distanceMiles: number | undefined })
    | null;
  /** The least pay that it asks for, annualized, in cents. */
  readonly payFloor: number | null;
  /** What it consists of, in the order of the text. */
  readonly parts: readonly SearchPart[];
  /** Set where another spelling is searched. */
  readonly correction: Correction | null;
  /** Whether it asks for jobs and none of it exists: nothing can match. */
  readonly isUnknown: boolean;
}

/** Readings that are kept until the index changes. */
const KEPT = 2_000;

/** Reads what people type into the search box, in the light of the jobs that there are. Deterministic, without waiting for anything. */
export class SearchReader {
  readonly #getIndex: () => JobIndex;
  readonly #places: PlaceNames;
  readonly #spelling: Spelling;
  readonly #titles = new TitleOccupations(readOccupations());
  #known = new LruCache<UnderstoodSearch>(KEPT);
  #state = "";

  constructor(places: PlaceNames, getIndex: () => JobIndex) {
    this.#places = places;
    this.#getIndex = getIndex;
    this.#spelling = new Spelling(places);
  }

  /**
   * @param text as typed
   * @param options.hasPlace the place is given otherwise, so that the words name none
   */
  read(text: string, { hasPlace = false } = {}): UnderstoodSearch {
    const index = this.#getIndex();
    if (index.state !== this.#state) {
      this.#state = index.state;
      this.#known = new LruCache(KEPT);
    }
    const key = `${hasPlace ? 1 : 0}${text}`;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const made = this.#understand(text, index, hasPlace);
    this.#known.set(key, made);
    return made;
  }

  #understand(text: string, index: JobIndex, hasPlace: boolean): UnderstoodSearch {
    const knowledge: Knowledge = {
      occupations: readOccupations(),
      concepts: CONCEPT_BOOK,
      ignored: IGNORED_BOOK,
      places: hasPlace ? NO_PLACES : this.#places,
      knows: (field, value) => index.knows(field, value),
    };
    const typed = parse(text, knowledge);
    const correction = correct(text, typed, this.#spelling.of(index), knowledge);
    const reading = correction === null ? typed : parse(correction.searched, knowledge);
    const units = unitsOf(reading, knowledge);
    const excluded = exclusionsOf(reading, knowledge);
    const without = excluded.map(({ clause }) => clause);
    const found = compromise(units, jobsOf(index, without), knowledge);
    return {
      clauses: found.clauses,
      asked: units.map(({ wide }) => wide),
      without,
      ...this.#rankingOf(correction?.searched ?? text, found.units),
      place: placeOf(reading),
      payFloor: reading.pay?.floor ?? null,
      parts: partsOf(reading, found, excluded, (code) => knowledge.occupations.titleOf(code)),
      correction,
      isUnknown: isUnknown(found, reading) && without.length === 0,
    };
  }

  #rankingOf(text: string, units: readonly Unit[]): Pick<UnderstoodSearch, "ranking" | "explainTitle"> {
    const wanted = {
      words: units.flatMap(({ forms }) => forms.filter(({ length }) => length > 0)),
      codes: new Set(units.flatMap(({ codes }) => codes)),
      conditions: new Set(units.flatMap(({ conditionWords }) => conditionWords)),
    };
    return {
      explainTitle: (title) => explainTitle(title, wanted, this.#titles),
      ranking: {
        key: text,
        scoreTitle: (title) => scoreTitle(title, wanted, this.#titles),
        boosts: [...wanted.codes].map((code) => ({
          clause: [[{ field: "concept", value: occupationKey(code) }]],
          points: OCCUPATION_POINTS,
        })),
      },
    };
  }
}

/** The jobs that are not ruled out. */
function jobsOf(index: JobIndex, without: readonly Clause[]): Jobs {
  return {
    count: (clauses) => index.count({ clauses, without }),
    some: (clause) => index.someMeet(clause),
  };
}

/** For a job whose employer, or whose title, says that it is of the searched occupation. */
const OCCUPATION_POINTS = 6;

const CONCEPT_BOOK = new PhraseBook<(typeof CONCEPTS)[number]>();
for (const concept of CONCEPTS) CONCEPT_BOOK.add(concept.phrases, concept);
const IGNORED_BOOK = new PhraseBook<true>();
IGNORED_BOOK.add(IGNORED, true);

const NO_PLACES: PlaceNames = {
  town: () => undefined,
  postcode: () => undefined,
  region: () => undefined,
  area: () => undefined,
  begun: () => undefined,
  words: () => [],
};

function placeOf({ spans }: Reading): UnderstoodSearch["place"] {
  for (const { meaning } of spans)
    if (meaning.kind === "place") return { ...meaning.place, distanceMiles: meaning.distanceMiles };
  return null;
}

/** Whether nothing of a search exists. A condition that no job states does not empty a place. */
function isUnknown({ units, dropped }: Compromise, { spans, tokens, pay }: Reading): boolean {
  if (units.length > 0 || dropped.length === 0) return false;
  const isCondition = (first: Token | undefined): boolean =>
    spans.some(({ at, meaning }) => meaning.kind === "concept" && tokens[at]?.start === first?.start);
  const hasMore = pay !== null || spans.some(({ meaning }) => meaning.kind === "place");
  return !hasMore || !dropped.every(([first]) => isCondition(first));
}
