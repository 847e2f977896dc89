import type { FeedLimit } from "@jobmap/contract";
import { METERS_PER_MILE } from "@jobmap/contract/limits";
import { Op } from "sequelize";
import type { Clause, JobFilter, Ranking } from "../map/index.ts";
import { Company, type StoredWishes } from "../models/index.ts";
import { occupationKey } from "../search/annotate.ts";
import type { SearchReader, UnderstoodSearch } from "../search/search-reader.ts";

/** What takes jobs out of a feed, by the wish that does; the feed has the jobs that meet all of them. */
export type FeedLimits = { readonly [L in FeedLimit]?: JobFilter };

/** An occupation as it was wished for, and as it is searched. */
export interface WishedOccupation {
  readonly text: string;
  readonly understood: UnderstoodSearch;
}

export function readWishedOccupations(
  { occupations }: Pick<StoredWishes, "occupations">,
  searches: SearchReader,
): WishedOccupation[] {
  return occupations.map((text) => ({ text, understood: searches.read(text, { hasPlace: true }) }));
}

/** The conditions of a feed. Only dealbreakers are conditions among the facts. */
export async function feedLimits(
  wishes: StoredWishes,
  occupations: readonly WishedOccupation[],
): Promise<FeedLimits> {
  const { not_occupations, location_types, distance, pay_floor, employment_types, company_sizes } = wishes;
  const sizes = strict(company_sizes);
  const from = strict(distance);
  const types = strict(location_types);
  const schedules = strict(employment_types);
  const floor = strict(pay_floor);
  return {
    ...(occupations.length > 0 && { occupations: { clauses: anyOf(occupations) } }),
    ...(not_occupations.length > 0 && {
      not_occupations: {
        without: [not_occupations.map((code) => [{ field: "concept", value: occupationKey(code) }])],
      },
    }),
    ...(types && { location_types: { locationTypes: types.value } }),
    ...(from && {
      distance: {
        radius: {
          latitude: from.latitude,
          longitude: from.longitude,
          metres: from.miles * METERS_PER_MILE,
        },
      },
    }),
    ...(floor && { pay_floor: { payFloor: floor.value } }),
    ...(schedules && { employment_types: { employmentTypes: schedules.value } }),
    ...(sizes && { company_sizes: await ofCompanies(sizes.value) }),
  };
}

/** The filter of all limits but one. */
export function combined(limits: FeedLimits, without?: FeedLimit): JobFilter {
  const own = Object.entries(limits).flatMap(([name, filter]) => (name === without ? [] : [filter]));
  const clauses = own.flatMap((filter) => filter.clauses ?? []);
  let all: JobFilter = {};
  for (const filter of own) all = { ...all, ...filter };
  return { ...all, clauses };
}

/** The best of what each occupation gives a job. */
export function feedRanking(occupations: readonly WishedOccupation[]): Ranking | undefined {
  const rankings = occupations.map(({ understood }) => understood.ranking);
  if (rankings.length === 0) return undefined;
  return {
    key: rankings.map(({ key }) => key).join("\n"),
    scoreTitle: (title) => Math.max(...rankings.map(({ scoreTitle }) => scoreTitle(title))),
    boosts: rankings.flatMap(({ boosts }) => boosts),
  };
}

const strict = <Wish extends { readonly importance: string }>(wish: Wish | null): Wish | null =>
  wish?.importance === "DEALBREAKER" ? wish : null;

/** A job meets all clauses of one of the searches: (A and B) or C as (A or C) and (B or C). */
function anyOf(occupations: readonly WishedOccupation[]): Clause[] {
  let all: Clause[] = [[]];
  for (const { understood } of occupations) {
    const clauses = understood.isUnknown ? understood.asked : understood.clauses;
    all = all.flatMap((one) => clauses.map((other) => one.concat(other)));
  }
  return all;
}

async function ofCompanies(sizes: readonly string[]): Promise<JobFilter> {
  const found = await Company.findAll({ where: { size: { [Op.in]: sizes } }, attributes: ["id"] });
  return found.length === 0 ? { clauses: [NEVER] } : { companyIds: found.map(({ id }) => id) };
}

/** No job meets it. */
const NEVER: Clause = [];
