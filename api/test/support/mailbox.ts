import { QueryTypes } from "sequelize";
import type { TestServer } from "./server.ts";

export interface KeptMail {
  subject: string;
  text: string;
  html: string;
  /** Display name; empty for the setting. */
  sender: string;
  reply_to: string | null;
  /** Its calendar entry. */
  calendar: string | null;
}

/** The mails that went to an address, the newest first. Waits for those that are under way. */
export async function mailsTo({ services, workers }: TestServer, address: string): Promise<KeptMail[]> {
  await workers.digests.drain();
  await workers.mail.drain();
  return services.database.query<KeptMail>(
    "SELECT subject, plain AS text, html, sender, reply_to, calendar FROM kept_mails WHERE recipient = ? ORDER BY id DESC",
    { replacements: [address], type: QueryTypes.SELECT },
  );
}

/** The one-time password in the newest mail to an address. */
export async function codeSentTo(server: TestServer, address: string): Promise<string> {
  const [newest] = await mailsTo(server, address);
  const code = /\b\d{6}\b/.exec(newest?.text ?? "")?.[0];
  if (!code) throw new Error(`No code was sent to ${address}.`);
  return code;
}
