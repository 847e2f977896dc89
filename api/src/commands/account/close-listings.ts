import { QueryTypes } from "sequelize";
import { OPEN_APPLICATIONS } from "../../lifecycles/application.ts";
import type { Services } from "../../services.ts";
import { answerRest } from "../application/answer-all.ts";
import { moveJob } from "../employer/move-job.ts";

/** Closes the listings of an employer who leaves for good, so that every applicant gets an answer. */
export async function closeListings(services: Services, accountId: number, companyId: number): Promise<void> {
  const { database } = services;
  const waiting = await database.query<{ id: number }>(
    `SELECT DISTINCT j.id FROM jobs j JOIN applications a ON a.job_id = j.id
     WHERE j.company_id = ? AND j.status IN ('PUBLISHED', 'PAUSED', 'EXPIRED') AND a.status IN (?)`,
    { replacements: [companyId, [...OPEN_APPLICATIONS]], type: QueryTypes.SELECT },
  );
  const actor = { id: accountId, role: "employer", companyId, seat: "owner", jobs: "all" } as const;
  for (const { id } of waiting)
    await moveJob(services, { id, actor, action: "close", closeReason: "CANCELLED" });
  const owed = await database.query<{ id: number }>(
    "SELECT j.id FROM jobs j JOIN owed_answers o ON o.job_id = j.id WHERE j.company_id = ?",
    { replacements: [companyId], type: QueryTypes.SELECT },
  );
  for (const { id } of owed) await answerRest(services, id);
}
