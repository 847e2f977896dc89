import { PAY_PERIODS_PER_YEAR, type PayUnit } from "@jobmap/contract/enums";
import { QueryTypes } from "sequelize";
import type { JobFilter } from "../../map/index.ts";
import { REGION_NAMES } from "../../places/regions.ts";
import type { FigureWorld } from "./figure-world.ts";

/** Yearly pay of some jobs, in minor units: a quarter of them lies below `low`, half below `middle`, three quarters below `high`. */
export interface PayQuartiles {
  readonly label: string;
  readonly jobs: number;
  readonly low: number;
  readonly middle: number;
  readonly high: number;
}

/** Fewer jobs say little about a trade. */
const MIN_JOBS = 20;

interface Ranks {
  readonly label: string;
  readonly jobs: number;
  readonly ids: readonly number[];
}

/**
 * Quartiles of the least yearly pay that jobs promise in US dollars, exact for any number of them: the index orders jobs by it, so that three
 * rows have to be read. Leaves out groups with too few.
 */
export async function payQuartiles(
  { jobIndex: { index }, database }: Pick<FigureWorld, "jobIndex" | "database">,
  groups: readonly { readonly label: string; readonly filter: JobFilter }[],
): Promise<PayQuartiles[]> {
  const ranks = groups.flatMap(({ label, filter }): Ranks[] => {
    const paid = { ...filter, payFloor: 1 };
    const jobs = index.count(paid);
    if (jobs < MIN_JOBS) return [];
    const at = (share: number) =>
      index.list(paid, { sort: "pay", offset: Math.min(jobs - 1, Math.floor(jobs * share)), limit: 1 }).ids;
    return [{ label, jobs, ids: [...at(0.75), ...at(0.5), ...at(0.25)] }];
  });
  const pay = await yearlyPay(
    database,
    ranks.flatMap(({ ids }) => ids),
  );
  return ranks.flatMap(({ label, jobs, ids }) => {
    const [low, middle, high] = ids.map((id) => pay.get(id));
    return low && middle && high ? [{ label, jobs, low, middle, high }] : [];
  });
}

/** Listings of a trade that are looked at for its states: of more, every second, third and so on in the order of their pay. */
const MAX_SAMPLE = 5_000;

/** The same for the states that jobs are in, without a search for each of them. */
export async function payByRegion(
  { jobIndex: { index }, database }: Pick<FigureWorld, "jobIndex" | "database">,
  filter: JobFilter,
): Promise<PayQuartiles[]> {
  const paid = { ...filter, payFloor: 1 };
  const { ids } = index.list(paid, { sort: "pay", limit: index.count(paid) });
  const every = Math.ceil(ids.length / MAX_SAMPLE);
  const sample = ids.filter((_, n) => n % every === 0);
  if (sample.length === 0) return [];
  const rows = await database.query<{ region: string; min: number; unit: PayUnit }>(
    `SELECT DISTINCT j.id, l.region, j.salary_min AS min, j.salary_unit AS unit
     FROM jobs j JOIN job_locations l ON l.job_id = j.id
     WHERE j.id IN (?) AND l.country = 'US' AND l.region IS NOT NULL AND j.salary_min IS NOT NULL`,
    { replacements: [sample], type: QueryTypes.SELECT },
  );
  return [...Map.groupBy(rows, ({ region }) => region)].flatMap(([region, found]) => {
    const label = REGION_NAMES.get(region);
    if (label === undefined || found.length < MIN_JOBS) return [];
    const pay = found
      .map(({ min, unit }) => Number(min) * PAY_PERIODS_PER_YEAR[unit])
      .toSorted((one, other) => other - one);
    const at = (share: number) => pay[Math.min(pay.length - 1, Math.floor(pay.length * share))] ?? 0;
    return [{ label, jobs: found.length * every, low: at(0.75), middle: at(0.5), high: at(0.25) }];
  });
}

async function yearlyPay(
  database: FigureWorld["database"],
  ids: readonly number[],
): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map();
  const rows = await database.query<{ id: number; min: number; unit: PayUnit }>(
    "SELECT id, salary_min AS min, salary_unit AS unit FROM jobs WHERE id IN (?) AND salary_min IS NOT NULL",
    { replacements: [ids], type: QueryTypes.SELECT },
  );
  return new Map(rows.map(({ id, min, unit }) => [id, Number(min) * PAY_PERIODS_PER_YEAR[unit]]));
}
