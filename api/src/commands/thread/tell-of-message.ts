import { QueryTypes, type Transaction } from "sequelize";
import type { Talked } from "../../queries/thread.ts";
import type { Services } from "../../services.ts";
import { notify } from "../notify.ts";
import { tellEmployers } from "../tell-employers.ts";
import { createReplyLink } from "./reply-links.ts";

/**
 * Tells the other side of a message, in the transaction that stores it. While messages wait to be read, only the first of each
 * day is told: a burst of ten is one notification and one mail.
 */
export async function tellOfMessage(
  services: Services,
  { application, job, company, side }: Talked,
  { id, text }: { id: number; text: string },
  transaction: Transaction,
): Promise<void> {
  const about = {
    applicant: application.applicant,
    company: company.name,
    job: job.title,
    applicationId: application.id,
    text,
  };
  const first = (await firstUnread(services, application.id, side, transaction)) ?? id;
  const day = services.now().toISOString().slice(0, 10);
  const dedupeKey = `thread:${application.id}:${first}:${day}`;
  if (side === "candidate")
    return await tellEmployers(services, { companyId: job.companyId, job: job.id }, transaction, {
      notification: { type: "message_from_candidate", values: about },
      dedupeKey,
    });
  const notification = { type: "message_from_employer" as const, values: about };
  const link = await createReplyLink(services, transaction, {
    applicationId: application.id,
    accountId: application.candidateId,
  });
  await notify(services, transaction, {
    accountId: application.candidateId,
    notification,
    dedupeKey,
    mail: ({ unsubscribeKey }) => ({
      template: "message-from-employer",
      values: { notice: notification, link, unsubscribeKey },
    }),
  });
}

/** The first message of one side that nobody of the other has read. */
async function firstUnread(
  { database }: Services,
  applicationId: number,
  side: Talked["side"],
  transaction: Transaction,
): Promise<number | undefined> {
  const [row] = await database.query<{ first: number | null }>(
    `SELECT MIN(m.id) AS first FROM thread_messages m WHERE m.application_id = :id AND m.side = :side AND m.id > COALESCE(
       (SELECT MAX(r.message_id) FROM thread_reads r JOIN applications a ON a.id = r.application_id
        WHERE r.application_id = :id AND (r.account_id = a.candidate_id) = (:side = 'employer')), 0)`,
    { replacements: { id: applicationId, side }, type: QueryTypes.SELECT, transaction },
  );
  return row?.first ?? undefined;
}
