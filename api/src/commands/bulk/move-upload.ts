import type { Actor } from "@jobmap/contract";
import { QueryTypes, type Transaction } from "sequelize";
import { type BulkAction, type BulkFact, bulkLifecycle } from "../../lifecycles/bulk-upload.ts";
import { type Facts, take } from "../../lifecycles/lifecycle.ts";
import { permit } from "../../policies/can.ts";
import type { Employer } from "../../policies/employer.ts";
import { findUpload, type StoredUpload } from "../../queries/bulk-uploads.ts";
import type { Services } from "../../services.ts";

/** The only code that writes `bulk_uploads.state`. */

const NO_FACTS: Facts<BulkFact> = { all_written: false, some_written: false };

type Given = Pick<Services, "database" | "now">;

/**
 * Work on an employer's upload, locked, in one transaction; the pages that show it are told of it afterward.
 * @throws ApiError `not_found` for somebody else's
 */
export async function withUpload<T>(
  services: Pick<Services, "database" | "now" | "signals">,
  actor: Employer,
  id: number,
  work: (upload: StoredUpload, transaction: Transaction) => Promise<T>,
): Promise<T> {
  const done = await services.database.transaction(async (transaction) => {
    const upload = permit(
      actor,
      "bulk.edit",
      await findUpload(services.database, id, transaction),
      "Upload not found.",
    );
    return await work(upload, transaction);
  });
  services.signals.send("bulk_tasks");
  services.signals.send("bulk_events");
  return done;
}

/**
 * Moves a locked upload on by its lifecycle, and notes that for the pages that show it. @returns its new state
 * @throws ApiError `illegal_transition`
 */
export async function moveUpload(
  services: Given,
  upload: StoredUpload,
  { action, by, facts = NO_FACTS }: { action: BulkAction; by: Actor; facts?: Facts<BulkFact> },
  transaction: Transaction,
): Promise<StoredUpload["state"]> {
  const { to } = take(bulkLifecycle, upload.state, action, by, facts);
  await setUpload(services, upload.id, { state: to }, transaction);
  await noteProgress(services, { ...upload, state: to }, transaction);
  return to;
}

type Settable = "state" | "sheet" | "header_row" | "columns" | "date_orders" | "problem" | "finished_at";
type Countable = `${"row" | "faulty" | "created" | "changed" | "same" | "refused"}_count`;

export async function setUpload(
  { database }: Pick<Services, "database">,
  id: number,
  values: Partial<Record<Settable | Countable, string | number | Date | null>>,
  transaction: Transaction,
): Promise<void> {
  const set = Object.keys(values).map((name) => `${name} = ?`);
  await database.query(`UPDATE bulk_uploads SET ${set.join(", ")} WHERE id = ?`, {
    replacements: [...Object.values(values), id],
    transaction,
  });
}

/** A line of the upload's history: whichever process follows them tells the company's open pages. */
export async function noteProgress(
  { database, now }: Given,
  { id, companyId, state }: Pick<StoredUpload, "id" | "companyId" | "state">,
  transaction: Transaction,
): Promise<void> {
  await database.query(
    "INSERT INTO bulk_events (upload_id, company_id, state, created_at) VALUES (?, ?, ?, ?)",
    { replacements: [id, companyId, state, now()], type: QueryTypes.INSERT, transaction },
  );
}

/** Leaves work on an upload to the worker: the next slice. */
export async function queueSlice(
  { database }: Pick<Services, "database">,
  uploadId: number,
  transaction: Transaction,
): Promise<void> {
  await database.query("INSERT INTO bulk_tasks (upload_id) VALUES (?)", {
    replacements: [uploadId],
    transaction,
  });
}
