import { buildCompanyMap, type CompanyJob, encodeCompany } from "../../api/src/company-map/index.ts";

const CATEGORIES = [1, 2, 3].map((id) => ({ id, code: `${id}1-0000`, name: `Category ${id}` }));
const COMPANY = {
  id: 1,
  username: "acme",
  slug: "acme",
  name: "Acme",
  logo: null,
  text: null,
  is_demo: false,
};
/** Every job. */
export const ALL = { employmentTypes: [], locationTypes: [], categories: [], payFloor: null };

/** The reply of `GET map/company/{username}` for a company with these jobs. */
export function encoded(jobs: readonly CompanyJob[]): Uint8Array {
  const map = buildCompanyMap({ company: COMPANY, total: jobs.length, version: 3 }, jobs, CATEGORIES);
  return encodeCompany(map.meta, map.columns);
}
