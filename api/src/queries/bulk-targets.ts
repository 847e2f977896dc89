import type { JobStatus } from "@jobmap/contract";
import { QueryTypes, type Sequelize, type Transaction } from "sequelize";
import type { StoredRow } from "./bulk-rows.ts";

/** The listing that a row is about, if there is one already. */
export interface Target {
  readonly id: number;
  readonly status: JobStatus;
  readonly content_hash: Buffer | null;
  readonly upload_key: Buffer | null;
  readonly requisition_id: string | null;
  readonly first_published_at: Date | null;
  /** Of its plan. */
  readonly duration_days: number | null;
}

const COLUMNS = "id, status, content_hash, upload_key, requisition_id, first_published_at, duration_days";
/** A listing that has ended is not opened again: its row makes a new one. */
const OVER: readonly JobStatus[] = ["EXPIRED", "CLOSED", "ARCHIVED"];
/** Listings that nobody may change now, with what to do. */
const HELD: Partial<Record<JobStatus, string>> = {
  PENDING_PAYMENT: "This job is being paid for. Please upload it again afterward.",
  PENDING_REVIEW: "This job is being reviewed. Please upload it again afterward.",
  REMOVED: "This job was removed by our moderators.",
};

export const isOver = ({ status }: Target): boolean => OVER.includes(status);

/** What would become of a row that has no problems. */
export type Intent =
  | { readonly outcome: "CREATED"; readonly instead: Target | null }
  | { readonly outcome: "CHANGED" | "SAME"; readonly target: Target }
  | { readonly outcome: "REFUSED"; readonly message: string };

export function intentOf({ hash }: Pick<StoredRow, "hash">, target: Target | undefined): Intent {
  if (!target) return { outcome: "CREATED", instead: null };
  const message = HELD[target.status];
  if (message !== undefined) return { outcome: "REFUSED", message };
  if (isOver(target)) return { outcome: "CREATED", instead: target };
  const isSame = hash !== null && target.content_hash?.equals(hash) === true;
  return { outcome: isSame ? "SAME" : "CHANGED", target };
}

/**
 * The listings of a company that rows are about: those that an upload made or changed before, and those that were written by hand
 * under the same requisition. @returns by the number of the row
 */
export async function findTargets(
  database: Sequelize,
  companyId: number,
  rows: readonly StoredRow[],
  transaction?: Transaction,
): Promise<Map<number, Target>> {
  const keys = rows.flatMap(({ jobKey }) => jobKey ?? []);
  if (keys.length === 0) return new Map();
  const options = { type: QueryTypes.SELECT, ...(transaction && { transaction }) } as const;
  const lock = transaction ? "FOR UPDATE" : "";
  const uploaded = await database.query<Target>(
    `SELECT ${COLUMNS} FROM jobs WHERE company_id = ? AND upload_key IN (?) ${lock}`,
    { ...options, replacements: [companyId, keys] },
  );
  const ids = rows.flatMap(({ requisitionId }) => requisitionId ?? []);
  const written =
    ids.length === 0
      ? []
      : await database.query<Target>(
          `SELECT ${COLUMNS} FROM jobs WHERE company_id = ? AND upload_key IS NULL AND source IS NULL
       AND status IN ('DRAFT', 'PUBLISHED', 'PAUSED') AND requisition_id IN (?) ORDER BY id DESC ${lock}`,
          { ...options, replacements: [companyId, ids] },
        );
  const byKey = new Map(uploaded.map((target) => [target.upload_key?.toString("hex"), target]));
  const byId = new Map(written.map((target) => [target.requisition_id?.toLowerCase() ?? "", target]));
  return new Map(
    rows.flatMap(({ n, jobKey, requisitionId }) => {
      const known = byKey.get(jobKey?.toString("hex"));
      const target =
        known && !isOver(known) ? known : (byId.get(requisitionId?.toLowerCase() ?? " ") ?? known);
      return target ? [[n, target] as const] : [];
    }),
  );
}
