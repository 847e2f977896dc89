import { Op, QueryTypes } from "sequelize";
import { Application, ApplicationNote, Job, JobLocation } from "../models/index.ts";
import { applicantsWhere, type CompanysApplicants, jobsOf } from "./applicants-filter.ts";

/** What a spreadsheet says of a job. */
export interface ExportedJob {
  readonly title: string;
  readonly requisitionId: string;
  readonly town: string;
}
/** An application with what its company wrote about it. */
export interface ExportedApplication {
  readonly application: Application;
  readonly job: ExportedJob;
  readonly notes: readonly string[];
}
export interface ExportedApplications {
  /** Every question that was answered, in words. */
  readonly questions: readonly string[];
  /** The latest first, some hundred at a time. */
  readonly rows: AsyncGenerator<ExportedApplication>;
}

const BATCH_SIZE = 500;

/** All applications that match a filter. */
export async function exportedApplicants(filter: CompanysApplicants): Promise<ExportedApplications> {
  const ids = (await jobsOf(filter)).map(({ id }) => id);
  return { questions: await questionsOf(ids), rows: eachApplicant(filter, ids, await namesOf(ids)) };
}

async function* eachApplicant(
  filter: CompanysApplicants,
  ids: readonly number[],
  jobs: ReadonlyMap<number, ExportedJob>,
): AsyncGenerator<ExportedApplication> {
  for (let before: number | undefined; ; ) {
    const rows: Application[] = await Application.findAll({
      where: {
        [Op.and]: [
          applicantsWhere(filter, ids),
          ...(before === undefined ? [] : [{ id: { [Op.lt]: before } }]),
        ],
      },
      attributes: { exclude: ["profile"] },
      order: [["id", "DESC"]],
      limit: BATCH_SIZE,
    });
    const notes = await ApplicationNote.findAll({
      where: { applicationId: rows.map(({ id }) => id) },
      attributes: ["applicationId", "text"],
      order: [["id", "ASC"]],
      raw: true,
    });
    const notesOf = Map.groupBy(notes, ({ applicationId }) => applicationId);
    for (const application of rows) {
      const job = jobs.get(application.jobId) ?? { title: "", requisitionId: "", town: "" };
      const texts = (notesOf.get(application.id) ?? []).map(({ text }) => text);
      yield { application, job, notes: texts };
    }
    before = rows.at(-1)?.id;
    if (rows.length < BATCH_SIZE) return;
  }
}

async function namesOf(ids: readonly number[]): Promise<Map<number, ExportedJob>> {
  const jobs = await Job.findAll({
    where: { id: [...ids] },
    attributes: ["id", "title", "requisitionId"],
    raw: true,
  });
  const places = await JobLocation.findAll({
    where: { jobId: [...ids], position: 0 },
    attributes: ["jobId", "locality"],
    raw: true,
  });
  const towns = new Map(places.map(({ jobId, locality }) => [jobId, locality ?? ""]));
  return new Map(
    jobs.map(({ id, title, requisitionId }) => [
      id,
      { title, requisitionId: requisitionId ?? "", town: towns.get(id) ?? "" },
    ]),
  );
}

/** As they were asked when they were answered, those of the latest applications first. */
async function questionsOf(ids: readonly number[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await Application.sequelize?.query<{ question: string }>(
    `SELECT given.question, MAX(a.id) AS latest FROM applications a,
       JSON_TABLE(a.answers, '$[*]' COLUMNS (question VARCHAR(500) PATH '$.question')) given
     WHERE a.job_id IN (?) GROUP BY given.question ORDER BY latest DESC`,
    { replacements: [ids], type: QueryTypes.SELECT },
  );
  return (rows ?? []).map(({ question }) => question);
}
