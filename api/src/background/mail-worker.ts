import { DAY_MS } from "@jobmap/contract/limits";
import type { Logger } from "pino";
import { QueryTypes, type Sequelize, Transaction } from "sequelize";
import { type MailGateway, MailRefused } from "../gateways/mail/index.ts";
import { isMailName, renderMail } from "../mail/templates.ts";
import { PollingLoop } from "./polling-loop.ts";

/** How often mails are looked for whose time has come, in milliseconds. New ones wake the worker at once. */
const POLL_INTERVAL_MS = 2_000;
const BATCH_SIZE = 5;
/** Longest that one attempt may take, in milliseconds. */
const SEND_TIMEOUT_MS = 30_000;
/** A worker that has had a mail in hand for longer than this is dead: all it took at once are tried by then. */
const LEASE_MS = SEND_TIMEOUT_MS * (BATCH_SIZE + 1);
/** Waits between attempts double from the first to the longest: {@link MAX_ATTEMPTS} take about two days. */
const MIN_BACKOFF_MS = 5_000;
const MAX_BACKOFF_MS = 3_600_000;
const MAX_ATTEMPTS = 50;
const RETENTION_DAYS = 30;
const PRUNE_INTERVAL_MS = 3_600_000;

interface Claimed {
  id: number;
  template: string;
  recipient: string;
  template_values: string;
  message_id: string;
  attempts: number;
  expires_at: Date | null;
}

export interface MailWorkerOptions {
  database: Sequelize;
  gateway: MailGateway;
  log: Logger;
  site: { url: string };
  now(): Date;
}

/**
 * Sends what the outbox holds. Any number of workers share it: each takes rows that no other has in hand. An attempt is counted
 * before it begins, so a mail that brings its worker down is set aside in the end like one that is refused. A worker that dies
 * between the server's acceptance and its own note of it sends again, with the same Message-ID.
 */
export class MailWorker extends PollingLoop {
  readonly #options: MailWorkerOptions;
  #pruned = 0;

  constructor(options: MailWorkerOptions) {
    super({
      intervalMs: POLL_INTERVAL_MS,
      run: () => this.#once(),
      onError: (error) => options.log.warn({ err: error }, "the outbox cannot be read; trying again"),
    });
    this.#options = options;
  }

  /** Sends what is due, and what comes due meanwhile; resolves when nothing is left. Never throws. */
  override drain(): Promise<void> {
    this.poke();
    return super.drain();
  }

  async #once(): Promise<void> {
    await this.#prune();
    for (let mails = await this.#claim(); mails.length > 0; mails = await this.#claim())
      await this.#attemptAll(mails);
  }

  async #claim(): Promise<Claimed[]> {
    if (this.isStopping) return [];
    const { database, now } = this.#options;
    // Without locks on gaps, so that looking for mails holds up nobody who queues one.
    const isolationLevel = Transaction.ISOLATION_LEVELS.READ_COMMITTED;
    return database.transaction({ isolationLevel }, async (transaction) => {
      const at = now();
      const mails = await database.query<Claimed>(
        `SELECT id, template, recipient, template_values, message_id, attempts + 1 AS attempts, expires_at FROM mails
         WHERE status = 'QUEUED' AND (next_attempt_at IS NULL OR next_attempt_at <= ?)
           AND (claimed_until IS NULL OR claimed_until <= ?)
         ORDER BY next_attempt_at, id LIMIT ${BATCH_SIZE} FOR UPDATE SKIP LOCKED`,
        { replacements: [at, at], type: QueryTypes.SELECT, transaction },
      );
      if (mails.length > 0)
        await database.query("UPDATE mails SET claimed_until = ?, attempts = attempts + 1 WHERE id IN (?)", {
          replacements: [later(at, LEASE_MS), mails.map(({ id }) => id)],
          transaction,
        });
      return mails;
    });
  }

  /** Mails to one person go out in the order in which they were queued: the second code is the one that works. */
  async #attemptAll(mails: readonly Claimed[]): Promise<void> {
    const byRecipient = Map.groupBy(mails, ({ recipient }) => recipient);
    await Promise.all(
      [...byRecipient.values()].map(async (own) => {
        for (const mail of own) await this.#attempt(mail);
      }),
    );
  }

  async #attempt(mail: Claimed): Promise<void> {
    const { log, now } = this.#options;
    if (mail.expires_at && mail.expires_at <= now()) return this.#finish(mail, "EXPIRED");
    if (mail.attempts > MAX_ATTEMPTS) return this.#setAside(mail, new Error("too many attempts"));
    try {
      await within(SEND_TIMEOUT_MS, this.#send(mail));
    } catch (error) {
      if (error instanceof MailRefused) return this.#setAside(mail, error);
      log.warn({ err: error, mail: mail.id, attempt: mail.attempts }, "a mail did not go out; trying again");
      return this.#postpone(mail, error);
    }
    return this.#finish(mail, "SENT");
  }

  async #send({ template, template_values, recipient, message_id }: Claimed): Promise<void> {
    const { gateway, site } = this.#options;
    await gateway.send({
      messageId: message_id,
      to: recipient,
      ...render(template, template_values, site),
    });
  }

  /** An operator looks at it: `status = 'FAILED'`. Its values stay, so that it can be queued again. */
  async #setAside(mail: Claimed, error: unknown): Promise<void> {
    const { database, log, now } = this.#options;
    log.error({ err: error, mail: mail.id, template: mail.template }, "a mail is set aside");
    await database.query(
      "UPDATE mails SET status = 'FAILED', claimed_until = NULL, finished_at = ?, last_error = ? WHERE id = ?",
      { replacements: [now(), describe(error), mail.id] },
    );
  }

  async #postpone(mail: Claimed, error: unknown): Promise<void> {
    const wait = Math.min(MAX_BACKOFF_MS, MIN_BACKOFF_MS * 2 ** (mail.attempts - 1));
    await this.#options.database.query(
      "UPDATE mails SET next_attempt_at = ?, claimed_until = NULL, last_error = ? WHERE id = ?",
      // Up to a tenth later, so that mails which failed together do not come back together.
      {
        replacements: [later(this.#options.now(), wait * (1 + Math.random() / 10)), describe(error), mail.id],
      },
    );
  }

  async #finish(mail: Claimed, status: "SENT" | "EXPIRED"): Promise<void> {
    const { database, now } = this.#options;
    await database.query(
      "UPDATE mails SET status = ?, template_values = NULL, claimed_until = NULL, finished_at = ? WHERE id = ?",
      { replacements: [status, now(), mail.id] },
    );
  }

  async #prune(): Promise<void> {
    const { database, now } = this.#options;
    const at = now();
    if (at.getTime() - this.#pruned < PRUNE_INTERVAL_MS) return;
    this.#pruned = at.getTime();
    await database.query("DELETE FROM mails WHERE status <> 'QUEUED' AND finished_at < ? LIMIT 10000", {
      replacements: [later(at, -RETENTION_DAYS * DAY_MS)],
    });
  }
}

/** What a row says is trusted no further than its template's name: a row that cannot be rendered is set aside. */
function render(template: string, values: string, site: { url: string }) {
  if (!isMailName(template)) throw new MailRefused(`There is no template called ${template}.`);
  try {
    return renderMail(template, JSON.parse(values), site);
  } catch (error) {
    throw new MailRefused(`${template} cannot be written with these values.`, { cause: error });
  }
}

const later = (at: Date, milliseconds: number) => new Date(at.getTime() + milliseconds);
const describe = (error: unknown) => (error instanceof Error ? error.message : String(error)).slice(0, 500);

async function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("the mail server took too long")), milliseconds);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
