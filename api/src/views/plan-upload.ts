import type { BulkOutcome } from "@jobmap/contract";
import { permit } from "../policies/can.ts";
import type { Employer } from "../policies/employer.ts";
import { findRows } from "../queries/bulk-rows.ts";
import { findTargets, intentOf } from "../queries/bulk-targets.ts";
import { findUpload } from "../queries/bulk-uploads.ts";
import type { Services } from "../services.ts";

export type Plan = Readonly<Record<"created" | "changed" | "same" | "refused", number>>;

const BATCH_ROWS = 1_000;
const COUNTED: Readonly<Record<BulkOutcome, keyof Plan>> = {
  CREATED: "created",
  CHANGED: "changed",
  SAME: "same",
  REFUSED: "refused",
};

/**
 * What working through an upload would do; or of one that is not ready, or was started, what it has done. Writes nothing.
 * @throws ApiError `not_found`
 */
export async function planUpload(
  { database }: Pick<Services, "database">,
  actor: Employer,
  id: number,
): Promise<Plan> {
  const upload = permit(actor, "bulk.edit", await findUpload(database, id), "Upload not found.");
  if (upload.state !== "READY")
    return {
      created: upload.created_count,
      changed: upload.changed_count,
      same: upload.same_count,
      refused: upload.refused_count,
    };
  const plan = { created: 0, changed: 0, same: 0, refused: 0 };
  for (let after = 0; ; ) {
    const wanted = { where: "n > ?", values: [after], limit: BATCH_ROWS };
    const rows = await findRows(database, upload, wanted);
    const targets = await findTargets(database, upload.companyId, rows);
    for (const row of rows)
      plan[row.isFaulty ? "refused" : COUNTED[intentOf(row, targets.get(row.n)).outcome]]++;
    const last = rows.at(-1);
    if (!last || rows.length < BATCH_ROWS) return plan;
    after = last.n;
  }
}
