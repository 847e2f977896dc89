import { type BulkState, COLUMN_SOURCES, MAX_DRAFTS_SHOWN } from "@jobmap/contract";
import { QueryTypes, type Sequelize, type Transaction } from "sequelize";
import { z } from "zod";

const Sheets = z.array(
  z.object({
    format: z.string(),
    name: z.string(),
    is_hidden: z.boolean(),
    rows: z.int(),
    problem: z.string().nullable(),
  }),
);
export type BulkSheets = z.infer<typeof Sheets>;

const Columns = z.array(
  z.object({ header: z.string(), field: z.string().nullable(), by: z.enum(COLUMN_SOURCES).nullable() }),
);
/** The columns of the chosen sheet, by position. */
export type BulkColumns = z.infer<typeof Columns>;

const DateOrders = z.record(z.string(), z.string());

/** A row of `bulk_uploads`. */
export interface StoredUpload {
  readonly id: number;
  readonly companyId: number;
  readonly accountId: number | null;
  readonly file_name: string;
  readonly state: BulkState;
  readonly sheets: BulkSheets;
  readonly sheet: number;
  readonly header_row: number | null;
  readonly columns: BulkColumns;
  readonly date_orders: Readonly<Record<string, string>>;
  readonly row_count: number;
  readonly faulty_count: number;
  readonly created_count: number;
  readonly changed_count: number;
  readonly same_count: number;
  readonly refused_count: number;
  readonly problem: string | null;
  readonly created_at: Date;
  readonly finished_at: Date | null;
  /** Name of who uploaded it; empty if that account is gone. */
  readonly uploaded_by: string;
}

type Row = Omit<StoredUpload, "sheets" | "columns" | "date_orders"> &
  Readonly<Record<"sheets" | "columns" | "date_orders", string>>;

const SELECT = `SELECT u.*, u.company_id AS companyId, u.account_id AS accountId,
    TRIM(CONCAT(COALESCE(a.first_name, ''), ' ', COALESCE(a.last_name, ''))) AS uploaded_by
  FROM bulk_uploads u LEFT JOIN accounts a ON a.id = u.account_id`;

const read = ({ sheets, columns, date_orders, ...row }: Row): StoredUpload => ({
  ...row,
  sheets: Sheets.parse(JSON.parse(sheets)),
  columns: Columns.parse(JSON.parse(columns)),
  date_orders: DateOrders.parse(JSON.parse(date_orders)),
});

/** One upload of any company. @param transaction locks it */
export async function findUpload(
  database: Sequelize,
  id: number,
  transaction?: Transaction,
): Promise<StoredUpload | undefined> {
  if (transaction)
    await database.query("SELECT id FROM bulk_uploads WHERE id = ? FOR UPDATE", {
      replacements: [id],
      transaction,
    });
  const [row] = await database.query<Row>(`${SELECT} WHERE u.id = ?`, {
    replacements: [id],
    type: QueryTypes.SELECT,
    ...(transaction && { transaction }),
  });
  return row && read(row);
}

/** A company's uploads, the newest first. */
export async function findUploads(
  database: Sequelize,
  companyId: number,
  { page, limit }: { readonly page: number; readonly limit: number },
): Promise<{ readonly uploads: StoredUpload[]; readonly total: number }> {
  const rows = await database.query<Row>(
    `${SELECT} WHERE u.company_id = ? ORDER BY u.id DESC LIMIT ? OFFSET ?`,
    { replacements: [companyId, limit, (page - 1) * limit], type: QueryTypes.SELECT },
  );
  const [count] = await database.query<{ total: number }>(
    "SELECT COUNT(*) AS total FROM bulk_uploads WHERE company_id = ?",
    { replacements: [companyId], type: QueryTypes.SELECT },
  );
  return { uploads: rows.map(read), total: count?.total ?? 0 };
}

/** How many edits of an upload can be undone. */
export async function countEdits(database: Sequelize, id: number): Promise<number> {
  const [row] = await database.query<{ edits: number }>(
    "SELECT COUNT(*) AS edits FROM bulk_edits WHERE upload_id = ?",
    { replacements: [id], type: QueryTypes.SELECT },
  );
  return row?.edits ?? 0;
}

/** Listings that an upload made and that are drafts still, in the order of its rows. */
export async function findDrafts(
  database: Sequelize,
  { id, sheet }: Pick<StoredUpload, "id" | "sheet">,
): Promise<number[]> {
  const rows = await database.query<{ id: number }>(
    `SELECT j.id FROM bulk_rows r JOIN jobs j ON j.id = r.job_id
     WHERE r.upload_id = ? AND r.sheet = ? AND r.outcome = 'CREATED' AND j.status = 'DRAFT' ORDER BY r.n LIMIT ?`,
    { replacements: [id, sheet, MAX_DRAFTS_SHOWN], type: QueryTypes.SELECT },
  );
  return rows.map((row) => row.id);
}
