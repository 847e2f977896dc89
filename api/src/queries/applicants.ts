import { APPLICATION_STATUSES, type ApplicationStatus } from "@jobmap/contract";
import { col, fn, Op, type Order, type WhereOptions } from "sequelize";
import { notFound } from "../errors/api-error.ts";
import { Account, Application, ApplicationEvent, ApplicationNote, Company, Job } from "../models/index.ts";
import { type Actor, can, permit } from "../policies/can.ts";
import { CONTACT_COLUMNS } from "../policies/contact.ts";
import { contains } from "./contains.ts";

/** Which applications to a company's jobs; pages count from 1. Missing conditions match everything. */
export interface ApplicantsFilter {
  readonly companyId: number;
  readonly job_id?: number | undefined;
  readonly status?: readonly ApplicationStatus[] | undefined;
  /** Part of a name or address. */
  readonly search?: string | undefined;
  readonly rating?: number | undefined;
  readonly page: number;
  readonly limit: number;
}

const COMPANY = { model: Company, as: "company", attributes: [...CONTACT_COLUMNS] };
const JOB = { model: Job, as: "job", attributes: ["id", "title", "status", "companyId"], required: true };
const CANDIDATE = { model: Account, as: "candidate", attributes: ["id", "profileImage"] };
const LATEST_FIRST: Order = [
  ["createdAt", "DESC"],
  ["id", "DESC"],
];
const LONG_COLUMNS = ["coverNote", "answers", "attribution"];

/**
 * A page of the applications to a company's jobs, the latest first, and how many notes each has. Counting and ordering use only
 * an index; rows are read for the page alone.
 */
export async function findApplicants(filter: ApplicantsFilter) {
  const jobs = await jobIds(filter);
  const counts = await countByStatus(condition({ ...filter, status: undefined }, jobs));
  const page = await Application.findAll({
    where: condition(filter, jobs),
    attributes: ["id"],
    order: LATEST_FIRST,
    offset: (filter.page - 1) * filter.limit,
    limit: filter.limit,
    raw: true,
  });
  const applications = await findApplicantsByIds(page.map(({ id }) => id));
  const statuses = filter.status?.length ? new Set(filter.status) : APPLICATION_STATUSES;
  return {
    applications,
    total: [...statuses].reduce((sum, status) => sum + counts[status], 0),
    notesOf: await countNotes(applications),
    counts,
  };
}

/** Applications as an employer's list shows them, in the order of `ids`. */
export async function findApplicantsByIds(ids: readonly number[]): Promise<Application[]> {
  const rows = await Application.findAll({
    where: { id: [...ids] },
    attributes: { exclude: LONG_COLUMNS },
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

/** The exported fields of an application. */
export type ExportedApplication = Pick<
  Application,
  "id" | "jobId" | "firstName" | "lastName" | "email" | "phone" | "status" | "rating" | "createdAt" | "source"
>;

/** Every application to a company's jobs as a plain row, the latest first, a thousand at a time. */
export async function* eachApplicant(
  filter: Pick<ApplicantsFilter, "companyId" | "job_id">,
): AsyncGenerator<ExportedApplication> {
  const jobs = await jobIds(filter);
  const atOnce = 1_000;
  for (let before: number | undefined; ; ) {
    const rows: Application[] = await Application.findAll({
      where: { jobId: jobs, ...(before === undefined ? {} : { id: { [Op.lt]: before } }) },
      attributes: [
        "id",
        "jobId",
        "firstName",
        "lastName",
        "email",
        "phone",
        "status",
        "rating",
        "createdAt",
        "source",
      ],
      order: [["id", "DESC"]],
      limit: atOnce,
      raw: true,
    });
    yield* rows;
    before = rows.at(-1)?.id;
    if (rows.length < atOnce) return;
  }
}

/** The ids of the company's jobs that match the filter: keeps the search for applicants on an index. */
async function jobIds({
  companyId,
  job_id,
}: Pick<ApplicantsFilter, "companyId" | "job_id">): Promise<number[]> {
  const rows = await Job.findAll({
    where: { companyId, ...(job_id === undefined ? {} : { id: job_id }) },
    attributes: ["id"],
    raw: true,
  });
  if (job_id !== undefined && rows.length === 0) throw notFound("job");
  return rows.map(({ id }) => id);
}

function condition(
  { status, search, rating }: ApplicantsFilter,
  jobs: readonly number[],
): WhereOptions<Application> {
  const words = (search ?? "").split(/\s+/).filter(Boolean);
  const like = (word: string) => ({ [Op.like]: contains(word) });
  return {
    jobId: { [Op.in]: [...jobs] },
    ...(status?.length ? { status: { [Op.in]: [...status] } } : {}),
    ...(rating === undefined ? {} : { rating: { [Op.gte]: rating } }),
    ...(words.length > 0
      ? {
          [Op.and]: words.map((word) => ({
            [Op.or]: [{ firstName: like(word) }, { lastName: like(word) }, { email: like(word) }],
          })),
        }
      : {}),
  };
}

async function countByStatus(where: WhereOptions<Application>): Promise<Record<ApplicationStatus, number>> {
  const rows = await Application.findAll({
    where,
    attributes: ["status", [fn("COUNT", col("id")), "applications"]],
    group: ["status"],
  });
  const counts = new Map(rows.map((row) => [row.status, Number(row.get("applications"))]));
  const all: Partial<Record<ApplicationStatus, number>> = {};
  for (const status of APPLICATION_STATUSES) all[status] = counts.get(status) ?? 0;
  return all as Record<ApplicationStatus, number>;
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
  permit(actor, action, found, "application");
  const application = await Application.findByPk(id, {
    include: [
      {
        model: Job,
        as: "job",
        required: true,
        include: [COMPANY],
      },
      CANDIDATE,
      { model: ApplicationEvent, as: "events", separate: true },
      {
        model: ApplicationNote,
        as: "notes",
        separate: true,
        order: [["id", "ASC"]],
        include: [{ model: Account, as: "author", attributes: ["id", "firstName", "lastName"] }],
      },
    ],
  });
  if (!application) throw notFound("application");
  return application;
}
