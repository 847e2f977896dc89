import type { NotificationType } from "@jobmap/contract";
import { QueryTypes } from "sequelize";
import { ApiError } from "../errors/api-error.ts";
import { JobAlert } from "../models/index.ts";
import type { Services } from "../services.ts";
import { changeAlert } from "./alerts/save-alert.ts";

type Needs = Pick<Services, "database" | "now">;

/** Marks notifications of an account as read: the given ones, those up to a given one, or all. */
export async function markRead(
  { database, now }: Needs,
  accountId: number,
  { ids, up_to }: { ids?: readonly number[] | undefined; up_to?: number | undefined },
): Promise<void> {
  if (ids?.length === 0) return;
  const named = ids ? "AND id IN (?)" : "";
  const before = up_to === undefined ? "" : "AND id <= ?";
  await database.query(
    `UPDATE notifications SET read_at = ? WHERE account_id = ? AND read_at IS NULL ${named} ${before}`,
    {
      replacements: [now(), accountId, ...(ids ? [[...ids]] : []), ...(up_to === undefined ? [] : [up_to])],
      type: QueryTypes.UPDATE,
    },
  );
}

/** Switches mail for one kind of notification on or off; idempotent. */
export async function setNotificationMail(
  { database, now }: Needs,
  accountId: number,
  type: NotificationType,
  mail: boolean,
): Promise<void> {
  await database.query(
    mail
      ? "DELETE FROM notice_opt_outs WHERE account_id = ? AND type = ?"
      : `INSERT INTO notice_opt_outs (account_id, type, created_at) VALUES (?, ?, ?)
         ON DUPLICATE KEY UPDATE type = type`,
    { replacements: mail ? [accountId, type] : [accountId, type, now()] },
  );
}

/**
 * Turns off one kind of mail by the key in its link, or pauses one job alert. Does nothing for an alert that no longer exists.
 * @throws ApiError `not_found` for an unknown key
 */
export async function unsubscribe(
  services: Services,
  { key, type, alert }: { key: string; type: NotificationType; alert?: number | undefined },
): Promise<void> {
  const [row] = await services.database.query<{ account_id: number }>(
    "SELECT account_id FROM unsubscribe_keys WHERE unsubscribe_key = ?",
    { replacements: [key], type: QueryTypes.SELECT },
  );
  if (!row) throw new ApiError("not_found", "This link no longer belongs to an account.");
  const accountId = row.account_id;
  if (alert === undefined) return await setNotificationMail(services, accountId, type, false);
  if (await JobAlert.findOne({ where: { id: alert, accountId }, attributes: ["id"] }))
    await changeAlert(services, { accountId, id: alert }, { paused: true });
}
