import type { ApplicantsFilter } from "@jobmap/contract";
import { literal, Op, type WhereOptions } from "sequelize";
import { notFound } from "../errors/api-error.ts";
import { Application, Job } from "../models/index.ts";
import type { JobScope } from "../policies/job-access.ts";
import { reachedSql } from "./application-reach.ts";
import { contains } from "./contains.ts";
import { visibleWhere } from "./visible-jobs.ts";

/** Which applications to a company's jobs. Missing conditions match everything. */
export interface CompanysApplicants extends ApplicantsFilter {
  readonly scope: JobScope;
}

/**
 * The jobs of the scope that match the filter: their ids keep the search for applicants on an index.
 * @throws ApiError `not_found` for a job that is not in it
 */
export async function jobsOf({
  scope,
  job_id,
}: CompanysApplicants): Promise<{ id: number; title: string }[]> {
  const rows = await Job.findAll({
    where: { [Op.and]: [visibleWhere(scope), job_id === undefined ? {} : { id: job_id }] },
    attributes: ["id", "title"],
    raw: true,
  });
  if (job_id !== undefined && rows.length === 0) throw notFound("job");
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
    knockout,
    question_id,
    answer,
    applied_from,
    applied_before,
  }: ApplicantsFilter,
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
      ...(question_id === undefined || !answer ? [] : [answered(question_id, answer)]),
    ],
  };
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
