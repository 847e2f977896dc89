import { createHash, randomInt } from "node:crypto";
import type { ContactTopic } from "@jobmap/contract/contact-topics";
import { DAY_MS, HOUR_MS } from "@jobmap/contract/limits";
import { QueryTypes } from "sequelize";
import type { Services } from "../services.ts";
import { queueMail } from "./queue-mail.ts";

export interface ContactMessage {
  readonly topic: ContactTopic;
  readonly name: string;
  readonly email: string;
  readonly message: string;
  /** Null for a visitor. */
  readonly accountId: number | null;
}

/** Without those that are taken for each other when read aloud. */
const LETTERS = "23456789ABCDEFGHJKMNPQRSTVWXYZ";
/** Messages are kept so long, in days. */
const KEPT_DAYS = 365;
/** Mails to the owner in an hour, from everybody together: more would bury the mailbox. Multiplied by ADDRESS_LIMITS. */
const MAILS_AN_HOUR = 60;
const DELETED_AT_ONCE = 1_000;

/**
 * Keeps a message to the owner of the site and mails it to them, both or neither. The same message from the same sender within an hour is not a second one.
 * @returns its number, for the sender
 */
export async function takeContact(services: Services, contact: ContactMessage): Promise<string> {
  const { database, now, env, log } = services;
  const { topic, name, email, message, accountId } = contact;
  const digest = createHash("sha256").update([email.toLowerCase(), topic, message].join("\n")).digest();
  const known = await findSame(services, digest);
  if (known !== undefined) return known;
  const isMailed = env.SITE_OWNER_EMAIL !== "" && (await mayMail(services));
  const reference = newReference();
  await database.transaction(async (transaction) => {
    await database.query(
      `INSERT INTO contact_messages (reference, account_id, topic, name, email, message, digest, created_at)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
      {
        replacements: [reference, accountId, topic, name, email, message, digest, now()],
        type: QueryTypes.INSERT,
        transaction,
      },
    );
    if (isMailed)
      await queueMail(services, transaction, {
        template: "contact-message",
        to: env.SITE_OWNER_EMAIL,
        language: "en",
        values: { reference, topic, name, email, message },
        dedupeKey: `contact ${reference}`,
      });
  });
  if (!isMailed) log.warn({ reference }, "a message to the owner is kept and not mailed");
  return reference;
}

async function findSame({ database, now }: Services, digest: Buffer): Promise<string | undefined> {
  const [same] = await database.query<{ reference: string }>(
    "SELECT reference FROM contact_messages WHERE digest = ? AND created_at > ? LIMIT 1",
    { replacements: [digest, new Date(now().getTime() - HOUR_MS)], type: QueryTypes.SELECT },
  );
  return same?.reference;
}

async function mayMail({ limits, env }: Pick<Services, "limits" | "env">): Promise<boolean> {
  const all = { name: "mails to the owner", points: MAILS_AN_HOUR * env.ADDRESS_LIMITS, seconds: 3_600 };
  return (await limits.take(all, "all")) === 0;
}

/** `7KQ3-M9XD` */
function newReference(): string {
  const letters = Array.from({ length: 8 }, () => LETTERS[randomInt(LETTERS.length)]).join("");
  return `${letters.slice(0, 4)}-${letters.slice(4)}`;
}

/** Deletes messages that are older than they are kept. */
export async function forgetContact({ database, now }: Pick<Services, "database" | "now">): Promise<void> {
  await database.query(`DELETE FROM contact_messages WHERE created_at < ? LIMIT ${DELETED_AT_ONCE}`, {
    replacements: [new Date(now().getTime() - KEPT_DAYS * DAY_MS)],
  });
}
