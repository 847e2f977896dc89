import { randomUUID } from "node:crypto";
import { DAY_MS } from "@jobmap/contract/limits";
import { QueryTypes, type Sequelize } from "sequelize";
import { Application, Company, Interview, type Job, JobLocation } from "../../src/models/index.ts";
import { createWorld, type World } from "../matrix/world.ts";
import { buildAccount, buildColleague, buildJob } from "../support/build.ts";
import type { SignedIn, TestServer } from "../support/server.ts";

/** Stands in every text of the job that the colleague does not see, and of what belongs to it; and nowhere else. */
export const HIDDEN = "zaffre";
/** The same of the job that they see. */
export const SEEN = "cerulean";

/** A company with two jobs, of which a colleague sees one. */
export interface TwoJobs extends World {
  /** Limited to {@link seen}. The world's own job is the one that they do not see. */
  readonly limited: SignedIn;
  readonly seen: Job;
  /** An application to each job. */
  readonly applications: { readonly hidden: number; readonly seen: number };
}

/** @param isTold whether the colleague was told of messages to both jobs before they were limited to one */
export async function createTwoJobs(server: TestServer, isTold = false): Promise<TwoJobs> {
  const world = await createWorld(server);
  const { account } = world.employer;
  const company = await Company.findByPk(account.companyId ?? 0, { rejectOnEmpty: true });
  const seen = await buildJob({}, { company });
  const limited = await server.signIn(await buildColleague(account, "recruiter"));
  // What the matrix asks about is of this candidate, too.
  await world.candidate.account.update({ email: `${HIDDEN}-${world.candidate.account.id}@mail.example` });
  const applications = {
    hidden: await fill(server, account.id, world.job, HIDDEN, isTold),
    seen: await fill(server, account.id, seen, SEEN, isTold),
  };
  await world.employer.ok("POST employer/team/change-access", "employer/team/change-access", {
    id: limited.account.id,
    job_ids: [seen.id],
  });
  return { ...world, limited, seen, applications };
}

/** Gives a job all that a job can have, with a word in each text. @returns its application */
async function fill(
  server: TestServer,
  employerId: number,
  job: Job,
  mark: string,
  isTold: boolean,
): Promise<number> {
  const at = new Date();
  const insert = (table: string, row: object) =>
    server.services.database.query(`INSERT INTO ${table} (${Object.keys(row).join(", ")}) VALUES (?)`, {
      replacements: [Object.values(row)],
    });
  await job.update({ title: `${mark} pilot`, requisitionId: `${mark}-7`, confirmAskedAt: at });
  await JobLocation.update({ locality: `${mark} harbor` }, { where: { jobId: job.id } });
  const candidate = await buildAccount({ firstName: mark });
  const { id: applicationId } = await Application.create({
    jobId: job.id,
    candidateId: candidate.id,
    firstName: mark,
    lastName: "Quay",
    email: `${mark}@mail.example`,
    coverNote: `${mark} is my favorite color.`,
    answers: [],
    createdAt: at,
    updatedAt: at,
  });
  const about = { application_id: applicationId, created_at: at };
  await insert("application_notes", { ...about, account_id: employerId, text: `Likes ${mark}.` });
  await insert("application_events", {
    ...about,
    actor: "employer",
    account_id: employerId,
    from_status: "APPLIED",
    to_status: "APPLIED",
    message: `${mark} first`,
  });
  const interview = await Interview.create({
    applicationId,
    state: "OFFERED",
    kind: "ON_SITE",
    place: `${mark} pier`,
    minutes: 30,
    moveId: null,
    note: `Ask for ${mark}.`,
    timeZone: "America/New_York",
    createdAt: at,
    updatedAt: at,
  });
  await insert("interview_times", { interview_id: interview.id, starts_at: new Date(at.getTime() + DAY_MS) });
  await insert("job_reports", {
    job_id: job.id,
    account_id: candidate.id,
    reason: "OTHER",
    note: `The ${mark} is wrong.`,
    created_at: at,
  });
  await insert("job_templates", {
    company_id: job.companyId,
    job_id: job.id,
    name: `${mark} crew`,
    content: JSON.stringify({ title: mark }),
  });
  for (const kind of ["VIEW", "APPLY"])
    await insert("job_clicks", { job_id: job.id, day: at, kind, clicks: 5 });
  const message = { id: applicationId, text: `${mark} or not?`, key: randomUUID() };
  if (isTold) await (await server.signIn(candidate)).ok("POST thread/send", "thread/send", message);
  else
    await insert("thread_messages", {
      ...about,
      side: "candidate",
      account_id: candidate.id,
      text: message.text,
      request_key: message.key,
    });
  return applicationId;
}

interface Column {
  readonly name: string;
  readonly of: string;
}
/** Of the schema, which no test changes. */
let columns: readonly Column[] | undefined;

/** Every row of a job, of its applications and their interviews, in all tables that refer to them; but for what tells the map to read a job again. */
export async function rowsOf(database: Sequelize, jobId: number): Promise<Record<string, unknown[]>> {
  const select = <T extends object>(sql: string) =>
    database.query<T>(sql, { replacements: { jobId }, type: QueryTypes.SELECT });
  const applications = "(SELECT id FROM applications WHERE job_id = :jobId)";
  const within: Readonly<Record<string, string>> = {
    job_id: "= :jobId",
    application_id: `IN ${applications}`,
    interview_id: `IN (SELECT id FROM interviews WHERE application_id IN ${applications})`,
  };
  columns ??= await select<Column>(
    `SELECT c.table_name AS name, c.column_name AS of FROM information_schema.columns c
     JOIN information_schema.tables t ON t.table_schema = c.table_schema AND t.table_name = c.table_name AND t.table_type = 'BASE TABLE'
     WHERE c.table_schema = DATABASE() AND c.column_name IN ('job_id', 'application_id', 'interview_id') AND c.table_name <> 'job_changes'`,
  );
  const rows: Record<string, unknown[]> = { jobs: await select("SELECT * FROM jobs WHERE id = :jobId") };
  for (const { name, of } of columns)
    rows[`${name}.${of}`] = await select(`SELECT * FROM \`${name}\` WHERE ${of} ${within[of]}`);
  return rows;
}
