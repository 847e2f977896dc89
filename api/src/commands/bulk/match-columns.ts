import type { Actor, BulkColumn } from "@jobmap/contract";
import type { Transaction } from "sequelize";
import { ApiError } from "../../errors/api-error.ts";
import type { Field } from "../../import/fields.ts";
import { UPLOAD_FIELDS } from "../../import/upload-fields.ts";
import type { Employer } from "../../policies/employer.ts";
import { findFirstRows } from "../../queries/bulk-rows.ts";
import type { BulkColumns, StoredUpload } from "../../queries/bulk-uploads.ts";
import type { Services } from "../../services.ts";
import { ordersOf } from "./check-context.ts";
import { moveUpload, queueSlice, setUpload, withUpload } from "./move-upload.ts";
import { keyOf, recognizeColumns } from "./recognize-columns.ts";
import { requireDistinct } from "./require-distinct.ts";

/** @throws ApiError `not_found`, `illegal_transition`; `invalid_input` for a sheet that is no table of jobs */
export async function chooseSheet(
  services: Services,
  actor: Employer,
  {
    id,
    sheet,
    headerRow,
  }: { readonly id: number; readonly sheet: number; readonly headerRow: number | null },
): Promise<void> {
  const { database, places } = services;
  await withUpload(services, actor, id, async (upload, transaction) => {
    if (!upload.sheets[sheet]) throw refused("sheet", "There is no such sheet.");
    await moveUpload(services, upload, { action: "choose_sheet", by: "employer" }, transaction);
    const given = { database, gazetteer: places.gazetteer };
    const chosen = { ...upload, sheet };
    const found = await recognizeColumns(given, chosen, headerRow ?? undefined, transaction);
    const columns = JSON.stringify(found.columns);
    await setUpload(services, id, { ...found, columns, sheet, faulty_count: 0 }, transaction);
    await forgetEdits(services, id, transaction);
  });
}

type Choice = Pick<BulkColumn, "index" | "field">;

/**
 * Confirms what the columns hold, remembers it for the employer's next file, and has every row checked. Required fields that no
 * column holds get an empty one, so that they can be filled in.
 * @throws ApiError `not_found`, `illegal_transition`; `invalid_input` for fields that do not exist or are chosen twice
 */
export async function matchColumns(
  services: Services,
  actor: Employer,
  { id, columns: choices }: { readonly id: number; readonly columns: readonly Choice[] },
): Promise<void> {
  await withUpload(services, actor, id, async (upload, transaction) => {
    const columns = applied(upload.columns, choices);
    await remember(services, upload, columns, transaction);
    await checkWith(services, upload, { by: "employer", columns }, transaction);
  });
}

/** Has every row of a locked upload checked with these columns. */
export async function checkWith(
  services: Pick<Services, "database" | "now">,
  upload: StoredUpload,
  { by, columns: chosen }: { readonly by: Actor; readonly columns: BulkColumns },
  transaction: Transaction,
): Promise<void> {
  const { id } = upload;
  const columns = withRequired(chosen);
  await moveUpload(services, upload, { action: "check", by }, transaction);
  const first = await findFirstRows(services.database, upload, 200, transaction);
  const sample = first.filter(({ number }) => number > (upload.header_row ?? 0)).map(({ cells }) => cells);
  const date_orders = JSON.stringify(ordersOf(columns, sample));
  await setUpload(services, id, { columns: JSON.stringify(columns), date_orders }, transaction);
  await services.database.query("UPDATE bulk_rows SET checked = 0 WHERE upload_id = ? AND sheet = ?", {
    replacements: [id, upload.sheet],
    transaction,
  });
  await queueSlice(services, id, transaction);
}

function applied(columns: BulkColumns, choices: readonly Choice[]): BulkColumns {
  const chosen = new Map(choices.map(({ index, field }) => [index, field]));
  const next = columns.map((column, index) => {
    const field = chosen.get(index);
    const isNew = field !== undefined && field !== column.field;
    return isNew ? { ...column, field, by: "chosen" as const } : column;
  });
  requireDistinct(next);
  return next;
}

/** Fields that say the same as a required one. */
const INSTEAD: Partial<Record<Field, readonly Field[]>> = {
  locality: ["location"],
  region: ["location"],
  employment_type: ["full_part_time", "full_time"],
};

function withRequired(columns: BulkColumns): BulkColumns {
  const has = new Set(columns.map(({ field }) => field));
  const headers = new Set(columns.map(({ header }) => header));
  const isMissing = (field: Field) => ![field, ...(INSTEAD[field] ?? [])].some((name) => has.has(name));
  const added = [...UPLOAD_FIELDS].flatMap(([field, { label, required }]) =>
    required && isMissing(field)
      ? [{ header: headers.has(label) ? `${label} (new)` : label, field, by: "added" as const }]
      : [],
  );
  return [...columns, ...added];
}

async function remember(
  { database }: Pick<Services, "database">,
  { companyId }: StoredUpload,
  columns: BulkColumns,
  transaction: Transaction,
): Promise<void> {
  const rows = columns
    .filter(({ by }) => by === "chosen" || by === "remembered")
    .map(({ header, field }) => [companyId, keyOf(header), field]);
  if (rows.length === 0) return;
  await database.query(
    "INSERT INTO bulk_columns (company_id, header, field) VALUES ? ON DUPLICATE KEY UPDATE field = VALUES(field)",
    { replacements: [rows], transaction },
  );
}

async function forgetEdits(
  { database }: Pick<Services, "database">,
  id: number,
  transaction: Transaction,
): Promise<void> {
  await database.query("DELETE FROM bulk_edits WHERE upload_id = ?", { replacements: [id], transaction });
}

const refused = (field: string, message: string) =>
  new ApiError("invalid_input", message, { [field]: message });
