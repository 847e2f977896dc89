import {
  EMPLOYER_JOB_ACTIONS,
  type EmployerJob,
  type EmployerJobAction,
  type EmployerJobSummary,
  type JobContent,
  type PostingCheck,
} from "@jobmap/contract";
import { jobLifecycle } from "../lifecycles/job.ts";
import { actionsOf } from "../lifecycles/lifecycle.ts";
import type { Account, Job } from "../models/index.ts";
import { jobFacts } from "../policies/publishing.ts";
import { asPosting } from "../posting/as-posting.ts";
import { checkPosting } from "../posting/check-posting.ts";
import { contentOf, placeOfWork, salaryOf } from "../posting/job-content.ts";
import { marksOf } from "../posting/marks.ts";
import { settle } from "../posting/settle.ts";
import type { WholeJob } from "../posting/whole-job.ts";
import type { JobCounts } from "../queries/employer-job.ts";

const isEmployerAction = (action: string): action is EmployerJobAction =>
  EMPLOYER_JOB_ACTIONS.some((known) => known === action);

/** A listing in its employer's list. Needs locations and employment types loaded. */
export function presentEmployerJobSummary(job: Job, counts: JobCounts, now: Date): EmployerJobSummary {
  return {
    id: job.id,
    slug: job.slug,
    title: job.title,
    requisition_id: job.requisitionId,
    status: job.status,
    close_reason: job.closeReason,
    location_type: job.locationType,
    locations: (job.locations ?? []).toSorted((a, b) => a.position - b.position).map(placeOfWork),
    employment_types: (job.employmentTypes ?? []).map((row) => row.employmentType),
    base_salary: salaryOf(job),
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
    is_unconfirmed: job.status === "PUBLISHED" && job.confirmAskedAt !== null,
    has_unpublished_changes: job.status !== "DRAFT" && Boolean(job.unpublished),
    actions: actionsOf(jobLifecycle, job.status, "employer", jobFacts(job, now)).filter(isEmployerAction),
  };
}

/** A listing as its employer edits it, with the results of the checks on what would be published: its content with its changes. */
export function presentEmployerJob(whole: WholeJob, counts: JobCounts, now: Date): EmployerJob {
  const { job, questions, changes } = whole;
  const stored = contentOf(whole);
  return {
    ...presentEmployerJobSummary(job, counts, now),
    ...stored,
    questions: stored.questions.map((question, at) => ({ id: questions[at]?.id ?? 0, ...question })),
    changes,
    checks: checksOf(whole, stored, now),
    marks: marksOf(job.marks, { ...stored, ...changes }),
    version: job.version,
    edited_at: job.editedAt?.toISOString() ?? null,
    edited_by: job.editor ? { account_id: job.editor.id, name: nameOf(job.editor) } : null,
  };
}

const nameOf = ({ firstName, lastName }: Account) => `${firstName} ${lastName}`.trim();

/** Incomplete fields come first; other rules do not check a field while it is incomplete. */
function checksOf({ job, changes }: WholeJob, stored: JobContent, now: Date): PostingCheck[] {
  const { content, checks } = settle({ ...stored, ...changes }, stored);
  const unfinished = new Set(checks.map(({ field }) => field));
  const ruled = checkPosting(asPosting(content, job), now.toISOString().slice(0, 10));
  return [...checks, ...ruled.filter(({ field }) => !unfinished.has(field))];
}
