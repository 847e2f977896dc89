import type { JobChanges, JobDraft } from "./job-content.ts";
import { fieldsOfStep, JOB_FIELDS } from "./job-fields.ts";

/** Everything that an employer writes in a listing, in the order of the form. */
export const JOB_CONTENT_KEYS = [
  "title",
  "category_id",
  "employment_types",
  "location_type",
  "locations",
  "applicant_location_requirements",
  ...fieldsOfStep(JOB_FIELDS, "job"),
  "base_salary",
  ...fieldsOfStep(JOB_FIELDS, "pay"),
  "benefits",
  "other_compensation",
  "description",
  "responsibilities",
  "qualifications",
  "skills",
  "licences",
  ...fieldsOfStep(JOB_FIELDS, "description"),
  "language",
  "apply_kind",
  "apply_url",
  "apply_email",
  "application_deadline",
  "questions",
] as const satisfies readonly (keyof JobDraft)[];
export type JobContentKey = (typeof JOB_CONTENT_KEYS)[number];

type Question = JobDraft["questions"][number];

/** What of a listing its employer edits, as replies have it. */
type StoredContent = { readonly [Key in Exclude<JobContentKey, "questions">]: unknown } & {
  readonly questions: readonly (Question & { readonly id: number })[];
  readonly changes: JobChanges;
};

/** A listing's content with its unpublished changes: what its employer edits. */
export function draftOf(job: StoredContent): JobDraft {
  const stored = Object.fromEntries(JOB_CONTENT_KEYS.map((key) => [key, job[key]])) as unknown as JobDraft;
  const questions = job.questions.map(({ id: _id, ...question }) => question);
  return { ...stored, questions, ...job.changes };
}
