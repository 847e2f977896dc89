import { gatherAll, hasBit } from "../core/bits.ts";
import { METRES_PER_UNIT, TURN, toUnits } from "../core/geo.ts";
import type { EmployerScores, Ranking } from "../core/types.ts";
import { hasPay, NO_POINT, precisionOf } from "../store/columns.ts";
import type { Entries } from "../store/entries.ts";
import { newestFirst } from "../store/orders.ts";
import type { Shape } from "../store/shapes.ts";
import { pointsIn } from "./job-points.ts";
import type { LabelScores } from "./label-scores.ts";
import { likelyDistance } from "./likely-distance.ts";
import { alternativesOf } from "./plan.ts";
import type { Selection } from "./select.ts";
import { spreadCompanies } from "./spread-companies.ts";

/** The most points for being new, and the age in days at which half of them are left. */
const FRESH_POINTS = 8;
const FRESH_DAYS = 7;
/** Points for stated pay. */
const PAY_POINTS = 3;
/** The most points for being near, and the distance in meters at which half of them are left. */
const NEAR_POINTS = 15;
const NEAR_METRES = 8_000;
/** Points are compared in these steps, so that a difference too small to matter leaves newer jobs first. */
const STEPS_PER_POINT = 8;

/** Points that are computed once for all jobs of a title, or of a company. */
export interface Scores {
  readonly titles: LabelScores<string>;
  readonly companies: LabelScores<number>;
}

export interface RelevanceOptions {
  readonly ranking: Ranking;
  readonly origin: { readonly latitude: number; readonly longitude: number } | undefined;
  /** Where points count, besides the selection. */
  readonly shapes: readonly Shape[];
  /** Epoch seconds. */
  readonly now: number;
  readonly employers: EmployerScores | undefined;
  readonly scores: Scores;
}

/**
 * The first `end` entries of a selection, most points first: for the title, for the clauses of the ranking, for being new, near and
 * paid as stated, and for how the employer answers. Ties: newest, then highest id. Of one company at most three come in a row while others are left nearby.
 */
export function mostRelevant(
  entries: Entries,
  { bits, count }: Selection,
  options: RelevanceOptions,
  end: number,
): number[] {
  const pointsOf = makeScorer(entries, options);
  const positions = gatherAll(bits, count);
  const steps = new Uint16Array(count);
  const inStep = new Uint32Array(MAX_STEPS + 1);
  for (let i = 0; i < count; i++) {
    const step = Math.min(MAX_STEPS, Math.max(0, Math.round(pointsOf(positions[i]!) * STEPS_PER_POINT)));
    steps[i] = step;
    inStep[step]!++;
  }
  const wanted = spreadCompanies.reach(end);
  let least = MAX_STEPS;
  for (let found = inStep[least]!; found < wanted && least > 0; found += inStep[least]!) least--;
  const best: number[] = [];
  for (let i = 0; i < count; i++) if (steps[i]! >= least) best.push(i);
  const newest = newestFirst(entries.store.columns);
  best.sort((a, b) => steps[b]! - steps[a]! || newest(positions[a]!, positions[b]!));
  const { company } = entries.store.columns;
  const ordered = best.slice(0, wanted).map((i) => positions[i]!);
  return spreadCompanies(ordered, (position) => company[position]!).slice(0, end);
}

const MAX_STEPS = 4_095;

/** The points of an entry. */
function makeScorer(entries: Entries, { ranking, employers, origin, shapes, now, scores }: RelevanceOptions) {
  const { title, company, postedAt, traits } = entries.store.columns;
  const { titles, companies } = entries.vocabulary;
  const titlePoints = scores.titles.of(ranking.key, (label) => ranking.scoreTitle(titles.text(label)));
  const employerPoints =
    employers === undefined
      ? () => 0
      : scores.companies.of(employers.key, (label) => employers.pointsOf(companies.key(label) ?? 0));
  const boosts = ranking.boosts.map(({ clause, points }) => ({
    set: entries.sets.anyOf(alternativesOf(entries, clause)),
    points,
  }));
  // Rounded, so that an order stays while it is read.
  const today = Math.floor(now / HOUR) * HOUR;
  const nearPoints = origin === undefined ? () => 0 : makeNearPoints(entries, origin, shapes);
  return (position: number): number => {
    let points = titlePoints(title[position]!) + employerPoints(company[position]!);
    for (let i = 0; i < boosts.length; i++) if (hasBit(boosts[i]!.set, position)) points += boosts[i]!.points;
    const posted = postedAt[position]!;
    if (posted > 0) points += FRESH_POINTS / (1 + Math.max(0, today - posted) / (FRESH_DAYS * DAY));
    if (hasPay(traits[position]!)) points += PAY_POINTS;
    return points + nearPoints(position);
  };
}

/**
 * Points for being near, of a job with several places those of the nearest, by a distance that is good enough to order by: the Earth is
 * flat for this long.
 */
function makeNearPoints(
  entries: Entries,
  origin: { readonly latitude: number; readonly longitude: number },
  shapes: readonly Shape[],
): (position: number) => number {
  const { latitude, longitude, traits } = entries.store.columns;
  const [north, east] = [toUnits(origin.latitude), toUnits(origin.longitude)];
  const narrowing = Math.cos((origin.latitude * Math.PI) / 180);
  const ofPoint = (position: number): number => {
    if ((traits[position]! & NO_POINT) !== 0) return 0;
    const up = latitude[position]! - north;
    let over = Math.abs(longitude[position]! - east) % TURN;
    if (over > TURN / 2) over = TURN - over;
    const metres = Math.hypot(up, over * narrowing) * METRES_PER_UNIT;
    return NEAR_POINTS / (1 + likelyDistance(metres, precisionOf(traits[position]!)) / NEAR_METRES);
  };
  return (position) => {
    let most = ofPoint(position);
    if (entries.hasSeveral(position))
      for (const point of pointsIn(entries, shapes, position)) most = Math.max(most, ofPoint(point));
    return most;
  };
}

const HOUR = 3_600;
const DAY = 86_400;
