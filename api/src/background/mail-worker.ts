import { isLanguage, LANGUAGES } from "@jobmap/contract/languages";
import type { Logger } from "pino";
import type { Sequelize } from "sequelize";
import { type MailGateway, MailRefused } from "../gateways/mail/index.ts";
import { isMailName, renderMail } from "../mail/templates.ts";
import { TaskRunner } from "./task-runner.ts";
import type { Task } from "./task-table.ts";

interface Mail extends Task {
  readonly template: string;
  readonly recipient: string;
  readonly language: string;
  readonly template_values: string;
  readonly message_id: string;
  readonly expires_at: Date | null;
}

export interface MailWorkerOptions {
  readonly database: Sequelize;
  readonly gateway: MailGateway;
  readonly log: Logger;
  readonly site: { readonly url: string };
  now(): Date;
}

/**
 * Sends the mails in the outbox. If a worker dies after the server accepted a mail and before recording it, the mail is sent
 * again with the same Message-ID.
 */
export class MailWorker extends TaskRunner<Mail> {
  constructor({ database, gateway, log, site, now }: MailWorkerOptions) {
    super({
      database,
      table: "mails",
      columns: ["template", "recipient", "language", "template_values", "message_id", "expires_at"],
      // The values can contain secrets.
      erasedWhenDone: ["template_values"],
      log,
      now,
      // New mails wake the worker at once.
      intervalMs: 2_000,
      batchSize: 5,
      attemptTimeoutMs: 30_000,
      // Fifty attempts take about two days.
      minBackoffMs: 5_000,
      maxBackoffMs: 3_600_000,
      maxAttempts: 50,
      messages: {
        unreadable: "the outbox cannot be read; retrying",
        failed: "a mail was not sent; retrying",
        setAside: "a mail was set aside",
      },
      describe: ({ id, template }) => ({ mail: id, template }),
      // Mails to one person are sent in the order in which they were queued: only the second of two codes works.
      orderKey: ({ recipient }) => recipient,
      isFinal: (error) => error instanceof MailRefused,
      async run({ template, template_values, recipient, language, message_id, expires_at }) {
        if (expires_at && expires_at <= now()) return "EXPIRED";
        const letter = render(template, template_values, {
          site,
          language: isLanguage(language) ? language : LANGUAGES[0],
        });
        await gateway.send({ messageId: message_id, to: recipient, ...letter });
        return "SENT";
      },
    });
  }
}

/** Of a row, only the template's name is trusted: a row that cannot be rendered is set aside. */
function render(template: string, values: string, writing: Parameters<typeof renderMail>[2]) {
  if (!isMailName(template)) throw new MailRefused(`There is no mail template named ${template}.`);
  try {
    return renderMail(template, JSON.parse(values), writing);
  } catch (error) {
    throw new MailRefused(`${template} cannot be rendered with these values.`, { cause: error });
  }
}
