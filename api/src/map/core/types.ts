import type {
  EducationLevel,
  EmploymentType,
  JobSort,
  LocationType,
  PayUnit,
  Precision,
} from "@jobmap/contract/enums";

/** A place of work. Degrees; longitudes outside ±180 are wrapped, latitudes are within ±90. */
export interface JobPoint {
  readonly latitude: number;
  readonly longitude: number;
  readonly precision: Precision;
}

/** Stated pay in minor units below 2³² of an ISO 4217 currency, for one `unit` of time. `max` is null when one figure was stated. */
export interface JobPay {
  readonly currency: string;
  readonly min: number;
  readonly max: number | null;
  readonly unit: PayUnit;
}

/** The index's data about one published job. Nothing else is stored: rows are read from the database by id. */
export interface IndexedJob {
  /** A positive integer below 2³². */
  readonly id: number;
  readonly companyId: number;
  readonly title: string;
  /** The company's name. */
  readonly company: string;
  /** Other searchable text: skills, licenses, what short forms in the title stand for. */
  readonly words: string;
  /** Words of the description, category and benefits, as `wordsOf` returns them, each once. They count least. */
  readonly textWords: readonly string[];
  /** Keys of what the job is about beyond its words, such as `occupation:29-1141.00`. The index only compares them. */
  readonly concepts: readonly string[];
  readonly employmentTypes: readonly EmploymentType[];
  readonly locationType: LocationType;
  readonly categoryId: number | null;
  readonly educationLevel: EducationLevel | null;
  readonly pay: JobPay | null;
  /** Seconds since 1970; null where no posting date is known. */
  readonly postedAt: number | null;
  /** Empty for remote jobs without a place: they are listed and counted, never pinned. */
  readonly locations: readonly JobPoint[];
}

/** Degrees, edges included. `west > east` crosses the antimeridian; 360° or more is every longitude. */
export interface Bounds {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

/** Quadtree cells of web-mercator space: at `level`, column `x[i]` and row `y[i]` of 2^level, row 0 in the north. */
export interface Area {
  readonly level: number;
  readonly x: readonly number[];
  readonly y: readonly number[];
}

/** A circle on the sphere, its edge included. */
export interface Circle {
  readonly latitude: number;
  readonly longitude: number;
  readonly metres: number;
}

/**
 * An area within closed lines, edges included: what an odd number of its rings surrounds. Each ring has longitude and latitude of its
 * corners in turn, in whole units of 1e-7 degree, the last joined to the first by an edge. Longitudes run on beyond ±180° where a ring
 * crosses the antimeridian.
 */
export interface Outline {
  readonly rings: readonly ArrayLike<number>[];
}

/**
 * Where a job has a word: `title` in its title, `word` in its title or other searchable text, `companyName` in the company's name (with
 * plurals as they are: a name is not a job word), `text` only in its description. A `concept` is a whole key.
 */
export type TermField = "title" | "word" | "companyName" | "text" | "concept";

/** Something that a job can have, as a search names it. */
export interface TermReference {
  readonly field: TermField;
  readonly value: string;
  /** Whether any word that begins with `value` will do. */
  readonly isPrefix?: boolean;
}

/** Alternatives, each of which asks for all of its terms. */
export type Clause = readonly (readonly TermReference[])[];

/**
 * Conditions that a job meets all of. Absent, `undefined` and empty conditions always hold. Values within one list are
 * alternatives. Conditions on place hold for a *point*: a job with several points is in a place when one of them is, and
 * jobs without a point are in none.
 */
export interface JobFilter {
  /**
   * Words that title, company name or other text contain, in any order. Case, accents and plain plurals do not matter.
   * A word that ends in `*` matches as a prefix. The first 16 words count.
   */
  readonly text?: string | undefined;
  /** A job meets one alternative of each. */
  readonly clauses?: readonly Clause[] | undefined;
  /** A job meets no alternative of any. */
  readonly without?: readonly Clause[] | undefined;
  readonly companyIds?: readonly number[] | undefined;
  /** Words that each begin a word of the company's name. */
  readonly companyText?: string | undefined;
  readonly employmentTypes?: readonly EmploymentType[] | undefined;
  readonly locationTypes?: readonly LocationType[] | undefined;
  readonly categoryIds?: readonly number[] | undefined;
  /** The level that the job asks for is one of these. Jobs that state none do not match. */
  readonly educationLevels?: readonly EducationLevel[] | undefined;
  /**
   * The least pay promised for a year, in minor units. Compared with the job's `pay.min`, annualised by
   * PAY_PERIODS_PER_YEAR; jobs without pay or in another currency do not match.
   */
  readonly payFloor?: number | undefined;
  /** Currency of `payFloor`, pay bands and the pay sort; USD when absent. */
  readonly currency?: string | undefined;
  /** Posted within this many days, counted from the start of the current hour. Jobs without a posting date do not match. */
  readonly postedWithinDays?: number | undefined;
  readonly radius?: Circle | undefined;
  readonly bbox?: Bounds | undefined;
  /** The cells of a cluster: together with the viewport as `bbox`, they select exactly the jobs that the cluster counted. */
  readonly area?: Area | undefined;
  /** In one of these. The index prepares each object once: pass the same one for the same area. */
  readonly outlines?: readonly Outline[] | undefined;
}

/** What makes one job more relevant than another, in points. */
export interface Ranking {
  /** Two rankings with the same key give each title the same points. */
  readonly key: string;
  /** Points for a title, 0 or more. */
  readonly scoreTitle: (title: string) => number;
  /** Points for jobs that meet a clause. */
  readonly boosts: readonly { readonly clause: Clause; readonly points: number }[];
}

/** What the employer adds to a job's relevance. */
export interface EmployerScores {
  /** Equal keys give each employer the same points. */
  readonly key: string;
  /** Points, 0 for an employer of whom nothing is known; may be negative. */
  readonly pointsOf: (companyId: number) => number;
}

/** Which slice of the matching jobs, in which order. */
export interface ListOptions {
  /**
   * `relevance`: by `ranking`, see `query/relevance.ts`; as `newest` without one. `pay`: highest
   * annualised pay in the filter's currency first, jobs without it last. `nearest`: needs `origin`, by the distance that is
   * likely where only the town or ZIP code is known, jobs without a point last. Ties: newest, then highest id. Jobs without a posting date come after all with one.
   */
  readonly sort?: JobSort | undefined;
  readonly ranking?: Ranking | undefined;
  /** Counted by `relevance` only. */
  readonly employers?: EmployerScores | undefined;
  /** Number of jobs skipped at the start; 0 by default. */
  readonly offset?: number | undefined;
  /** Maximum number of jobs. */
  readonly limit?: number | undefined;
  /** The point that distances are measured from. */
  readonly origin?: { readonly latitude: number; readonly longitude: number } | undefined;
}

/** A slice of the matching jobs, each job once. */
export interface JobList {
  readonly ids: number[];
  /** Distinct jobs that match, exact. */
  readonly total: number;
  /** Metres from `origin` to the job's nearest matching point, one for each id; null without a point. */
  readonly distances?: (number | null)[];
}

/** Number of distinct jobs that would match if `value` were selected. */
export interface FacetCount<V> {
  readonly value: V;
  readonly count: number;
}

/** Distinct jobs for each value of each group, under all conditions of the filter except those of the group itself. */
export interface Facets {
  /** Distinct jobs under every condition. */
  readonly total: number;
  readonly employmentTypes: readonly FacetCount<EmploymentType>[];
  readonly locationTypes: readonly FacetCount<LocationType>[];
  readonly educationLevels: readonly FacetCount<EducationLevel>[];
  /** Most frequent first. */
  readonly categories: readonly FacetCount<number>[];
  /** Jobs at or above each of PAY_BANDS, annualised, in the filter's currency. */
  readonly payFloors: readonly FacetCount<number>[];
  /** Jobs posted within each of POSTED_DAYS. */
  readonly postedWithinDays: readonly FacetCount<number>[];
  /** The ten companies with most jobs. */
  readonly companies: readonly FacetCount<number>[];
}

/** What a facet count can be limited to. */
export type FacetGroup = Exclude<keyof Facets, "total">;

/** A title or company that starts with, or contains a word that starts with, the typed text. */
export interface Suggestion {
  readonly kind: "title" | "company";
  readonly text: string;
  /** Distinct jobs that carry it. */
  readonly count: number;
  readonly companyId?: number;
}
