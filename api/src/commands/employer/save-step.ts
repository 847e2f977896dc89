import type { JobContent, Received } from "@jobmap/contract";
import { RICH_TEXT_LIMITS } from "@jobmap/contract/rich-text";
import type { Employer } from "../../policies/employer.ts";
import type { WholeJob } from "../../posting/whole-job.ts";
import { acceptText } from "../../sanitize/accept-text.ts";
import type { Services } from "../../services.ts";
import { editJob } from "./edit-job.ts";
import { makeDraft } from "./make-draft.ts";
import { prepareChanges } from "./prepare-changes.ts";

/** Who saves part of a listing. */
export interface Author {
  readonly actor: Employer;
}

/**
 * Saves a job's title, category and locations. Without an id it creates a draft; the same `request_key` finds the draft again.
 * @throws ApiError `invalid_input` for an unknown category, and as `editJob` does
 */
export async function saveBasics(
  services: Services,
  author: Author,
  { id, request_key, version, ...basics }: Received<"POST employer/job/post">["body"],
): Promise<WholeJob> {
  const prepared = await prepare(services, basics);
  const draft = {
    ...author,
    requestKey: request_key ?? null,
    title: basics.title,
    locationType: basics.location_type,
  };
  const job = id === undefined ? await makeDraft(services, draft) : { id };
  return await editJob(services, { ...author, id: job.id, version }, prepared);
}

/** Saves pay, other compensation and benefits of a listing. @throws ApiError as `editJob` does */
export async function savePay(
  services: Services,
  author: Author,
  { id, version, ...pay }: Received<"POST employer/job/post-salary">["body"],
): Promise<WholeJob> {
  return await editJob(services, { ...author, id, version }, pay);
}

/**
 * Saves the sanitized texts of a listing, the requirements for applicants, and how they apply.
 * @throws ApiError as `acceptText` and `editJob` do
 */
export async function saveDetails(
  services: Services,
  author: Author,
  { id, version, ...details }: Received<"POST employer/job/post-detail">["body"],
): Promise<WholeJob> {
  const { description, section } = RICH_TEXT_LIMITS;
  return await editJob(
    services,
    { ...author, id, version },
    {
      ...details,
      description: acceptText("description", details.description, description.max),
      responsibilities: acceptText("responsibilities", details.responsibilities, section.max) || null,
      qualifications: acceptText("qualifications", details.qualifications, section.max) || null,
      apply_url: details.apply_kind === "URL" ? details.apply_url : null,
      apply_email: details.apply_kind === "EMAIL" ? details.apply_email : null,
    },
  );
}

/** Sets the screening questions of a listing, in order. @throws ApiError as `editJob` does */
export async function saveQuestions(
  services: Services,
  author: Author,
  { id, version, questions }: Received<"POST employer/job/post-job-question">["body"],
): Promise<WholeJob> {
  return await editJob(services, { ...author, id, version }, { questions });
}

/** Strict fields stay strict: preparing sanitizes and completes values, but never empties one. */
async function prepare(services: Services, fields: Partial<JobContent>): Promise<Partial<JobContent>> {
  const { questions: _questions, base_salary: _pay, ...prepared } = await prepareChanges(services, fields);
  return prepared;
}
