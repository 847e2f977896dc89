import { type CompanyPage, readCompanyPages } from "../../queries/job-pages.ts";
import type { Services } from "../../services.ts";
import { Turns } from "../../views/turns.ts";
import { type Address, FILE_SIZE, type SitemapSource } from "./source.ts";
import { wholeFiles } from "./whole-files.ts";

/** Pages of companies with open jobs whose profile may be shown, by ranges of their ids. @param pathOf the page of each */
export function companyAddresses(
  { jobIndex, database }: Pick<Services, "jobIndex" | "database">,
  pathOf: (company: CompanyPage) => string,
): SitemapSource {
  return wholeFiles(async () => {
    const files = new Map<number, Address[]>();
    const turns = new Turns();
    for (const company of await readCompanyPages(database)) {
      await turns.next();
      const { id, changed_at } = company;
      if (jobIndex.index.count({ companyIds: [id] }) === 0) continue;
      const number = Math.floor(id / FILE_SIZE);
      const file = files.get(number) ?? [];
      file.push({ path: pathOf(company), changedAt: changed_at });
      files.set(number, file);
    }
    return files;
  });
}

export const companyPath = ({ username }: CompanyPage) => `/company/${encodeURIComponent(username)}`;
/** The map of its jobs alone, as it is shared. */
export const companyMapPath = ({ slug }: CompanyPage) => `/jobmap/${encodeURIComponent(slug)}`;
