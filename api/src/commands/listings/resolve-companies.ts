import { createHash } from "node:crypto";
import { QueryTypes, type Sequelize, type Transaction } from "sequelize";
import { slugify } from "../../format/slug.ts";
import { companyKey } from "../../import/company-key.ts";
import type { ImportedCompany } from "../../import/job.ts";
import { NO_JOB } from "../../models/index.ts";

interface KnownCompany {
  /** Null until it is inserted. */
  id: number | null;
  readonly region: string | null;
  readonly slug: string;
  readonly company: ImportedCompany | null;
}

const MAX_SLUG_LENGTH = 60;

/**
 * Ids of the unclaimed companies of a batch, created where missing. A company is identified by its name, together with the
 * employer's own state where the source gives it, because names are unique within a state only. Companies with an employer
 * account are never touched.
 */
export async function resolveCompanies(
  database: Sequelize,
  companies: readonly ImportedCompany[],
  source: string,
  transaction: Transaction,
): Promise<Map<ImportedCompany, number>> {
  const known = await findKnown(database, companies, transaction);
  const taken = await takenSlugs(database, companies, transaction);
  const chosen = new Map<ImportedCompany, KnownCompany>();
  const missing: KnownCompany[] = [];
  for (const company of companies) {
    const key = companyKey(company.name);
    const namesakes = known.get(key) ?? [];
    let found = choose(namesakes, company.region);
    if (found === undefined) {
      found = { id: null, region: company.region, slug: freeSlug(company, taken), company };
      taken.add(found.slug);
      missing.push(found);
      known.set(key, [...namesakes, found]);
    }
    chosen.set(company, found);
  }
  await insert(database, missing, source, transaction);
  return new Map(
    [...chosen].map(([company, { id }]) => {
      if (id === null) throw new Error(`company "${company.name}" was not stored`);
      return [company, id];
    }),
  );
}

function choose(namesakes: readonly KnownCompany[], region: string | null): KnownCompany | undefined {
  if (region === null) return namesakes[0];
  return (
    namesakes.find((known) => known.region === region) ?? namesakes.find((known) => known.region === null)
  );
}

async function findKnown(
  database: Sequelize,
  companies: readonly ImportedCompany[],
  transaction: Transaction,
): Promise<Map<string, KnownCompany[]>> {
  const keys = [...new Set(companies.map(({ name }) => companyKey(name)))];
  const rows = await database.query<{ id: number; name_key: string; region: string | null; slug: string }>(
    "SELECT id, name_key, region, slug FROM companies WHERE is_third_party = 1 AND name_key IN (?) ORDER BY id",
    { replacements: [keys], type: QueryTypes.SELECT, transaction },
  );
  const known = new Map<string, KnownCompany[]>();
  for (const { id, name_key, region, slug } of rows) {
    known.set(name_key, [...(known.get(name_key) ?? []), { id, region, slug, company: null }]);
  }
  return known;
}

function slugChoices({ name, region }: ImportedCompany): string[] {
  const suffix = createHash("sha1")
    .update(`${companyKey(name)}|${region ?? ""}`)
    .digest("hex")
    .slice(0, 8);
  const base = slugify(name, MAX_SLUG_LENGTH) || `company-${suffix}`;
  const inRegion =
    region === null ? [] : [`${base.slice(0, MAX_SLUG_LENGTH - 3 - 17)}-${slugify(region, 16)}`];
  return [base, ...inRegion, `${base.slice(0, MAX_SLUG_LENGTH - 9)}-${suffix}`];
}

async function takenSlugs(
  database: Sequelize,
  companies: readonly ImportedCompany[],
  transaction: Transaction,
): Promise<Set<string>> {
  const choices = [...new Set(companies.flatMap(slugChoices))];
  const rows = await database.query<{ slug: string; username: string }>(
    "SELECT slug, username FROM companies WHERE slug IN (:choices) OR username IN (:choices)",
    { replacements: { choices }, type: QueryTypes.SELECT, transaction },
  );
  return new Set(rows.flatMap(({ slug, username }) => [slug, username]));
}

function freeSlug(company: ImportedCompany, taken: ReadonlySet<string>): string {
  const choices = slugChoices(company);
  const free = choices.find((slug) => !taken.has(slug));
  if (free !== undefined) return free;
  const last = choices.at(-1) ?? "company";
  for (let n = 2; ; n++) if (!taken.has(`${last}-${n}`)) return `${last}-${n}`;
}

async function insert(
  database: Sequelize,
  missing: readonly KnownCompany[],
  source: string,
  transaction: Transaction,
): Promise<void> {
  if (missing.length === 0) return;
  const rows = missing.flatMap(({ slug, company }) =>
    company === null
      ? []
      : [
          [
            slug,
            slug,
            company.name,
            companyKey(company.name),
            company.website,
            company.industry,
            company.locality,
            company.region,
            company.country,
            true,
            source,
          ],
        ],
  );
  await database.query(
    `INSERT INTO companies
     (slug, username, name, name_key, website, industry, locality, region, country, is_third_party, source) VALUES ?`,
    { replacements: [rows], transaction },
  );
  await database.query(`INSERT INTO job_changes (job_id) VALUES (${NO_JOB})`, { transaction });
  const ids = await database.query<{ id: number; slug: string }>(
    "SELECT id, slug FROM companies WHERE slug IN (?)",
    {
      replacements: [missing.map(({ slug }) => slug)],
      type: QueryTypes.SELECT,
      transaction,
    },
  );
  const bySlug = new Map(ids.map(({ id, slug }) => [slug, id]));
  for (const company of missing) company.id = bySlug.get(company.slug) ?? null;
}
