import { Category } from "../models/index.ts";
import type { CompanyLabel } from "../models/listed-job.ts";
import type { Services } from "../services.ts";

type Known = Pick<Services, "jobIndex">;

/** All categories, by name. */
export async function findCategories(): Promise<Category[]> {
  return Category.findAll({ order: [["name", "ASC"]] });
}

/** Names of categories by id. A start writes them, and nothing after it, so they are read once for a process. */
export async function findCategoryNames(
  { jobIndex }: Known,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const known = kept.get(jobIndex);
  if (known && ids.every((id) => known.has(id))) return known;
  const names = new Map((await findCategories()).map(({ id, name }) => [id, name]));
  kept.set(jobIndex, names);
  return names;
}

const kept = new WeakMap<Services["jobIndex"], ReadonlyMap<number, string>>();

/** What companies are called, by id, as of the changes that the index has read: from memory. */
export async function findCompanyLabels(
  { jobIndex }: Known,
  ids: readonly number[],
): Promise<ReadonlyMap<number, CompanyLabel>> {
  const { companies } = jobIndex;
  // A company that is new may be known to the index alone.
  if (companies.isBehind) await jobIndex.catchUp();
  return new Map(
    ids.flatMap((id) => {
      const label = companies.label(id);
      return label ? [[id, label] as const] : [];
    }),
  );
}
