import { ALLOWANCE_HOURS, publishingAllowance } from "@jobmap/contract";
import { HOUR_MS } from "@jobmap/contract/limits";
import { QueryTypes, type Transaction } from "sequelize";
import { notFound } from "../errors/api-error.ts";
import { provesCompany } from "../policies/company-proof.ts";
import type { Services } from "../services.ts";
import { hasProvedDomain } from "./company-domains.ts";

/** How many more listings a company may publish today. */
export interface Allowance {
  /** Listings in {@link ALLOWANCE_HOURS}. */
  readonly total: number;
  readonly left: number;
  /** When the next one becomes available; null while some are left. */
  readonly freeAt: Date | null;
  readonly isProven: boolean;
  /** What `total` would be with a proved domain. */
  readonly provenTotal: number;
}

/**
 * What is left of the company's allowance, counted from its listings: those that an account here published for the first time
 * within the last day, whatever their state now. Imported and paid listings do not count.
 */
export async function allowanceOf(
  { database, env, now }: Pick<Services, "database" | "env" | "now">,
  companyId: number,
  transaction: Transaction | null = null,
): Promise<Allowance> {
  const select = { type: QueryTypes.SELECT, transaction } as const;
  const [company] = await database.query<{ website: string | null; created_at: Date }>(
    "SELECT website, created_at FROM companies WHERE id = ?",
    { replacements: [companyId], ...select },
  );
  if (!company) throw notFound("Company not found.");
  const people = await database.query<{ email: string }>(
    "SELECT email FROM accounts WHERE company_id = ? AND email_verified_at IS NOT NULL AND deactivated_at IS NULL",
    { replacements: [companyId], ...select },
  );
  const isProven =
    (await hasProvedDomain(database, companyId, transaction)) ||
    people.some(({ email }) => provesCompany(email, company.website));
  const days = (now().getTime() - company.created_at.getTime()) / (24 * HOUR_MS);
  const total = publishingAllowance(days, isProven) * env.ACCOUNT_LIMITS;
  const since = new Date(now().getTime() - ALLOWANCE_HOURS * HOUR_MS);
  const newest = await database.query<{ at: Date }>(
    `SELECT first_published_at AS at FROM jobs
     WHERE company_id = ? AND source IS NULL AND created_by IS NOT NULL AND payment_id IS NULL AND first_published_at > ?
     ORDER BY first_published_at DESC LIMIT ?`,
    { replacements: [companyId, since, total], ...select },
  );
  // The SQL statement compares whole seconds.
  const published = newest.filter(({ at }) => at > since);
  // The oldest of these leaves the window next.
  const next = published.length < total ? undefined : published.at(-1);
  return {
    total,
    left: total - published.length,
    freeAt: next ? new Date(next.at.getTime() + ALLOWANCE_HOURS * HOUR_MS) : null,
    isProven,
    provenTotal: publishingAllowance(days, true) * env.ACCOUNT_LIMITS,
  };
}
