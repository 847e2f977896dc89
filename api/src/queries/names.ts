import { Category, Company } from "../models/index.ts";

/** All categories, by name. */
export async function findCategories(): Promise<Category[]> {
  return Category.findAll({ order: [["name", "ASC"]] });
}

/** Names of companies by id. */
export async function findCompanyNames(ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await Company.findAll({ attributes: ["id", "name"], where: { id: [...ids] } });
  return new Map(rows.map((company) => [company.id, company.name]));
}

/** Which of these companies are unclaimed. */
export async function findUnclaimed(ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const rows = await Company.findAll({ attributes: ["id"], where: { id: [...ids], isThirdParty: true } });
  return new Set(rows.map((company) => company.id));
}
