import type { Clause } from "../map/index.ts";
import { GROUP_LENGTHS } from "./annotate.ts";
import type { Knowledge } from "./knowledge.ts";
import type { Token } from "./parse/tokens.ts";
import { begunUnit, companyUnit, generalUnit, relatedUnit, separate, type Unit } from "./units.ts";

/** How many jobs meet all of some clauses, wherever they are. */
export type Count = (clauses: readonly Clause[]) => number;

/** What is searched of what was asked. */
export interface Compromise {
  readonly units: readonly Unit[];
  readonly clauses: readonly Clause[];
  /** Words that are not searched, because no job has them, or none has them together with the rest. */
  readonly dropped: readonly Phrase[];
}

/** Neighboring words that mean one thing. */
type Phrase = readonly Token[];

/**
 * What can be searched of what was asked, so that no extra word empties a search: first everything; then words may stand in the
 * description; then words are left out, and last what else was asked. An empty result means that nothing of it exists.
 */
export function compromise(asked: readonly Unit[], count: Count, knowledge: Knowledge): Compromise {
  const { units, dropped } = existing(asked, count, knowledge);
  const strict = clausesOf(units, "clause");
  if (units.length === 0 || count(strict) > 0) return { units, clauses: strict, dropped };
  if (count(clausesOf(units, "wide")) > 0) return { units, clauses: clausesOf(units, "wide"), dropped };
  return without(units, dropped, count);
}

/** Units that some job meets: titles without jobs become their words, words are searched more widely, the rest is dropped. */
function existing(asked: readonly Unit[], count: Count, knowledge: Knowledge) {
  const dropped: Phrase[] = [];
  const parts = asked.flatMap((unit) => {
    if (unit.kind === "word" || unit.kind === "concept" || count([unit.clause]) > 0) return unit;
    return substitute(unit, count, knowledge);
  });
  const units = parts.flatMap((unit) => {
    if (count([unit.clause]) > 0) return unit;
    if (count([unit.wide]) > 0) return { ...unit, clause: unit.wide };
    // The last word may not be typed to its end.
    const begun = begunUnit(unit);
    if (unit === parts.at(-1) && unit.kind === "word" && isLong(unit) && count([begun.clause]) > 0)
      return begun;
    dropped.push(unit.tokens);
    return [];
  });
  return { units, dropped };
}

/** What is searched in place of a title that no job has: a company of that name, its kind, its broad occupation, its words, its group, or some of its words. */
function substitute(unit: Unit, count: Count, knowledge: Knowledge): Unit | Unit[] {
  const words = separate(unit, knowledge);
  const [broad, minor] = GROUP_LENGTHS.map((length) => relatedUnit(unit, length));
  for (const way of [[companyUnit(unit)], [generalUnit(unit)], [broad], words, [minor]]) {
    const units = way.flatMap((each) => each ?? []);
    if (count(clausesOf(units, "clause")) > 0) return units;
  }
  return words;
}

const isLong = ({ tokens }: Unit): boolean => tokens.every(({ word }) => word.length >= MIN_BEGINNING);
const MIN_BEGINNING = 3;

/** Leaves out what hinders most, one after another, until something is found. */
function without(all: readonly Unit[], before: readonly Phrase[], count: Count): Compromise {
  let units = all;
  const dropped = [...before];
  while (units.length > 1) {
    const least = Math.max(...units.map(dispensability));
    const ways = units.flatMap((unit) => {
      if (dispensability(unit) < least) return [];
      const rest = units.filter((other) => other !== unit);
      return { unit, rest, jobs: count(clausesOf(rest, "wide")) };
    });
    // What rare words say is worth more than what common words say: what leaves the fewest jobs is left out, unless it leaves none.
    const best = ways.reduce((one, other) => (weight(other.jobs) <= weight(one.jobs) ? other : one));
    dropped.push(best.unit.tokens);
    units = best.rest;
    if (best.jobs > 0) break;
  }
  return { units, clauses: clausesOf(units, "wide"), dropped };
}

const weight = (jobs: number): number => (jobs === 0 ? Number.POSITIVE_INFINITY : jobs);

/** What is left out first: words before conditions, conditions before the job itself. */
function dispensability({ kind }: Unit): number {
  if (kind === "word") return 3;
  if (kind === "concept") return 2;
  return kind === "skill" ? 1 : 0;
}

function clausesOf(units: readonly Unit[], breadth: "clause" | "wide"): Clause[] {
  return units.map((unit) => unit[breadth]);
}
