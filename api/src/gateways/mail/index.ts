import type { Sequelize } from "sequelize";
import { createEmbeddedMail } from "./embedded.ts";
import type { MailGateway } from "./gateway.ts";
import { createSmtpMail } from "./smtp.ts";

export { type MailGateway, MailRefused, type OutgoingMail } from "./gateway.ts";
export { addressOf } from "./smtp.ts";

/** The settings that choose where mail is sent. */
export interface MailSettings {
  /** Without it mails stay in the database. */
  readonly SMTP_URL?: string | undefined;
  readonly MAIL_FROM: string;
}

/** The mail gateway that the settings select. */
export function createMail(database: Sequelize, { SMTP_URL, MAIL_FROM }: MailSettings): MailGateway {
  return SMTP_URL ? createSmtpMail({ url: SMTP_URL, from: MAIL_FROM }) : createEmbeddedMail(database);
}
