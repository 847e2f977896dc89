import type { JobAlert } from "@jobmap/contract";
import { QueryTypes } from "sequelize";
import type { Job } from "../../src/models/index.ts";
import { buildJob, type JobParts } from "../support/build.ts";
import { type KeptMail, mailsTo } from "../support/mailbox.ts";
import type { SignedIn, TestServer } from "../support/server.ts";

/** Makes an alert; of everything in Baltimore unless said otherwise. */
export function addAlert(client: SignedIn, values: object = {}): Promise<JobAlert> {
  return client.ok("POST user/job-alert/add", "user/job-alert/add", {
    name: "Baltimore",
    frequency: "INSTANT",
    search: { location: "Baltimore, MD" },
    ...values,
  });
}

/** The alert mails of somebody, the oldest first, once the workers have done what is due. */
export async function alertMails(server: TestServer, { account }: SignedIn): Promise<KeptMail[]> {
  await server.workers.alerts.drain();
  return (await mailsTo(server, account.email)).toReversed();
}

/** Ids of the jobs that a mail links to. */
export const jobsIn = ({ text }: Pick<KeptMail, "text">): number[] =>
  [...text.matchAll(/\/job\/(\d+)$/gm)].map(([, id]) => Number(id));

export async function countOf(server: TestServer, table: "fresh_jobs" | "job_alert_matches" | "mails") {
  const [row] = await server.services.database.query<{ n: number }>(`SELECT COUNT(*) AS n FROM ${table}`, {
    type: QueryTypes.SELECT,
  });
  return Number(row?.n);
}

/** A job in Baltimore that is public from now on, as publishing and importing write it. */
export async function freshJob({ services }: TestServer, parts: JobParts = {}): Promise<Job> {
  const job = await buildJob({ firstPublishedAt: services.now() }, parts);
  await services.database.query("INSERT INTO fresh_jobs (job_id) VALUES (?)", { replacements: [job.id] });
  return job;
}
