import {
  CULTURE_DIMENSIONS,
  type CultureDimension,
  type CultureImportance,
  type Importance,
  WISHED_FACTS,
  type WishedFact,
} from "./culture.ts";
import { PAY_PERIODS_PER_YEAR, type PayUnit } from "./enums.ts";

/**
 * How a candidate's wishes compare with an employer's answers and with the facts of a job. All of it is here: pure functions of
 * what both sides have stated, with nothing else to read. There is no total, and nothing orders jobs or people. See docs/adr/0067-fit.md.
 */

/** Scores of the two statements of a dimension, each 1 to 5; null where there is no answer. */
export interface Scores {
  readonly first: number | null;
  readonly second: number | null;
}
export type EmployerCulture = { readonly [D in CultureDimension]?: Scores | undefined };
export type CandidateCulture = {
  readonly [D in CultureDimension]?: (Scores & { readonly importance: CultureImportance }) | undefined;
};

export type Nearness = "CLOSE" | "APART" | "FAR";

/** One dimension, compared. */
export interface DimensionFit {
  readonly dimension: CultureDimension;
  readonly importance: CultureImportance;
  readonly mine: Scores;
  readonly theirs: Scores;
  /** |first − first| + |second − second|, 0 to 8; null unless both sides answered both statements. */
  readonly difference: number | null;
  readonly nearness: Nearness | null;
  /** Whether the candidate wants more of it than there is. */
  readonly wants: "MORE" | "LESS" | "AS_MUCH" | null;
}

/** Differences up to this are close, up to the next some way apart. */
const CLOSE = 2;
const APART = 4;

/** The dimensions that the candidate answered: those that matter much first, each by itself. */
export function compareCulture(mine: CandidateCulture, theirs: EmployerCulture): DimensionFit[] {
  return CULTURE_DIMENSIONS.flatMap((dimension) => {
    const own = mine[dimension];
    return own ? [compareDimension(dimension, own, theirs[dimension] ?? UNANSWERED, own.importance)] : [];
  }).toSorted((one, other) => Number(other.importance === "HIGH") - Number(one.importance === "HIGH"));
}

const UNANSWERED: Scores = { first: null, second: null };

function compareDimension(
  dimension: CultureDimension,
  { first, second }: Scores,
  theirs: Scores,
  importance: CultureImportance,
): DimensionFit {
  const sides = { dimension, importance, mine: { first, second }, theirs };
  if (first === null || second === null || theirs.first === null || theirs.second === null)
    return { ...sides, difference: null, nearness: null, wants: null };
  const difference = Math.abs(first - theirs.first) + Math.abs(second - theirs.second);
  const more = first + second - (theirs.first + theirs.second);
  return {
    ...sides,
    difference,
    nearness: difference <= CLOSE ? "CLOSE" : difference <= APART ? "APART" : "FAR",
    wants: more > 0 ? "MORE" : more < 0 ? "LESS" : "AS_MUCH",
  };
}

interface Wish<Value> {
  readonly value: Value;
  readonly importance: Importance;
}

/** Facts that a candidate wishes for; null where there is no wish. */
export interface FactWishes {
  readonly location_types: Wish<readonly string[]> | null;
  /** Miles from a place to one of the job's. */
  readonly distance: { readonly miles: number; readonly importance: Importance } | null;
  /** A year, in minor units of US dollars. */
  readonly pay_floor: Wish<number> | null;
  readonly employment_types: Wish<readonly string[]> | null;
  readonly company_sizes: Wish<readonly string[]> | null;
}

/** What a job states. */
export interface JobFacts {
  readonly location_type: string;
  readonly employment_types: readonly string[];
  readonly base_salary: { readonly currency: string; readonly min: number; readonly unit: PayUnit } | null;
  /** Miles from the wished place to the nearest of its places; null if it has none. */
  readonly distance: number | null;
  readonly company_size: string | null;
}

/** One wish, held against a job. `found` is what the job states, as raw values; nothing if it is unknown. */
export interface FactCheck {
  readonly fact: WishedFact;
  readonly importance: Importance;
  readonly outcome: "MET" | "NOT_MET" | "UNKNOWN";
  readonly found: readonly string[];
}

/** Every stated wish, held against a job's facts. A dealbreaker that is not met, or cannot be known, keeps a job out of the feed. */
export function checkFacts(wishes: FactWishes, job: JobFacts): FactCheck[] {
  const pay = annualPay(job);
  const checks: Readonly<Record<WishedFact, Check>> = {
    location_types: among(wishes.location_types, [job.location_type]),
    distance: numeric(wishes.distance, job.distance, (miles, { miles: most }) => miles <= most),
    pay_floor: numeric(wishes.pay_floor, pay, (found, { value }) => found >= value),
    employment_types: among(wishes.employment_types, job.employment_types),
    company_sizes: among(wishes.company_sizes, job.company_size === null ? [] : [job.company_size]),
  };
  return WISHED_FACTS.flatMap((fact) => {
    const check = checks[fact];
    return check ? [{ fact, ...check }] : [];
  });
}

/** Whether a job is one that the candidate ruled out. */
export function isRuledOut(checks: readonly FactCheck[]): boolean {
  return checks.some(({ importance, outcome }) => importance === "DEALBREAKER" && outcome !== "MET");
}

type Check = Omit<FactCheck, "fact"> | null;

function among(wish: Wish<readonly string[]> | null, found: readonly string[]): Check {
  if (wish === null) return null;
  const isMet = found.some((one) => wish.value.includes(one));
  return { importance: wish.importance, outcome: outcomeOf(found.length > 0, isMet), found };
}

function numeric<Stated extends { readonly importance: Importance }>(
  wish: Stated | null,
  found: number | null,
  isMet: (found: number, wish: Stated) => boolean,
): Check {
  if (wish === null) return null;
  const { importance } = wish;
  if (found === null) return { importance, outcome: "UNKNOWN", found: [] };
  return { importance, outcome: outcomeOf(true, isMet(found, wish)), found: [String(found)] };
}

const outcomeOf = (isKnown: boolean, isMet: boolean) => (!isKnown ? "UNKNOWN" : isMet ? "MET" : "NOT_MET");

/** The least that is promised for a year, in minor units of US dollars. */
function annualPay({ base_salary: pay }: JobFacts): number | null {
  return pay?.currency === "USD" ? pay.min * PAY_PERIODS_PER_YEAR[pay.unit] : null;
}
