import { crc32 } from "node:zlib";
import { LRUCache } from "lru-cache";
import { readHiddenCompanies, readPageChanges, readRangeChanges } from "../../queries/job-pages.ts";
import type { Services } from "../../services.ts";
import { type Address, FILE_SIZE, type SitemapFile, type SitemapSource } from "./source.ts";

/** Addresses per batch: one read of the database, and a piece of the file of some 80 KB. */
const BATCH = 1_000;
/** Reading when all pages have last changed takes a moment with a million of them. */
const CHANGES_TTL_MS = 60_000;

/**
 * The open jobs, by ranges of their ids. Which ones are open is what the map index says at that moment, so that one which has ended is
 * gone at once.
 */
export function jobAddresses({ jobIndex, database }: Pick<Services, "jobIndex" | "database">): SitemapSource {
  const kept = new LRUCache<"changes", Map<number, Date>>({ max: 1, ttl: CHANGES_TTL_MS });

  /** Ids of a file's jobs. */
  async function idsOf(number: number): Promise<number[]> {
    const { index } = jobIndex;
    const ids = index.idsBetween(number * FILE_SIZE, (number + 1) * FILE_SIZE);
    const hidden = await readHiddenCompanies(database);
    if (hidden.size === 0) return ids;
    return ids.filter((id) => !hidden.has(index.companyOf(id) ?? 0));
  }

  return {
    async files() {
      const changes = kept.get("changes") ?? (await readRangeChanges(database, FILE_SIZE));
      kept.set("changes", changes, { noUpdateTTL: true });
      const files: SitemapFile[] = [];
      for (let id = jobIndex.index.firstIdFrom(0); id !== undefined; ) {
        const number = Math.floor(id / FILE_SIZE);
        files.push({ number, changedAt: changes.get(number) ?? null });
        id = jobIndex.index.firstIdFrom((number + 1) * FILE_SIZE);
      }
      return files;
    },

    async tag(number) {
      const ids = await idsOf(number);
      if (ids.length === 0) return null;
      const open = crc32(new Uint8Array(Uint32Array.from(ids).buffer)).toString(36);
      const changed = (await readRangeChanges(database, FILE_SIZE, number)).get(number);
      return `${open}-${changed?.getTime().toString(36)}`;
    },

    async *read(number) {
      const ids = await idsOf(number);
      for (let at = 0; at < ids.length; at += BATCH) {
        const batch = ids.slice(at, at + BATCH);
        const changes = await readPageChanges(database, batch[0] ?? 0, (batch.at(-1) ?? 0) + 1);
        yield batch.map((id): Address => ({ path: `/job/${id}`, changedAt: changes.get(id) ?? null }));
      }
    },
  };
}
