import { createHash } from "node:crypto";
import { QueryTypes, type Sequelize, type Transaction } from "sequelize";
import type { StoredUpload } from "../../queries/bulk-uploads.ts";

interface Keyed {
  readonly n: number;
  readonly identity: Buffer;
  readonly has_id: number;
  readonly whole: Buffer;
  readonly job_key: Buffer | null;
  readonly duplicate_of: number | null;
}
interface Change {
  readonly n: number;
  readonly key: Buffer;
  readonly duplicateOf: number | null;
}

const BATCH = 500;

/**
 * Tells rows apart that are known by the same: a requisition that comes twice, or a row that is equal as a whole, repeats the
 * first; other rows that say the same of title, place and start are numbered in their order, so that two equal openings stay two.
 */
export async function keyRows(
  database: Sequelize,
  { id, sheet }: Pick<StoredUpload, "id" | "sheet">,
  transaction: Transaction,
): Promise<void> {
  const rows = await database.query<Keyed>(
    `SELECT n, identity, has_id, whole, job_key, duplicate_of FROM bulk_rows
     WHERE upload_id = ? AND sheet = ? AND identity IS NOT NULL ORDER BY n`,
    { replacements: [id, sheet], type: QueryTypes.SELECT, transaction },
  );
  const changes = [...changesOf(rows)];
  for (let at = 0; at < changes.length; at += BATCH) {
    const batch = changes.slice(at, at + BATCH);
    const cases = batch.map(() => "WHEN ? THEN ?").join(" ");
    await database.query(
      `UPDATE bulk_rows SET job_key = CASE n ${cases} END, duplicate_of = CASE n ${cases} END
       WHERE upload_id = ? AND sheet = ? AND n IN (?)`,
      {
        replacements: [
          ...batch.flatMap(({ n, key }) => [n, key]),
          ...batch.flatMap(({ n, duplicateOf }) => [n, duplicateOf]),
          id,
          sheet,
          batch.map(({ n }) => n),
        ],
        transaction,
      },
    );
  }
}

function* changesOf(rows: readonly Keyed[]): Generator<Change> {
  const first = new Map<string, number>();
  const times = new Map<string, number>();
  for (const { n, identity, has_id, whole, job_key, duplicate_of } of rows) {
    const name = identity.toString("latin1");
    const repeated = first.get(has_id === 1 ? name : `${name} ${whole.toString("latin1")}`);
    const time = times.get(name) ?? 0;
    const key = repeated !== undefined || time === 0 ? identity : numbered(identity, time);
    if (repeated === undefined) {
      first.set(has_id === 1 ? name : `${name} ${whole.toString("latin1")}`, n);
      times.set(name, time + 1);
    }
    const duplicateOf = repeated ?? null;
    if (duplicate_of !== duplicateOf || !job_key?.equals(key)) yield { n, key, duplicateOf };
  }
}

const numbered = (identity: Buffer, time: number) =>
  createHash("sha1").update(identity).update(`:${time}`).digest();
