import { createHash } from "node:crypto";
import { type Language, PAGE_PREFIX } from "@jobmap/contract/languages";
import { DAY_MS } from "@jobmap/contract/limits";
import { QueryTypes } from "sequelize";
import { PushGone } from "../../gateways/push/index.ts";
import { isNotificationType, renderNotification } from "../../notifications/catalog.ts";
import type { Services } from "../../services.ts";

/** Later than this it is no news; the bell has it. */
const MAX_AGE_MS = DAY_MS;
const MAX_TITLE = 150;
const MAX_TEXT = 500;

interface Row {
  readonly device_id: number;
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly notification_id: number;
  readonly type: string;
  readonly notice_values: string;
  readonly created_at: Date;
  readonly read_at: Date | null;
  readonly language: Language;
}

export type Sent = "SENT" | "SEEN" | "EXPIRED" | "GONE";

/**
 * Sends one notification to one device, unless it was read meanwhile or is old. A device that takes none any more is removed.
 * @throws PushBusy, PushRefused
 */
export async function sendMessage(
  { database, now, push }: Pick<Services, "database" | "now" | "push">,
  messageId: number,
): Promise<Sent> {
  const [row] = await database.query<Row>(
    `SELECT d.id AS device_id, d.endpoint, d.p256dh, d.auth, n.id AS notification_id, n.type, n.notice_values, n.created_at, n.read_at, a.language
     FROM push_messages m JOIN push_devices d ON d.id = m.device_id JOIN notifications n ON n.id = m.notification_id
     JOIN accounts a ON a.id = d.account_id
     WHERE m.id = ?`,
    { replacements: [messageId], type: QueryTypes.SELECT },
  );
  if (!row || !isNotificationType(row.type)) return "GONE";
  if (row.read_at) return "SEEN";
  const leftMs = row.created_at.getTime() + MAX_AGE_MS - now().getTime();
  if (leftMs <= 0) return "EXPIRED";
  const { title, text, to } = renderNotification(
    { type: row.type, values: JSON.parse(row.notice_values) },
    row.language,
  );
  const topic = topicOf(row.type, to);
  const shown = {
    title: title.slice(0, MAX_TITLE),
    text: text.slice(0, MAX_TEXT),
    to: PAGE_PREFIX[row.language] + to,
    topic,
  };
  try {
    await push.send(row, JSON.stringify(shown), { topic, ttlSeconds: Math.ceil(leftMs / 1_000) });
    return "SENT";
  } catch (error) {
    if (!(error instanceof PushGone)) throw error;
    await database.query("DELETE FROM push_devices WHERE id = ?", { replacements: [row.device_id] });
    return "GONE";
  }
}

/** News of one kind about one thing replaces what was told of it before: 32 characters, which say nothing to the push service. */
const topicOf = (type: string, to: string) =>
  createHash("sha256").update(`${type} ${to}`).digest("base64url").slice(0, 32);
