import type { Clause } from "../map/index.ts";
import { GROUP_LENGTHS } from "./annotate.ts";
import type { Knowledge } from "./knowledge.ts";
import { parse } from "./parse/parse.ts";
import type { Token } from "./parse/tokens.ts";
import { begunUnit, companyUnit, generalUnit, relatedUnit, separate, type Unit, unitsOf } from "./units.ts";

/** The jobs that may be found, wherever they are. */
export interface Jobs {
  /** How many meet all of some clauses. */
  readonly count: (clauses: readonly Clause[]) => number;
  /** Whether any meets a clause. */
  readonly some: (clause: Clause) => boolean;
}

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
export function compromise(asked: readonly Unit[], jobs: Jobs, knowledge: Knowledge): Compromise {
  const { units, dropped } = existing(asked, jobs, knowledge);
  const strict = clausesOf(units, "clause");
  if (units.length === 0 || jobs.count(strict) > 0) return { units, clauses: strict, dropped };
  if (jobs.count(clausesOf(units, "wide")) > 0) return { units, clauses: clausesOf(units, "wide"), dropped };
  return without(units, dropped, jobs, knowledge);
}

/** Units that some job meets: titles without jobs become their words, words are searched more widely, the rest is dropped. */
function existing(asked: readonly Unit[], jobs: Jobs, knowledge: Knowledge) {
  const dropped: Phrase[] = [];
  const parts = asked.flatMap((unit) => {
    if (unit.kind !== "occupation" && unit.kind !== "skill") return unit;
    if (jobs.some(unit.clause)) return unit;
    return substitute(unit, jobs, knowledge);
  });
  const units = parts.flatMap((unit) => {
    if (jobs.some(unit.clause)) return unit;
    const nearest = isOnlyWork(unit, parts) ? nearestTo(unit, jobs, knowledge) : undefined;
    if (nearest !== undefined) return nearest;
    if (jobs.some(unit.wide)) return { ...unit, clause: unit.wide, isInText: true };
    // The last word may not be typed to its end.
    const begun = begunUnit(unit);
    if (unit === parts.at(-1) && unit.kind === "word" && isLong(unit) && jobs.some(begun.clause))
      return begun;
    dropped.push(unit.tokens);
    return [];
  });
  return { units, dropped };
}

/** Whether a search asks for no other work than a unit says. */
function isOnlyWork(unit: Unit, all: readonly Unit[]): boolean {
  return all.every((other) => other === unit || other.kind === "concept");
}

/** What is searched in place of an employer or a condition that no job has. */
function nearestTo({ instead, tokens }: Unit, jobs: Jobs, knowledge: Knowledge): Unit | undefined {
  if (instead === undefined) return undefined;
  const [asked] = unitsOf(parse(instead, knowledge), knowledge);
  const [unit] = asked && !jobs.some(asked.clause) ? [substitute(asked, jobs, knowledge)].flat() : [asked];
  if (unit === undefined || !jobs.some(unit.clause)) return undefined;
  return { ...unit, tokens, isRelated: true, label: unit.label ?? instead };
}

/** What is searched in place of a title that no job has: a company of that name, its kind, its broad occupation, its words, its group, or some of its words. */
function substitute(unit: Unit, jobs: Jobs, knowledge: Knowledge): Unit | Unit[] {
  const words = separate(unit, knowledge);
  const [broad, minor] = GROUP_LENGTHS.map((length) => relatedUnit(unit, length));
  const master = masterUnit(unit, knowledge);
  for (const way of [[companyUnit(unit)], [generalUnit(unit)], master, [broad], words, [minor]]) {
    if (way.length === 0) continue;
    const units = way.flatMap((each) => each ?? []);
    if (jobs.count(clausesOf(units, "clause")) > 0) return units;
  }
  return words;
}

/** Who helps or learns, as the occupation that is helped or learned: "electrician helper". */
function masterUnit({ tokens }: Unit, knowledge: Knowledge): Unit[] {
  const [last, head] = [tokens.at(-1), tokens.slice(0, -1)];
  if (last === undefined || head.length === 0 || !LEARNERS.has(last.word)) return [];
  const text = head.map((token) => token.text).join(" ");
  const [unit, ...more] = unitsOf(parse(text, knowledge), knowledge);
  if (unit?.kind !== "occupation" || more.length > 0) return [];
  return [{ ...unit, tokens, isRelated: true, label: text }];
}

const LEARNERS: ReadonlySet<string> = new Set(["helper", "apprentice", "trainee", "learner"]);

const isLong = ({ tokens }: Unit): boolean => tokens.every(({ word }) => word.length >= MIN_BEGINNING);
const MIN_BEGINNING = 3;

/** Leaves out what hinders most, one after another, until something is found. */
function without(
  all: readonly Unit[],
  before: readonly Phrase[],
  jobs: Jobs,
  { occupations }: Knowledge,
): Compromise {
  let units = all;
  const dropped = [...before];
  while (units.length > 1) {
    const isWorkSaid = units.some(({ kind }) => kind !== "word" && kind !== "concept");
    // "cell phone sales" is sales: the last word is the job, if it can be one, and the others say more of it.
    const last = units.at(-1);
    const isHead = last?.kind === "word" && occupations.has(last.tokens[0]?.word ?? "");
    const rank = (unit: Unit): number =>
      dispensability(unit, isWorkSaid) - (isHead && unit === last ? 0.5 : 0);
    const least = Math.max(...units.map(rank));
    const ways = units.flatMap((unit) => {
      if (rank(unit) < least) return [];
      const rest = units.filter((other) => other !== unit);
      return { unit, rest, jobs: jobs.count(clausesOf(rest, "wide")) };
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

/** What is left out first: words before conditions, conditions before the job itself, which words say where nothing else does. */
function dispensability({ kind, isInText = false }: Unit, isWorkSaid: boolean): number {
  if (kind === "word") return isWorkSaid || isInText ? 3 : 1;
  if (kind === "concept") return 2;
  return kind === "skill" ? 1 : 0;
}

function clausesOf(units: readonly Unit[], breadth: "clause" | "wide"): Clause[] {
  return units.map((unit) => unit[breadth]);
}
