import { createHash } from "node:crypto";
import { compactName } from "../places/names.ts";
import { companyKey } from "./company-key.ts";
import type { Field } from "./fields.ts";
import type { ImportedJob } from "./job.ts";

/** A job with what names it at its source and the hash of all it says. */
export interface KeyedJob {
  readonly job: ImportedJob;
  /** Unique within the source; at most 120 characters, safe under a collation that ignores case. */
  readonly key: string;
  /** SHA-1 of the job. Equal hashes: nothing changed. */
  readonly hash: Buffer;
}

/** Why a row repeats an earlier one. */
export interface Repetition {
  readonly ofRow: number;
  /** False when only the key is the same and the rest differs. */
  readonly isWhole: boolean;
}

/**
 * Names the jobs of one file. With an id from the source, that is the name. Without, employer, title and places are;
 * rows that share those and differ otherwise are told apart by their order, so that a change of pay is an
 * update and two openings alike stay two.
 */
export class JobKeys {
  readonly #seen = new Map<string, { readonly row: number; readonly hash: string }>();

  /** @param id what the source calls the job, "" when it has no name for it. */
  next(row: number, id: string, job: ImportedJob): KeyedJob | Repetition {
    const hash = createHash("sha1").update(JSON.stringify(job)).digest();
    const hex = hash.toString("hex");
    if (id !== "") {
      const key = keyOfId(id);
      const known = this.#seen.get(key);
      if (known !== undefined) return { ofRow: known.row, isWhole: known.hash === hex };
      this.#seen.set(key, { row, hash: hex });
      return { job, key, hash };
    }
    const identity = identityOf(job);
    for (let n = 0; ; n++) {
      const key = n === 0 ? `content:${identity}` : `content:${identity}:${n}`;
      const known = this.#seen.get(key);
      if (known?.hash === hex) return { ofRow: known.row, isWhole: true };
      if (known !== undefined) continue;
      this.#seen.set(key, { row, hash: hex });
      return { job, key, hash };
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

function sha1(text: string): string {
  return createHash("sha1").update(text).digest("hex");
}

/** How a repetition is told to whoever brought the file. */
export function repetitionReason(
  { ofRow, isWhole }: Repetition,
  field: Field | null,
  header: string,
): string {
  return isWhole || field === null
    ? `is a duplicate of row ${ofRow}`
    : `has the same ${header} as row ${ofRow}, but says something else`;
}
