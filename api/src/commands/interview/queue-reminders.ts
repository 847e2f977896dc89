import { THREAD_SIDES } from "@jobmap/contract";
import { DAY_MS, HOUR_MS } from "@jobmap/contract/limits";
import { QueryTypes, type Transaction } from "sequelize";
import type { Interview } from "../../models/index.ts";
import type { Services } from "../../services.ts";

/** How long before an interview both sides are reminded, and how late a reminder may be. */
export const LEADS = {
  DAY: { beforeMs: DAY_MS, lateMs: 6 * HOUR_MS },
  HOUR: { beforeMs: HOUR_MS, lateMs: HOUR_MS / 2 },
} as const;
export type Lead = keyof typeof LEADS;

/** Has both sides reminded of an agreed time. A reminder whose time has passed already is none. */
export async function queueReminders(
  { database, now }: Services,
  { id, round }: Interview,
  startsAt: Date,
  transaction: Transaction,
): Promise<void> {
  const leads = Object.entries(LEADS)
    .map(([lead, { beforeMs }]) => ({ lead, at: new Date(startsAt.getTime() - beforeMs) }))
    .filter(({ at }) => at > now());
  const rows = leads.flatMap(({ lead, at }) => THREAD_SIDES.map((side) => [id, round, side, lead, at]));
  if (rows.length === 0) return;
  await database.query(
    "INSERT INTO interview_reminders (interview_id, round, side, lead_time, next_attempt_at) VALUES ?",
    { replacements: [rows], type: QueryTypes.INSERT, transaction },
  );
}
