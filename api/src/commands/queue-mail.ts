import { randomUUID } from "node:crypto";
import type { Language } from "@jobmap/contract/languages";
import { QueryTypes, type Transaction, UniqueConstraintError } from "sequelize";
import type { MailName, MailValues } from "../mail/values.ts";
import type { Services } from "../services.ts";

/** A mail to one person. */
export type MailToQueue = {
  [N in MailName]: {
    template: N;
    /** One bare address. */
    to: string;
    /** The recipient's. */
    language: Language;
    values: MailValues[N];
    /** A second mail with the same key is not queued. At most 190 characters; kept for 30 days after the mail was sent. */
    dedupeKey?: string;
    /** The mail is not sent after this time, for example because its one-time password has expired. */
    expiresAt?: Date;
  };
}[MailName];

/**
 * Puts a mail into the outbox in the caller's transaction: it is sent if and only if that commits, and then immediately. Does
 * not wait for delivery.
 */
export async function queueMail(
  services: MailServices,
  transaction: Transaction,
  mail: MailToQueue,
): Promise<void> {
  await queueMails(services, transaction, [mail]);
}

type MailServices = Pick<Services, "database" | "env" | "signals" | "now">;

/** Mails inserted into the outbox per statement. */
const BATCH_SIZE = 500;

/** The same for many mails. */
export async function queueMails(
  { database, env, signals, now }: MailServices,
  transaction: Transaction,
  mails: readonly MailToQueue[],
): Promise<void> {
  const host = new URL(env.PUBLIC_URL).hostname;
  const rows = mails.map(({ template, to, language, values, dedupeKey, expiresAt }) => [
    dedupeKey ?? null,
    template,
    to,
    language,
    JSON.stringify(values),
    `${randomUUID()}@${host}`,
    expiresAt ?? null,
    now(),
  ]);
  const insert = (some: unknown[][]) =>
    database.query(
      `INSERT INTO mails (dedupe_key, template, recipient, language, template_values, message_id, expires_at, created_at) VALUES ?`,
      { replacements: [some], type: QueryTypes.INSERT, transaction },
    );
  for (let start = 0; start < rows.length; start += BATCH_SIZE) {
    const some = rows.slice(start, start + BATCH_SIZE);
    // Not with ON DUPLICATE KEY: its locks deadlock when concurrent transactions insert the same key.
    await insert(some).catch(async (error: unknown) => {
      if (!(error instanceof UniqueConstraintError)) throw error;
      if (some.length > 1) for (const row of some) await insert([row]).catch(unlessQueued);
    });
  }
  if (rows.length > 0) transaction.afterCommit(() => signals.send("mail"));
}

function unlessQueued(error: unknown): void {
  if (!(error instanceof UniqueConstraintError)) throw error;
}
