import { createHash } from "node:crypto";
import { compactName } from "../places/names.ts";
import { companyKey } from "./company-key.ts";
import type { ImportedJob } from "./job.ts";

/** A job with what names it at its source and the hash of all it says. */
export interface KeyedJob {
  readonly job: ImportedJob;
  /** Unique within the source; at most 120 characters, safe under a collation that ignores case. */
  readonly key: string;
  /** SHA-1 of the job. Equal hashes: nothing changed. */
  readonly hash: Buffer;
}

/** A row that an earlier one makes superfluous. */
export interface Repetition {
  readonly ofRow: number;
  /** False when only what is used of it is the same, under the same id. */
  readonly isWhole: boolean;
}

export interface NextKey {
  readonly keyed: KeyedJob;
  /** The row before that has the same id and says something else; both are kept. */
  readonly sharesIdWith: number | null;
}

/**
 * Names the jobs of one file. With an id from the source, that is the name. Without, employer, title and places are;
 * rows that share their name are told apart by their order, so that a change of pay is an update and two
 * openings alike stay two. A row repeats another when all their cells are equal, or when they have the same id
 * and nothing that is used differs.
 */
export class JobKeys {
  /** Rows by the hash of all their cells. */
  readonly #rows = new Map<string, number>();
  readonly #seen = new Map<string, { readonly row: number; readonly hash: string }>();

  /** @param id what the source calls the job, "" when it has no name for it. */
  next(row: number, cells: readonly string[], id: string, job: ImportedJob): NextKey | Repetition {
    const whole = digest(JSON.stringify(cells.map((cell) => cell.trim()))).toString("latin1");
    const same = this.#rows.get(whole);
    if (same !== undefined) return { ofRow: same, isWhole: true };
    this.#rows.set(whole, row);
    const hash = digest(JSON.stringify(job));
    const hex = hash.toString("hex");
    const name = id === "" ? `content:${identityOf(job)}` : keyOfId(id);
    const first = this.#seen.get(name);
    // Beside the first row of an id, the place and title of the others keep their order out of it.
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

/** Ids that differ in case alone, or are long, carry a hash; the others stay readable. */
function keyOfId(id: string): string {
  const isPlain =
    id.length <= 100 && /^[\x21-\x7e ]+$/.test(id) && (id === id.toUpperCase() || id === id.toLowerCase());
  return isPlain ? id : `${id.replace(/[^\x21-\x7e]/g, "").slice(0, 60)}~${sha1(id)}`;
}

function identityOf({ company, title, locations, location_type, starts_on }: ImportedJob): string {
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

function digest(text: string): Buffer {
  return createHash("sha1").update(text).digest();
}

function sha1(text: string): string {
  return digest(text).toString("hex");
}

/** How a repetition is told to whoever brought the file. */
export function repetitionReason({ ofRow, isWhole }: Repetition, header: string): string {
  return isWhole
    ? `is a duplicate of row ${ofRow}`
    : `has the same ${header} as row ${ofRow}, and nothing that is used of it differs`;
}
