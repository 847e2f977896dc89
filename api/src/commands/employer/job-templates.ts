import type { Received } from "@jobmap/contract";
import { MAX_JOB_TEMPLATES } from "@jobmap/contract/limits";
import { UniqueConstraintError } from "sequelize";
import { ApiError } from "../../errors/api-error.ts";
import { Company, JobTemplate } from "../../models/index.ts";
import { type Actor, permit } from "../../policies/can.ts";
import type { Employer } from "../../policies/employer.ts";
import { contentOf } from "../../posting/job-content.ts";
import { templateContent } from "../../posting/template-content.ts";
import type { WholeJob } from "../../posting/whole-job.ts";
import { findWholeJob, requireJob } from "../../queries/employer-job.ts";
import type { Services } from "../../services.ts";
import { createDraft } from "./save-changes.ts";

/**
 * Keeps what a listing says, as its employer edits it, under a name.
 * @throws ApiError `not_found`, or `conflict` when the company has another template of this name, or as many as it can have
 */
export async function addJobTemplate(
  { database }: Pick<Services, "database">,
  actor: Employer,
  { job_id, name }: Received<"POST employer/job-template/add">["body"],
): Promise<JobTemplate> {
  const { companyId } = actor;
  return await named(() =>
    database.transaction(async (transaction) => {
      // Locked before anything is read: of two at once, the second one counts what the first one kept.
      await Company.findByPk(companyId, { attributes: ["id"], transaction, lock: true });
      await requireJob(actor, "job.copy", job_id, transaction);
      if ((await JobTemplate.count({ where: { companyId }, transaction })) >= MAX_JOB_TEMPLATES)
        throw new ApiError(
          "conflict",
          `Your company has ${MAX_JOB_TEMPLATES} templates, as many as it can have. Please delete one first.`,
        );
      const whole = await findWholeJob(job_id, transaction);
      const content = templateContent({ ...contentOf(whole), ...whole.changes });
      return await JobTemplate.create({ companyId, jobId: job_id, name, content }, { transaction });
    }),
  );
}

/** @throws ApiError `not_found`, or `conflict` when the company has another template of this name */
export async function renameJobTemplate(actor: Actor, id: number, name: string): Promise<JobTemplate> {
  const template = await findTemplate(actor, id);
  return await named(() => template.update({ name }));
}

/** @throws ApiError `not_found` */
export async function deleteJobTemplate(actor: Actor, id: number): Promise<void> {
  await (await findTemplate(actor, id)).destroy();
}

/** Makes a draft of a template, once for each key. @throws ApiError `not_found`, and as `createDraft` */
export async function startFromTemplate(
  services: Services,
  actor: Employer,
  { id, request_key: requestKey }: Received<"POST employer/job-template/start">["body"],
): Promise<WholeJob> {
  const { content } = await findTemplate(actor, id);
  return await createDraft(services, { actor, requestKey }, content);
}

const findTemplate = async (actor: Actor, id: number) =>
  permit(actor, "job_template.edit", await JobTemplate.findByPk(id), "Template not found.");

async function named(save: () => Promise<JobTemplate>): Promise<JobTemplate> {
  try {
    return await save();
  } catch (error) {
    if (!(error instanceof UniqueConstraintError)) throw error;
    const message = "You already have a template with this name.";
    throw new ApiError("conflict", message, { name: message });
  }
}
