import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { Turns } from "../../views/turns.ts";
import type { Address, SitemapSource } from "./source.ts";

/** How long the addresses of a source are kept, in milliseconds: an index and its files are asked for together. */
const TTL_MS = 10_000;

/** Addresses that are written at a time. */
const BATCH = 1_000;

type Files = ReadonlyMap<number, readonly Address[]>;

/** A source that is small enough to be held in memory. @param load its addresses by number of their file */
export function wholeFiles(load: () => Promise<Files>): SitemapSource {
  const kept = new LRUCache<"files", Promise<Files>>({ max: 1, ttl: TTL_MS });

  function getFiles(): Promise<Files> {
    const known = kept.get("files");
    if (known) return known;
    const files = load();
    files.catch(() => kept.delete("files"));
    kept.set("files", files);
    return files;
  }

  return {
    async files() {
      return [...(await getFiles())].map(([number, addresses]) => ({
        number,
        changedAt: latest(addresses),
      }));
    },
    async tag(number) {
      const addresses = (await getFiles()).get(number);
      if (!addresses) return null;
      const hash = createHash("sha1");
      const turns = new Turns();
      for (const { path, changedAt } of addresses) {
        hash.update(`${path} ${changedAt?.getTime()}\n`);
        await turns.next();
      }
      return hash.digest("base64url");
    },
    async *read(number) {
      const addresses = (await getFiles()).get(number) ?? [];
      for (let at = 0; at < addresses.length; at += BATCH) yield addresses.slice(at, at + BATCH);
    },
  };
}

function latest(addresses: readonly Address[]): Date | null {
  return addresses.reduce<Date | null>(
    (last, { changedAt }) => (changedAt && (!last || changedAt > last) ? changedAt : last),
    null,
  );
}
