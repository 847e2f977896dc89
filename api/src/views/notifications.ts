import type { Notification, NotificationType } from "@jobmap/contract";
import { NOTIFICATION_TYPES } from "@jobmap/contract";
import { LANGUAGES, type Language } from "@jobmap/contract/languages";
import { QueryTypes, type Sequelize } from "sequelize";
import {
  isNotificationType,
  NOTIFICATION_KINDS,
  notificationLabel,
  renderNotification,
} from "../notifications/catalog.ts";
import { type Actor, can } from "../policies/can.ts";

interface Row {
  id: number;
  type: string;
  notice_values: string;
  created_at: Date;
  read_at: Date | null;
}

/** A page of an account's notifications, all or only unread ones, the latest first, with the total of unread ones. */
export async function findNotifications(
  database: Sequelize,
  accountId: number,
  { unread = false, page, limit }: { unread?: boolean | undefined; page: number; limit: number },
): Promise<{ items: Notification[]; total: number; unread: number; page: number; limit: number }> {
  const condition = unread ? "AND read_at IS NULL" : "";
  const language = await findLanguage(database, accountId);
  const rows = await database.query<Row>(
    `SELECT id, type, notice_values, created_at, read_at FROM notifications
     WHERE account_id = ? ${condition} ORDER BY id DESC LIMIT ? OFFSET ?`,
    { replacements: [accountId, limit, (page - 1) * limit], type: QueryTypes.SELECT },
  );
  const [count] = await database.query<{ total: number }>(
    `SELECT COUNT(*) AS total FROM notifications WHERE account_id = ? ${condition}`,
    { replacements: [accountId], type: QueryTypes.SELECT },
  );
  return {
    items: rows.flatMap((row) => present(row, language)),
    total: Number(count?.total ?? 0),
    unread: await countUnread(database, accountId),
    page,
    limit,
  };
}

export async function countUnread(database: Sequelize, accountId: number): Promise<number> {
  const [row] = await database.query<{ unread: number }>(
    "SELECT COUNT(*) AS unread FROM notifications WHERE account_id = ? AND read_at IS NULL",
    { replacements: [accountId], type: QueryTypes.SELECT },
  );
  return Number(row?.unread ?? 0);
}

/** The language that an account has chosen. */
async function findLanguage(database: Sequelize, accountId: number): Promise<Language> {
  const [row] = await database.query<{ language: Language }>("SELECT language FROM accounts WHERE id = ?", {
    replacements: [accountId],
    type: QueryTypes.SELECT,
  });
  return row?.language ?? LANGUAGES[0];
}

/** Texts are rendered on reading, so that the wording can be improved later. */
function present(row: Row, language: Language): Notification[] {
  if (!isNotificationType(row.type)) return [];
  const { title, text, to } = renderNotification(
    { type: row.type, values: JSON.parse(row.notice_values) },
    language,
  );
  return [
    {
      id: row.id,
      type: row.type,
      title,
      text,
      to,
      created_at: row.created_at.toISOString(),
      read_at: row.read_at?.toISOString() ?? null,
    },
  ];
}

/** For each kind of notification that a role gets, whether it is sent by mail. */
export async function findPreferences(database: Sequelize, account: Actor) {
  const rows = await database.query<{ type: NotificationType }>(
    "SELECT type FROM notice_opt_outs WHERE account_id = ?",
    { replacements: [account.id], type: QueryTypes.SELECT },
  );
  const language = await findLanguage(database, account.id);
  const out = new Set(rows.map(({ type }) => type));
  return NOTIFICATION_TYPES.filter((type) =>
    can(account, "notification.receive", NOTIFICATION_KINDS[type]),
  ).map((type) => ({
    type,
    label: notificationLabel(type, language),
    mail: !out.has(type),
  }));
}
