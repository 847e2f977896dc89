import type { ThreadReportReason } from "@jobmap/contract";
import { QueryTypes } from "sequelize";
import type { Actor } from "../../policies/can.ts";
import { findTalked, requireTalking } from "../../queries/thread.ts";
import type { Services } from "../../services.ts";

/** Reports a conversation to the operator. Each person has one report of it: a second one replaces it. @throws ApiError `not_found` or `forbidden` */
export async function reportThread(
  { database, now }: Services,
  actor: Actor,
  { applicationId, reason, note }: { applicationId: number; reason: ThreadReportReason; note: string },
): Promise<void> {
  requireTalking(actor, await findTalked(actor, applicationId));
  await database.query(
    `INSERT INTO thread_reports (application_id, account_id, reason, note, created_at) VALUES (?, ?, ?, ?, ?)
     ON DUPLICATE KEY UPDATE reason = VALUES(reason), note = VALUES(note), status = 'OPEN', created_at = VALUES(created_at)`,
    { replacements: [applicationId, actor.id, reason, note, now()], type: QueryTypes.INSERT },
  );
}
