import { randomUUID } from "node:crypto";
import { QueryTypes, type Transaction, UniqueConstraintError } from "sequelize";
import type { MailName, MailValues } from "../mail/templates.ts";
import type { Services } from "../services.ts";

/** A mail to one person. */
export type MailToQueue = {
  [N in MailName]: {
    template: N;
    /** One bare address. */
    to: string;
    values: MailValues[N];
    /** A second mail with the same key is not queued. At most 190 characters; kept for 30 days after the mail went out. */
    dedupeKey?: string;
    /** After this the mail is not sent any more: a one-time password nobody can use. */
    expiresAt?: Date;
  };
}[MailName];

/**
 * Puts a mail into the outbox, in the caller's transaction: it goes out if and only if that commits, and then at once.
 * Does not wait for it.
 */
export async function queueMail(
  { database, env, mail, now }: Pick<Services, "database" | "env" | "mail" | "now">,
  transaction: Transaction,
  { template, to, values, dedupeKey, expiresAt }: MailToQueue,
): Promise<void> {
  const messageId = `${randomUUID()}@${new URL(env.PUBLIC_URL).hostname}`;
  const queued = database.query(
    `INSERT INTO mails (dedupe_key, template, recipient, template_values, message_id, expires_at, created_at)
     VALUES (?, ?, ?, ?, ?, ?, ?)`,
    {
      replacements: [
        dedupeKey ?? null,
        template,
        to,
        JSON.stringify(values),
        messageId,
        expiresAt ?? null,
        now(),
      ],
      type: QueryTypes.INSERT,
      transaction,
    },
  );
  // Not by ON DUPLICATE KEY: its locks deadlock when a key comes twice at once.
  await queued.catch((error: unknown) => {
    if (!(error instanceof UniqueConstraintError)) throw error;
  });
  transaction.afterCommit(() => mail.wake());
}
