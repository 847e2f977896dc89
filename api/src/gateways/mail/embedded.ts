import { QueryTypes, type Sequelize } from "sequelize";
import type { MailGateway } from "./gateway.ts";

/** Sends nothing: stores every mail in the database, where `/dev/mail` shows it. For development and tests. */
export function createEmbeddedMail(database: Sequelize): MailGateway {
  return {
    async send({ messageId, to, fromName = "", replyTo = null, subject, html, text, calendar }) {
      await database.query(
        `INSERT INTO kept_mails (message_id, recipient, sender, reply_to, subject, html, plain, calendar) VALUES (?, ?, ?, ?, ?, ?, ?, ?)
         ON DUPLICATE KEY UPDATE id = id`,
        {
          replacements: [messageId, to, fromName, replyTo, subject, html, text, calendar?.text ?? null],
          type: QueryTypes.INSERT,
        },
      );
    },
  };
}
