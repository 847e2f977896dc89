import type { JobContentKey, Received } from "@jobmap/contract";
import { JobMarks } from "../../models/index.ts";
import { contentOf } from "../../posting/job-content.ts";
import { storedFindings, withoutFields } from "../../posting/marks.ts";
import type { WholeJob } from "../../posting/whole-job.ts";
import { findWholeJob } from "../../queries/employer-job.ts";
import type { Services } from "../../services.ts";
import { type Editing, withJobToEdit } from "./lock-job.ts";
import { createDraft } from "./save-changes.ts";
import type { Author } from "./save-step.ts";

/**
 * Makes a draft of what was read and chosen, with where each field is from. Publishes nothing. A repeated request finds its draft.
 * @throws ApiError as `saveChanges`
 */
export function saveReading(
  services: Services,
  author: Author,
  { request_key: requestKey, content, origin, findings }: Received<"POST employer/job/save-reading">["body"],
): Promise<WholeJob> {
  return createDraft(services, { ...author, requestKey }, content, async ({ job, ...whole }, transaction) => {
    const draft = { ...contentOf({ job, ...whole }), ...whole.changes };
    const chosen = findings.filter(({ field }) => field in content);
    await JobMarks.upsert(
      { jobId: job.id, origin, findings: storedFindings(chosen, draft) },
      { transaction },
    );
  });
}

/** Fields that their employer has looked at lose their marks; nothing else changes. @throws ApiError as `withJobToEdit` */
export function confirmMarks(
  services: Services,
  editing: Omit<Editing, "version">,
  fields: readonly JobContentKey[],
): Promise<WholeJob> {
  return withJobToEdit(services, editing, async ({ id: jobId }, transaction) => {
    const marks = await JobMarks.findByPk(jobId, { transaction });
    const left = withoutFields(marks?.findings ?? [], fields);
    if (marks && left.length === 0) await marks.destroy({ transaction });
    else if (marks) await JobMarks.update({ findings: left }, { where: { jobId }, transaction });
    return await findWholeJob(jobId, transaction);
  });
}
