import { readFindablePages } from "../../queries/public-page.ts";
import type { Services } from "../../services.ts";
import { FILE_SIZE, type SitemapSource } from "./source.ts";
import { wholeFiles } from "./whole-files.ts";

/** Public pages whose owners let search engines show them, by ranges of their accounts' ids. */
export function personAddresses({ database }: Pick<Services, "database">): SitemapSource {
  return wholeFiles(async () => {
    const addresses = (await readFindablePages(database)).map(({ id, username, slug }) => ({
      number: Math.floor(id / FILE_SIZE),
      path: `/user/${encodeURIComponent(username)}/${slug}`,
      changedAt: null,
    }));
    return Map.groupBy(addresses, ({ number }) => number);
  });
}
