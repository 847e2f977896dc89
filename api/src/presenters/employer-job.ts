import {
  EMPLOYER_JOB_ACTIONS,
  type EmployerJob,
  type EmployerJobAction,
  type EmployerJobSummary,
} from "@jobmap/contract";
import { jobLifecycle } from "../lifecycles/job.ts";
import { actionsOf } from "../lifecycles/lifecycle.ts";
import type { Job } from "../models/index.ts";
import { jobFacts } from "../policies/publishing.ts";
import { checkPosting } from "../posting/check-posting.ts";
import type { Posting } from "../posting/posting.ts";
import type { JobCounts, WholeJob } from "../queries/employer-job.ts";
import { presentJobContent, presentLocation, presentSalary } from "./job.ts";

const isEmployerAction = (action: string): action is EmployerJobAction =>
  EMPLOYER_JOB_ACTIONS.some((known) => known === action);

/** A listing in its employer's list. Needs locations and employment types loaded. */
export function presentEmployerJobSummary(job: Job, counts: JobCounts, now: Date): EmployerJobSummary {
  return {
    id: job.id,
    slug: job.slug,
    title: job.title,
    status: job.status,
    close_reason: job.closeReason,
    location_type: job.locationType,
    locations: (job.locations ?? []).toSorted((a, b) => a.position - b.position).map(presentLocation),
    employment_types: (job.employmentTypes ?? []).map((row) => row.employmentType),
    openings: job.openings,
    positions_filled: job.positionsFilled,
    apply_kind: job.applyKind,
    applications: counts.applications,
    new_applications: counts.newApplications,
    views: counts.views,
    apply_clicks: counts.applyClicks,
    created_at: job.createdAt.toISOString(),
    updated_at: job.updatedAt.toISOString(),
    first_published_at: job.firstPublishedAt?.toISOString() ?? null,
    valid_through: job.validThrough?.toISOString() ?? null,
    last_confirmed_at: job.lastConfirmedAt?.toISOString() ?? null,
    actions: actionsOf(jobLifecycle, job.status, "employer", jobFacts(job, now)).filter(isEmployerAction),
  };
}

/** A listing as its employer edits it, with what the rules say of it now. */
export function presentEmployerJob(whole: WholeJob, counts: JobCounts, now: Date): EmployerJob {
  const { job, questions } = whole;
  return {
    ...presentEmployerJobSummary(job, counts, now),
    ...presentJobContent(job),
    base_salary: presentSalary(job),
    category_id: job.categoryId,
    hours_per_week: job.hoursPerWeek,
    starts_on: job.startsOn,
    questions: questions.map(({ id, text, type, required, options, knockout }) => ({
      id,
      text,
      type,
      required,
      options: options ?? [],
      knockout: knockout ?? [],
    })),
    checks: checkPosting(asPosting(whole), now.toISOString().slice(0, 10)),
  };
}

/** The listing as its rules look at it. */
export function asPosting({ job, questions }: WholeJob): Posting {
  return {
    title: job.title,
    description: job.description,
    responsibilities: job.responsibilities,
    qualifications: job.qualifications,
    employment_types: (job.employmentTypes ?? []).map((row) => row.employmentType),
    location_type: job.locationType,
    locations: (job.locations ?? []).map(presentLocation),
    applicant_location_requirements: job.applicantLocationRequirements ?? [],
    base_salary: presentSalary(job),
    apply_kind: job.applyKind,
    apply_url: job.applyUrl,
    apply_email: job.applyEmail,
    application_deadline: job.applicationDeadline,
    questions,
    company_size: job.company?.size ?? null,
    company_name: job.company?.name ?? "",
    company_has_logo: Boolean(job.company?.logo),
  };
}
