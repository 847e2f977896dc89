import type { Services } from "../services.ts";
import { searchCompanies } from "./companies.ts";

/**
 * Username of the company that `/company-iframe` shows: the one with the most open jobs on this site, which on an employer's own
 * installation is the employer. Null while no company has any.
 */
export async function featuredCompany(services: Pick<Services, "jobIndex">): Promise<string | null> {
  const { items } = await searchCompanies(services, { search: "", page: 1, limit: 1 });
  const [first] = items;
  return first && first.jobCount > 0 ? first.company.username : null;
}
