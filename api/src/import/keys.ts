import { createHash } from "node:crypto";
import { compactName } from "../places/names.ts";
import { companyKey } from "./company-key.ts";
import type { ImportedJob } from "./job.ts";

/** A job with its key at its source and the hash of its content. */
export interface KeyedJob {
  readonly job: ImportedJob;
  /** Unique within the source; at most 120 characters, safe under a collation that ignores case. */
  readonly key: string;
  /** SHA-1 of the job. Equal hashes: nothing changed. */
  readonly hash: Buffer;
}

/** A row that repeats an earlier one. */
export interface Repetition {
  readonly ofRow: number;
  /** False if only the used cells are equal, under the same id. */
  readonly isWhole: boolean;
}

export interface NextKey {
  readonly keyed: KeyedJob;
  /** An earlier row with the same id and other content; both are kept. */
  readonly sharesIdWith: number | null;
}

/**
 * Assigns keys to the jobs of one file. With an id from the source, the id is the key. Otherwise employer, title and places are;
 * rows with equal keys are numbered in order, so that a change of pay is an update and two equal openings stay two. A row
 * repeats another if all their cells are equal, or if they have the same id and all used cells are equal.
 */
export class JobKeys {
  /** Rows by the hash of all their cells. */
  readonly #rows = new Map<string, number>();
  readonly #seen = new Map<string, { readonly row: number; readonly hash: string }>();

  /** @param id the source's id of the job, "" if it has none */
  next(row: number, cells: readonly string[], id: string, job: ImportedJob): NextKey | Repetition {
    const whole = digest(JSON.stringify(cells.map((cell) => cell.trim()))).toString("latin1");
    const same = this.#rows.get(whole);
    if (same !== undefined) return { ofRow: same, isWhole: true };
    this.#rows.set(whole, row);
    const hash = hashOf(job);
    const hex = hash.toString("hex");
    const name = id === "" ? `content:${identityOf(job)}` : keyOfId(id);
    const first = this.#seen.get(name);
    // After the first row of an id, the others are identified by place and title, so that their order does not matter.
    const others = id === "" ? `${name}:` : `${name.slice(0, 70)}~${identityOf(job)}:`;
    for (let n = 0; ; n++) {
      const key = n === 0 ? name : n === 1 && id !== "" ? others.slice(0, -1) : `${others}${n}`;
      const known = this.#seen.get(key);
      if (known !== undefined && id !== "" && known.hash === hex) return { ofRow: known.row, isWhole: false };
      if (known !== undefined) continue;
      this.#seen.set(key, { row, hash: hex });
      return { keyed: { job, key, hash }, sharesIdWith: id === "" ? null : (first?.row ?? null) };
    }
  }
}

/** Ids that differ only in case, or are long, get a hash; the others stay readable. */
function keyOfId(id: string): string {
  const isPlain =
    id.length <= 100 && /^[\x21-\x7e ]+$/.test(id) && (id === id.toUpperCase() || id === id.toLowerCase());
  return isPlain ? id : `${id.replace(/[^\x21-\x7e]/g, "").slice(0, 60)}~${sha1(id)}`;
}

/** What tells a job without an id of its own from others: employer, title, places, work mode and start. */
export function identityOf({ company, title, locations, location_type, starts_on }: ImportedJob): string {
  const places = locations.map((place) =>
    [place.country, place.region, compactName(place.locality ?? ""), place.postal_code, place.street].join(
      "/",
    ),
  );
  return sha1(
    JSON.stringify([
      companyKey(company.name),
      company.region,
      title.toLowerCase(),
      places,
      location_type,
      starts_on,
    ]),
  );
}

/** Of everything that a row says: equal hashes mean that nothing changed. */
export const hashOf = (job: ImportedJob): Buffer => digest(JSON.stringify(job));

function digest(text: string): Buffer {
  return createHash("sha1").update(text).digest();
}

function sha1(text: string): string {
  return digest(text).toString("hex");
}

/** The text about a repeated row for the person who supplied the file. */
export function repetitionReason({ ofRow, isWhole }: Repetition, header: string): string {
  return isWhole
    ? `is a duplicate of row ${ofRow}`
    : `has the same ${header} as row ${ofRow}, and no used cell differs`;
}
