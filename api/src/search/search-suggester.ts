import { DEFAULT_DISTANCE_MILES, METERS_PER_MILE } from "@jobmap/contract/limits";
import { fold, type JobFilter, type JobIndex, LruCache } from "../map/index.ts";
import type { PlaceNames } from "./knowledge.ts";
import { CONCEPTS } from "./lexicon/concepts.ts";
import { readOccupations } from "./lexicon/occupations.ts";
import type { SearchReader, UnderstoodSearch } from "./search-reader.ts";
import { SkillNames } from "./skill-names.ts";

/** Something to search for. */
export interface SearchIdea {
  readonly kind: "title" | "company" | "occupation" | "skill" | "place";
  /** What to search; of a company its name. */
  readonly text: string;
  /** Jobs that the search finds. */
  readonly count: number;
  readonly companyId?: number;
}

type Draft = Omit<SearchIdea, "count">;

/** Letters from which a last word is taken for the beginning of a town or a condition. */
const MIN_BEGINNING = 3;
const MAX_TOWN_WORDS = 3;
/** Suggestions whose jobs are not counted again until the index changes. */
const KEPT = 5_000;
/** Inhabitants of a town that is suggested. */
const KNOWN_TOWN = 20_000;

/** Suggests searches for a text that is being typed, each with the jobs it finds. */
export class SearchSuggester {
  readonly #reader: SearchReader;
  readonly #places: PlaceNames;
  readonly #getIndex: () => JobIndex;
  readonly #skills = new SkillNames();
  #counts = new LruCache<number>(KEPT);
  #state = "";

  constructor(reader: SearchReader, places: PlaceNames, getIndex: () => JobIndex) {
    this.#reader = reader;
    this.#places = places;
    this.#getIndex = getIndex;
  }

  /** Best first: what the text already means, then titles, skills, towns and conditions that begin with it, and employers. */
  suggest(typed: string, limit: number): SearchIdea[] {
    const text = typed.trim().replace(/\s+/g, " ");
    if (text === "" || limit < 1) return [];
    const index = this.#getIndex();
    const begun = index.suggest(text, limit);
    const titles = begun.filter(({ kind }) => kind === "title");
    const drafts: Draft[] = [
      ...this.#meant(text),
      ...titles.map(({ text: title }): Draft => ({ kind: "title", text: title })),
      ...this.#skills.begin(index, text, limit).map((skill): Draft => ({ kind: "skill", text: skill })),
      ...this.#completed(text),
    ];
    const companies = begun.flatMap(({ kind, text: name, count, companyId }): SearchIdea[] =>
      kind === "company" && companyId !== undefined ? [{ kind, text: name, count, companyId }] : [],
    );
    const ideas: SearchIdea[] = [];
    const seen = new Set<string>();
    const share = Math.max(limit - companies.length, limit - Math.floor(limit / 3));
    for (const draft of drafts) {
      if (ideas.length >= share) break;
      const key = fold(draft.text);
      if (seen.has(key)) continue;
      seen.add(key);
      const count = this.#count(draft.text, index);
      if (count > 0) ideas.push({ ...draft, count });
    }
    return [...ideas, ...companies].slice(0, limit);
  }

  /** What the text already means: put right, as the occupation that it is short for, or at its place. */
  #meant(text: string): Draft[] {
    const { correction, parts, place } = this.#reader.read(text);
    const searched = correction?.searched ?? text;
    const [only, ...others] = parts.filter(({ kind }) => kind !== "place");
    const kind = place === null ? "title" : "place";
    // Words that were put right are suggested with the name of their place, below.
    const drafts: Draft[] = correction === null || (place && only) ? [] : [{ kind, text: searched }];
    if (only?.kind === "occupation" && others.length === 0 && fold(only.label) !== fold(searched)) {
      const rest = place === null ? "" : ` in ${place.label}`;
      drafts.push({ kind: place === null ? "occupation" : "place", text: `${only.label}${rest}` });
    }
    if (place !== null && only !== undefined) {
      const words = parts.filter(({ kind }) => kind !== "place" && kind !== "unmatched");
      drafts.push({
        kind: "place",
        text: `${words.map(({ start, end }) => searched.slice(start, end)).join(" ")} in ${place.label}`,
      });
    }
    return drafts;
  }

  /** The words so far, with the last ones completed to a town or to a condition such as "part time". */
  #completed(text: string): Draft[] {
    const drafts: Draft[] = [];
    const words = text.split(" ");
    for (let length = Math.min(MAX_TOWN_WORDS, words.length); length > 0; length--) {
      const head = words
        .slice(0, -length)
        .join(" ")
        .replace(/[\s,]*(?:\b(?:in|near))?$/i, "");
      const tail = words.slice(-length).join(" ");
      if (tail.length < MIN_BEGINNING) continue;
      const condition = PHRASES.find((phrase) => phrase.startsWith(fold(tail)));
      if (condition !== undefined)
        drafts.push({ kind: "title", text: head === "" ? condition : `${head} ${condition}` });
      const town = this.#places.begun(tail);
      if (town === undefined || town.population < KNOWN_TOWN) continue;
      drafts.push({ kind: "place", text: head === "" ? town.label : `${head} in ${town.label}` });
    }
    return drafts;
  }

  /** Jobs that a text finds, as the list would. */
  #count(text: string, index: JobIndex): number {
    if (this.#state !== index.state) {
      this.#state = index.state;
      this.#counts = new LruCache(KEPT);
    }
    const known = this.#counts.get(text);
    if (known !== undefined) return known;
    const understood = this.#reader.read(text);
    const count = understood.isUnknown ? 0 : index.count(filterOf(understood));
    this.#counts.set(text, count);
    return count;
  }
}

/** The first phrase of each condition, which its listings and others call it by. */
const PHRASES = CONCEPTS.map(({ phrases }) => phrases.split(" | ")[0] ?? "").sort();

function filterOf({ clauses, without, payFloor, place }: UnderstoodSearch): JobFilter {
  const miles = place?.distanceMiles ?? DEFAULT_DISTANCE_MILES;
  return {
    clauses,
    without,
    ...(payFloor !== null && { payFloor }),
    ...(place?.position && { radius: { ...place.position, metres: miles * METERS_PER_MILE } }),
  };
}

/** Reads what all searches are read with, so that the first one does not wait for it. */
export function warmUp(reader: SearchReader): void {
  readOccupations();
  reader.read("nurse practitoner");
}
