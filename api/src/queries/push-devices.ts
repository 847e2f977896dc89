import { QueryTypes, type Sequelize } from "sequelize";

export interface PushDevice {
  readonly id: number;
  readonly device: string;
  readonly session_id: number;
  readonly created_at: Date;
}

/** Devices that an account's notifications are sent to, newest first. */
export function findPushDevices(database: Sequelize, accountId: number): Promise<PushDevice[]> {
  return database.query<PushDevice>(
    "SELECT id, device, session_id, created_at FROM push_devices WHERE account_id = ? ORDER BY id DESC",
    { replacements: [accountId], type: QueryTypes.SELECT },
  );
}
