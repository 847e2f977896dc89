import { REGION_NAMES } from "../../places/regions.ts";
import type { Services } from "../../services.ts";
import { localCatalog } from "../../views/local-catalog.ts";
import { Turns } from "../../views/turns.ts";
import { type Address, FILE_SIZE, type SitemapSource } from "./source.ts";
import { wholeFiles } from "./whole-files.ts";

const REGIONS = [...REGION_NAMES.keys()];

/** Places with enough jobs, and occupations in them: a file for each state. When the figures of a page last changed is not known. */
export function localAddresses(services: Pick<Services, "jobIndex" | "places">): SitemapSource {
  return wholeFiles(async () => {
    const files = new Map<number, Address[]>();
    const turns = new Turns();
    for (const { slug, region, occupations } of (await localCatalog(services)).values()) {
      await turns.next();
      const paths = [slug, ...[...occupations.keys()].map((occupation) => `${slug}/${occupation}`)];
      const number = REGIONS.indexOf(region);
      const file = files.get(number) ?? [];
      for (const path of paths) file.push({ path: `/jobs/in/${path}`, changedAt: null });
      files.set(number, file);
    }
    for (const [number, file] of files) divide(files, number, file);
    return files;
  });
}

/** A state with too many addresses for one file has further ones, a hundred numbers apart. */
function divide(files: Map<number, Address[]>, number: number, file: Address[]): void {
  for (let part = 1; file.length > FILE_SIZE; part++)
    files.set(number + part * 100, file.splice(FILE_SIZE, FILE_SIZE));
}
