import { findPostAddresses } from "../../queries/blog.ts";
import type { Services } from "../../services.ts";
import { type Address, FILE_SIZE, type SitemapSource } from "./source.ts";
import { wholeFiles } from "./whole-files.ts";

/** Published articles, by ranges of their ids. */
export function postAddresses({ now }: Pick<Services, "now">): SitemapSource {
  return wholeFiles(async () => {
    const addresses: (Address & { number: number })[] = (await findPostAddresses(now())).map(
      ({ id, slug, changedAt }) => ({
        number: Math.floor(id / FILE_SIZE),
        path: `/blogs/${slug}`,
        changedAt,
      }),
    );
    return Map.groupBy(addresses, ({ number }) => number);
  });
}
