import type { ListedCompany } from "../models/listed-job.ts";
import { select } from "./plain-rows.ts";

/** What a row says of a company, as columns of {@link COMPANY}; MySQL has no booleans. */
export interface CompanyColumns
  extends Pick<
    ListedCompany,
    | "logo"
    | "size"
    | "answerPercent"
    | "answerDays"
    | "answerPromiseDays"
    | "provedDomain"
    | "provedBy"
    | "provedAt"
  > {
  readonly companyId: number;
  readonly companySlug: string;
  readonly companyUsername: string;
  readonly companyName: string;
  readonly isThirdParty: number;
  readonly isDemo: number;
}

/** Columns of `companies AS m`. */
export const COMPANY = `m.id AS companyId, m.slug AS companySlug, m.username AS companyUsername, m.name AS companyName, m.logo, m.size,
    m.is_third_party AS isThirdParty, m.is_demo AS isDemo, m.answer_percent AS answerPercent, m.answer_days AS answerDays,
    m.answer_promise_days AS answerPromiseDays, m.proved_domain AS provedDomain, m.proved_by AS provedBy, m.proved_at AS provedAt`;

/** What lists show of companies, in no order. */
export async function findListedCompanies(ids: readonly number[]): Promise<ListedCompany[]> {
  if (ids.length === 0) return [];
  const rows = await select<CompanyColumns>(`SELECT ${COMPANY} FROM companies m WHERE m.id IN (:ids)`, ids);
  return rows.map(companyOf);
}

export const companyOf = (row: CompanyColumns): ListedCompany => ({
  id: row.companyId,
  slug: row.companySlug,
  username: row.companyUsername,
  name: row.companyName,
  logo: row.logo,
  size: row.size,
  isThirdParty: Boolean(row.isThirdParty),
  isDemo: Boolean(row.isDemo),
  answerPercent: row.answerPercent,
  answerDays: row.answerDays,
  answerPromiseDays: row.answerPromiseDays,
  provedDomain: row.provedDomain,
  provedBy: row.provedBy,
  provedAt: row.provedAt,
});
