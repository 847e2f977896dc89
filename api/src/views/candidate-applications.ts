import type { ApplicationStatus, CandidateApplication } from "@jobmap/contract";
import { literal, Op, type WhereOptions } from "sequelize";
import { Application, ApplicationEvent, Company, Job } from "../models/index.ts";
import { CONTACT_COLUMNS } from "../policies/contact.ts";
import { presentCandidateApplication } from "../presenters/application.ts";
import { awaitedSql } from "../queries/application-reach.ts";
import { findLastPlace, milesFrom } from "../queries/last-place.ts";
import { findJobSummaries } from "../views/job-summaries.ts";

/** Which of a candidate's applications; pages count from 1. Applications that the candidate has hidden are excluded. */
export interface CandidateApplicationsFilter {
  readonly candidateId: number;
  /** Only this application. */
  readonly id?: number | undefined;
  readonly status?: readonly ApplicationStatus[] | undefined;
  readonly page: number;
  readonly limit: number;
}

/** A page of a candidate's applications, the latest first. */
export async function findCandidateApplications(
  { candidateId, id, status, page, limit }: CandidateApplicationsFilter,
  now: Date,
): Promise<{
  items: CandidateApplication[];
  total: number;
  page: number;
  limit: number;
}> {
  const where: WhereOptions<Application> = {
    candidateId,
    hiddenAt: null,
    ...(id === undefined ? {} : { id }),
    ...(status?.length ? { status: { [Op.in]: [...status] } } : {}),
  };
  const total = await Application.count({ where });
  const rows = await Application.findAll({
    where,
    attributes: { exclude: ["profile"], include: [[literal(awaitedSql("`Application`")), "answerOwed"]] },
    include: [
      {
        model: Job,
        as: "job",
        attributes: ["id", "status", "companyId"],
        include: [{ model: Company, as: "company", attributes: [...CONTACT_COLUMNS] }],
      },
      { model: ApplicationEvent, as: "events", separate: true },
    ],
    order: [
      ["createdAt", "DESC"],
      ["id", "DESC"],
    ],
    offset: (page - 1) * limit,
    limit,
  });
  const ids = rows.map(({ jobId }) => jobId);
  const [summaries, place] = await Promise.all([findJobSummaries(ids, now), findLastPlace(candidateId)]);
  const jobs = new Map(summaries.map((job) => [job.id, job]));
  const items = rows.flatMap((row) => {
    const summary = jobs.get(row.jobId);
    if (!summary || !row.job) return [];
    const distance = place && milesFrom(place, summary.locations[0]);
    const job = { ...summary, distance: distance ?? null };
    const distance_from = place && distance !== undefined ? place.name : null;
    return [presentCandidateApplication(row, { job, distance_from }, row.job)];
  });
  return { items, total, page, limit };
}
