import type { AnswersDue, ApplicantsFilter } from "@jobmap/contract";
import { DAY_MS } from "@jobmap/contract/limits";
import { literal, Op, type WhereOptions } from "sequelize";
import { notFound } from "../errors/api-error.ts";
import { Application, Job } from "../models/index.ts";
import type { JobScope } from "../policies/job-access.ts";
import { owedSql, reachedSql } from "./application-reach.ts";
import { contains } from "./contains.ts";
import { visibleWhere } from "./visible-jobs.ts";

/** Which applications to a company's jobs. Missing conditions match everything. */
export interface CompanysApplicants extends ApplicantsFilter {
  readonly scope: JobScope;
  /** What is due is due by then. */
  readonly now: Date;
}

/** Promised answers are due soon so many days before. */
const SOON_DAYS = 2;

/**
 * The jobs of the scope that match the filter: their ids keep the search for applicants on an index.
 * @throws ApiError `not_found` for a job that is not in it
 */
export async function jobsOf({
  scope,
  job_id,
}: Omit<CompanysApplicants, "now">): Promise<{ id: number; title: string }[]> {
  const rows = await Job.findAll({
    where: { [Op.and]: [visibleWhere(scope), job_id === undefined ? {} : { id: job_id }] },
    attributes: ["id", "title"],
    raw: true,
  });
  if (job_id !== undefined && rows.length === 0) throw notFound("Job not found.");
  return rows;
}

/** @param jobs ids, by {@link jobsOf} */
export function applicantsWhere(
  {
    status,
    search,
    rating,
    source,
    embed,
    embed_page,
    reached,
    answers_due,
    knockout,
    question_id,
    answer,
    applied_from,
    applied_before,
    now,
  }: ApplicantsFilter & { readonly now: Date },
  jobs: readonly number[],
): WhereOptions<Application> {
  const words = (search ?? "").split(/\s+/).filter(Boolean);
  const like = (word: string) => ({ [Op.like]: contains(word) });
  return {
    jobId: { [Op.in]: [...jobs] },
    ...(status?.length ? { status: { [Op.in]: [...status] } } : {}),
    ...(rating === undefined ? {} : { rating: { [Op.gte]: rating } }),
    ...(source?.length ? { source: { [Op.in]: [...source] } } : {}),
    ...(knockout === undefined ? {} : { knockouts: knockout ? { [Op.gt]: 0 } : 0 }),
    [Op.and]: [
      ...(applied_from === undefined ? [] : [{ createdAt: { [Op.gte]: new Date(applied_from) } }]),
      ...(applied_before === undefined ? [] : [{ createdAt: { [Op.lt]: new Date(applied_before) } }]),
      ...words.map((word) => ({
        [Op.or]: [{ firstName: like(word) }, { lastName: like(word) }, { email: like(word) }],
      })),
      ...(embed || embed_page ? [cameFrom("embed", embed), cameFrom("page", embed_page)] : []),
      ...(reached === undefined ? [] : [literal(reachedSql(reached, "`Application`"))]),
      ...(answers_due === undefined ? [] : owedBy(answers_due, now)),
      ...(question_id === undefined || !answer ? [] : [answered(question_id, answer)]),
    ],
  };
}

/** Conditions of promised answers that are owed. */
export function owedBy(due: AnswersDue, now: Date) {
  const soon = new Date(now.getTime() + SOON_DAYS * DAY_MS);
  return [
    literal(owedSql("`Application`")),
    ...(due === "OVERDUE" ? [{ answerDueAt: { [Op.lt]: now } }] : []),
    ...(due === "SOON" ? [{ answerDueAt: { [Op.gte]: now, [Op.lt]: soon } }] : []),
  ];
}

/** A name from an application's attribution, compared exactly as for clicks; empty means that there was none. */
export const attributed = (table: string, name: "embed" | "page") =>
  `IFNULL(JSON_UNQUOTE(JSON_EXTRACT(${table}.attribution, '$.${name}')), '') COLLATE utf8mb4_bin`;

const cameFrom = (name: "embed" | "page", value = "") =>
  literal(`${attributed("`Application`", name)} = ${Application.sequelize?.escape(value) ?? "NULL"}`);

/** Applications whose answer to a question contains some words. Options and texts are both stored as JSON. */
function answered(question: number, answer: string) {
  const escaped = (value: string | number) => Application.sequelize?.escape(value) ?? "NULL";
  return literal(
    `EXISTS (SELECT 1 FROM JSON_TABLE(\`Application\`.\`answers\`, '$[*]'
      COLUMNS (question INT PATH '$.question_id', said JSON PATH '$.value')) given
      WHERE given.question = ${escaped(question)}
        AND CONVERT(given.said USING utf8mb4) COLLATE utf8mb4_unicode_ci LIKE ${escaped(contains(answer))})`,
  );
}
