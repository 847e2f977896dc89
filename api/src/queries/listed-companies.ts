import type { ListedCompany } from "../models/listed-job.ts";
import { select } from "./plain-rows.ts";

/** A row of {@link COMPANIES}; MySQL has no booleans. */
type CompanyRow = Omit<ListedCompany, "isThirdParty" | "isDemo"> & {
  readonly isThirdParty: number;
  readonly isDemo: number;
};

const COMPANIES = `SELECT c.id, c.slug, c.username, c.name, c.logo, c.size, c.is_third_party AS isThirdParty,
    c.is_demo AS isDemo, c.answer_percent AS answerPercent, c.answer_days AS answerDays, c.answer_promise_days AS answerPromiseDays,
    c.proved_domain AS provedDomain, c.proved_by AS provedBy, c.proved_at AS provedAt
  FROM companies c WHERE c.id IN`;

/** What lists show of companies, in no order. */
export const findListedCompanies = (ids: readonly number[]): Promise<ListedCompany[]> =>
  ids.length === 0 ? Promise.resolve([]) : read("(:ids)", ids);

/** The companies of jobs. */
export const findCompaniesOf = (jobIds: readonly number[]): Promise<ListedCompany[]> =>
  read("(SELECT j.company_id FROM jobs j WHERE j.id IN (:ids))", jobIds);

async function read(which: string, ids: readonly number[]): Promise<ListedCompany[]> {
  const rows = await select<CompanyRow>(`${COMPANIES} ${which}`, ids);
  return rows.map((row) => ({
    ...row,
    isThirdParty: Boolean(row.isThirdParty),
    isDemo: Boolean(row.isDemo),
  }));
}
