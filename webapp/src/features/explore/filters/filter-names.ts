import type { Call, Category, Company, Facets, JobSummary } from "@jobmap/contract";
import type { ExploreState } from "../../../lib/explore-state.ts";
import { Memory } from "../state/memory.ts";

/** Names, by id, of the companies and categories that the search filters by. */
export interface FilterNames {
  readonly companies: Readonly<Record<number, string>>;
  readonly categories: Readonly<Record<number, string>>;
}

/** Names that were asked for. */
export class NameMemory {
  readonly companies = new Memory<Company>();
  readonly categories = new Memory<readonly Category[]>();
}

/** Most names are in the replies already; only the missing ones are requested. Names that cannot be loaded are omitted. */
export async function nameFilters(
  { companies, categories }: ExploreState,
  items: readonly JobSummary[],
  facets: Pick<Facets, "category"> | null,
  call: Call,
  memory: NameMemory,
): Promise<FilterNames> {
  const companyNames = new Map(items.map((job) => [job.company.id, job.company.name]));
  const categoryNames = new Map(
    (facets?.category ?? []).map(({ value, label }) => [Number(value), label] as const),
  );
  const unnamed = companies.filter((id) => !companyNames.has(id)).slice(0, 5);
  const askCategories = categories.some((id) => !categoryNames.has(id));
  const [found, all] = await Promise.all([
    Promise.all(
      unnamed.map((id) =>
        memory.companies
          .once(String(id), () => call("GET user/company/getCompanyDetail/{id}", { params: { id } }))
          .catch(() => null),
      ),
    ),
    askCategories ? memory.categories.once("", () => call("GET user/job-category", {})).catch(() => []) : [],
  ]);
  for (const company of found) if (company) companyNames.set(company.id, company.name);
  for (const category of all) categoryNames.set(category.id, category.name);
  return { companies: pick(companies, companyNames), categories: pick(categories, categoryNames) };
}

function pick(ids: readonly number[], names: ReadonlyMap<number, string>): Record<number, string> {
  return Object.fromEntries(
    ids.flatMap((id) => {
      const name = names.get(id);
      return name === undefined ? [] : [[id, name]];
    }),
  );
}
