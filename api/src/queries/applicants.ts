import {
  APPLICATION_STATUSES,
  type ApplicantSort,
  type ApplicantsOrder,
  type ApplicationStatus,
} from "@jobmap/contract";
import {
  col,
  fn,
  literal,
  type Order,
  type OrderItem,
  QueryTypes,
  type Sequelize,
  type Transaction,
  type WhereOptions,
} from "sequelize";
import { notFound } from "../errors/api-error.ts";
import { Account, Application, ApplicationEvent, ApplicationNote, Company, Job } from "../models/index.ts";
import { type Actor, can, permit } from "../policies/can.ts";
import { CONTACT_COLUMNS } from "../policies/contact.ts";
import { applicantsWhere, type CompanysApplicants, jobsOf } from "./applicants-filter.ts";
import { owedSql } from "./application-reach.ts";

/** A page of a list, and how it is ordered; pages count from 1. */
export interface ApplicantsPage extends CompanysApplicants, ApplicantsOrder {
  readonly page: number;
  readonly limit: number;
}

const COMPANY = { model: Company, as: "company", attributes: [...CONTACT_COLUMNS] };
/** Which of a company's people did something. */
const AUTHOR = { model: Account, as: "author", attributes: ["id", "firstName", "lastName"] };
const JOB = { model: Job, as: "job", attributes: ["id", "title", "status", "companyId"], required: true };
const CANDIDATE = { model: Account, as: "candidate", attributes: ["id", "profileImage"] };
/** Whether an answer is owed, as the presenters read it. */
const OWED: [ReturnType<typeof literal>, string] = [literal(owedSql("`Application`")), "answerOwed"];
const LONG_COLUMNS = ["coverNote", "answers", "attribution", "profile"];

/**
 * A page of the applications to a company's jobs, and how many notes each has. Counting and ordering use only an index where the filter
 * allows; rows are read for the page alone.
 */
export async function findApplicants(filter: ApplicantsPage) {
  const jobs = await jobsOf(filter);
  const ids = jobs.map(({ id }) => id);
  const counted = await countByStatus(applicantsWhere({ ...filter, status: undefined }, ids));
  const page = await Application.findAll({
    where: applicantsWhere(filter, ids),
    attributes: ["id"],
    order: orderOf(filter, jobs),
    offset: (filter.page - 1) * filter.limit,
    limit: filter.limit,
    raw: true,
  });
  const applications = await findApplicantsByIds(page.map(({ id }) => id));
  const statuses = filter.status?.length ? new Set(filter.status) : APPLICATION_STATUSES;
  return {
    applications,
    total: [...statuses].reduce((sum, status) => sum + counted[status].applications, 0),
    latest: Math.max(...[...statuses].map((status) => counted[status].latest)),
    notesOf: await countNotes(applications),
    counts: mapValues(counted, ({ applications: number }) => number),
  };
}

/** How many applications match, in every status. */
export async function countApplicants(filter: CompanysApplicants): Promise<number> {
  const ids = (await jobsOf(filter)).map(({ id }) => id);
  return await Application.count({ where: applicantsWhere(filter, ids) });
}

/** Applications that are read one after another. */
const QUEUE_LENGTH = 1_000;

/** The first applications of a list, as plain rows with the title of their job, and how many there are. */
export async function findApplicantsQueue(filter: CompanysApplicants & ApplicantsOrder) {
  const jobs = await jobsOf(filter);
  const titles = new Map(jobs.map(({ id, title }) => [id, title]));
  const where = applicantsWhere(filter, [...titles.keys()]);
  const rows = await Application.findAll({
    where,
    attributes: ["id", "jobId", "firstName", "lastName", "status", "rating", "createdAt"],
    order: orderOf(filter, jobs),
    limit: QUEUE_LENGTH,
    raw: true,
  });
  const total = rows.length < QUEUE_LENGTH ? rows.length : await Application.count({ where });
  return { rows, total, titleOf: (id: number) => titles.get(id) ?? "" };
}

/** Applications as an employer's list shows them, in the order of `ids`. */
export async function findApplicantsByIds(ids: readonly number[]): Promise<Application[]> {
  const rows = await Application.findAll({
    where: { id: [...ids] },
    attributes: { exclude: LONG_COLUMNS, include: [OWED] },
    include: [JOB, CANDIDATE],
  });
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Those of the given applications that the actor may move, with their jobs. */
export async function findApplicationsToMove(
  actor: Actor,
  ids: readonly number[],
): Promise<{ id: number; job: Job }[]> {
  const rows = await Application.findAll({
    where: { id: [...ids] },
    attributes: ["id"],
    include: [{ ...JOB, include: [COMPANY] }],
  });
  return rows.flatMap(({ id, job }) => (job && can(actor, "application.move", { job }) ? [{ id, job }] : []));
}

/** Those of the given applications that are a company's, with their jobs and the company. */
export async function findCompanysApplications(
  companyId: number,
  ids: readonly number[],
  transaction: Transaction,
): Promise<{ id: number; job: Job }[]> {
  const rows = await Application.findAll({
    where: { id: [...ids] },
    attributes: ["id"],
    include: [{ ...JOB, where: { companyId }, include: [COMPANY] }],
    transaction,
  });
  return rows.flatMap(({ id, job }) => (job ? [{ id, job }] : []));
}

/** By what the list shows; the latest first, or by name, among equals. */
function orderOf({ sort, order }: ApplicantsOrder, jobs: readonly { id: number; title: string }[]): Order {
  const way = order === "ascending" ? "ASC" : "DESC";
  const byTitle = jobs.toSorted((a, b) => a.title.localeCompare(b.title, "en") || a.id - b.id);
  const columns: Record<ApplicantSort, readonly (string | ReturnType<typeof fn>)[]> = {
    applied: ["createdAt"],
    updated: ["updatedAt"],
    name: ["firstName", "lastName"],
    rating: ["rating", "createdAt"],
    stage: ["status", "createdAt"],
    job:
      byTitle.length === 0 ? [] : [fn("FIELD", col("job_id"), ...byTitle.map(({ id }) => id)), "createdAt"],
    due: ["answerDueAt"],
  };
  const owedFirst: OrderItem[] = sort === "due" ? [[literal(owedSql("`Application`")), "DESC"]] : [];
  return [...owedFirst, ...columns[sort].map((column): OrderItem => [column, way]), ["id", way]];
}

interface Counted {
  readonly applications: number;
  /** The highest id; 0 without any. */
  readonly latest: number;
}

async function countByStatus(where: WhereOptions<Application>): Promise<Record<ApplicationStatus, Counted>> {
  const rows = await Application.findAll({
    where,
    attributes: ["status", [fn("COUNT", col("id")), "applications"], [fn("MAX", col("id")), "latest"]],
    group: ["status"],
  });
  const counts = new Map(rows.map((row) => [row.status, row]));
  const number = (status: ApplicationStatus, name: string) => Number(counts.get(status)?.get(name) ?? 0);
  const all: Partial<Record<ApplicationStatus, Counted>> = {};
  for (const status of APPLICATION_STATUSES)
    all[status] = { applications: number(status, "applications"), latest: number(status, "latest") };
  return all as Record<ApplicationStatus, Counted>;
}

function mapValues<K extends string, A, B>(
  record: Readonly<Record<K, A>>,
  to: (value: A) => B,
): Record<K, B> {
  return Object.fromEntries(Object.entries<A>(record).map(([key, value]) => [key, to(value)])) as Record<
    K,
    B
  >;
}

/** How many notes each of these applications has. */
export async function countNotes(applications: readonly Application[]): Promise<(id: number) => number> {
  const rows = await ApplicationNote.findAll({
    where: { applicationId: applications.map(({ id }) => id) },
    attributes: ["applicationId", [fn("COUNT", col("id")), "notes"]],
    group: ["applicationId"],
  });
  const counts = new Map(rows.map((row) => [row.applicationId, Number(row.get("notes"))]));
  return (id) => counts.get(id) ?? 0;
}

/**
 * One application with its job, history and notes, for an actor with permission; for all others the query takes as long as if
 * the application did not exist.
 * @throws ApiError `not_found`
 */
export async function findApplication(
  actor: Actor,
  action: "application.read" | "application.move" | "application.assess",
  id: number,
): Promise<Application> {
  const whose = { model: Job, as: "job", required: true, attributes: ["id", "companyId"] };
  const found = await Application.findByPk(id, { attributes: ["id", "candidateId"], include: [whose] });
  permit(actor, action, found, "Application not found.");
  const application = await Application.findByPk(id, {
    attributes: { include: [OWED] },
    include: [
      {
        model: Job,
        as: "job",
        required: true,
        include: [COMPANY],
      },
      CANDIDATE,
      { model: ApplicationEvent, as: "events", separate: true, include: [AUTHOR] },
      {
        model: ApplicationNote,
        as: "notes",
        separate: true,
        order: [["id", "ASC"]],
        include: [AUTHOR],
      },
    ],
  });
  if (!application) throw notFound("Application not found.");
  return application;
}

/** Who rated an application last; empty for nobody, or an account that is gone. */
export async function findRater(database: Sequelize, id: number): Promise<string> {
  const [row] = await database.query<{ first_name: string | null; last_name: string | null }>(
    `SELECT a.first_name, a.last_name FROM application_assessments s LEFT JOIN accounts a ON a.id = s.account_id
     WHERE s.application_id = ? AND s.kind = 'RATED' ORDER BY s.id DESC LIMIT 1`,
    { replacements: [id], type: QueryTypes.SELECT },
  );
  return [row?.first_name, row?.last_name].filter(Boolean).join(" ");
}
