import { createHash } from "node:crypto";
import { QueryTypes } from "sequelize";
import { ApiError, notFound } from "../../errors/api-error.ts";
import type { PushTarget } from "../../gateways/push/index.ts";
import type { Services } from "../../services.ts";

/** Devices of one account. A further one is refused in words, so that none is forgotten silently. */
const MAX_DEVICES = 20;

interface Given {
  readonly accountId: number;
  /** The session of the device: its notifications end with it. */
  readonly sessionId: number;
  readonly target: PushTarget;
}

/**
 * Sends an account's notifications to a device from now on. A browser has one address: another person's who used it before ends.
 * @throws ApiError `invalid_input` for an address that no push service has, or one device too many
 */
export async function addDevice(
  { database, now, push }: Pick<Services, "database" | "now" | "push">,
  { accountId, sessionId, target }: Given,
): Promise<void> {
  const { endpoint, p256dh, auth } = target;
  if (!push.takes(endpoint)) {
    const message = "This is no address of a push service.";
    throw new ApiError("invalid_input", message, { endpoint: message });
  }
  const hash = createHash("sha256").update(endpoint).digest();
  const [row] = await database.query<{ others: number }>(
    "SELECT COUNT(*) AS others FROM push_devices WHERE account_id = ? AND endpoint_hash <> ?",
    { replacements: [accountId, hash], type: QueryTypes.SELECT },
  );
  if (Number(row?.others) >= MAX_DEVICES)
    throw new ApiError("invalid_input", `Notifications go to ${MAX_DEVICES} devices at most. Remove one.`);
  await database.transaction(async (transaction) => {
    // What waits for another person's row must not reach this one.
    await database.query("DELETE FROM push_devices WHERE endpoint_hash = ?", {
      replacements: [hash],
      transaction,
    });
    await database.query(
      `INSERT INTO push_devices (account_id, session_id, endpoint, endpoint_hash, p256dh, auth, device, created_at)
       SELECT ?, id, ?, ?, ?, ?, device, ? FROM sessions WHERE id = ?`,
      {
        replacements: [accountId, endpoint, hash, p256dh, auth, now(), sessionId],
        type: QueryTypes.INSERT,
        transaction,
      },
    );
  });
}

/** @throws ApiError `not_found` if the account has no such device */
export async function removeDevice(
  { database }: Pick<Services, "database">,
  accountId: number,
  id: number,
): Promise<void> {
  const [, removed] = await database.query("DELETE FROM push_devices WHERE id = ? AND account_id = ?", {
    replacements: [id, accountId],
    type: QueryTypes.UPDATE,
  });
  if (Number(removed) === 0) throw notFound("Device not found.");
}
