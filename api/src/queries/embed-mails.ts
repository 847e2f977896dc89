import type { EmbedPlatform } from "@jobmap/contract/embed-mail";
import { QueryTypes, type Sequelize } from "sequelize";

export interface SentEmbedMail {
  readonly id: number;
  readonly email: string;
  readonly platform: EmbedPlatform;
  /** Empty: the account is gone. */
  readonly sent_by: string;
  readonly sent_at: Date;
}

const MAX_MAILS = 5;

/** The latest mails with a company's embed code, the newest first. */
export function findEmbedMails(database: Sequelize, companyId: number): Promise<SentEmbedMail[]> {
  return database.query<SentEmbedMail>(
    `SELECT m.id, m.recipient AS email, m.platform, m.created_at AS sent_at,
       COALESCE(NULLIF(TRIM(CONCAT(a.first_name, ' ', a.last_name)), ''), a.email, '') AS sent_by
     FROM embed_mails m LEFT JOIN accounts a ON a.id = m.account_id
     WHERE m.company_id = ? ORDER BY m.id DESC LIMIT ${MAX_MAILS}`,
    { replacements: [companyId], type: QueryTypes.SELECT },
  );
}
