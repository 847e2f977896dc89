import type { Received } from "@jobmap/contract";
import { RICH_TEXT_LIMITS } from "@jobmap/contract/rich-text";
import type { Transaction } from "sequelize";
import { type Job, JobSkill, Skill } from "../../models/index.ts";
import { validThrough } from "../../policies/publishing.ts";
import type { WholeJob } from "../../queries/employer-job.ts";
import type { Services } from "../../services.ts";
import { acceptText } from "../../texts/accept-text.ts";
import { editJob } from "./edit-job.ts";

type Details = Received<"POST employer/job/post-detail">["body"];

const { description: DESCRIPTION, section: SECTION } = RICH_TEXT_LIMITS;

/**
 * Saves the texts of a listing, made safe, and what is asked of applicants.
 * @throws ApiError as `acceptText` does
 */
export async function saveDetails(
  services: Services,
  companyId: number,
  details: Details,
): Promise<WholeJob> {
  const texts = {
    description: acceptText("description", details.description, DESCRIPTION.max),
    responsibilities: acceptText("responsibilities", details.responsibilities, SECTION.max) || null,
    qualifications: acceptText("qualifications", details.qualifications, SECTION.max) || null,
  };
  return await editJob(services, { id: details.id, companyId }, async (job, transaction) => {
    moveEnd(job, details.application_deadline);
    job.set({
      ...texts,
      educationLevel: details.education_level,
      monthsOfExperience: details.months_of_experience,
      licences: details.licences,
      visaSponsorship: details.visa_sponsorship,
      startsOn: details.starts_on,
      language: details.language,
      applyKind: details.apply_kind,
      applyUrl: details.apply_kind === "URL" ? details.apply_url : null,
      applyEmail: details.apply_kind === "EMAIL" ? details.apply_email : null,
    });
    await replaceSkills(job.id, details.skills, transaction);
  });
}

/** Sets the deadline. A listing that was published ends with its new one, and within the days of its plan as before. */
function moveEnd(job: Job, deadline: string | null): void {
  if (job.applicationDeadline === deadline) return;
  job.applicationDeadline = deadline;
  if (job.firstPublishedAt) job.validThrough = validThrough(deadline, job.firstPublishedAt);
}

export async function replaceSkills(
  jobId: number,
  skills: readonly { name: string; required: boolean }[],
  transaction: Transaction,
): Promise<void> {
  await JobSkill.destroy({ where: { jobId }, transaction });
  const chosen = new Map<number, boolean>();
  for (const { name, required } of skills) {
    const [skill] = await Skill.findOrCreate({ where: { name }, transaction });
    chosen.set(skill.id, required || (chosen.get(skill.id) ?? false));
  }
  await JobSkill.bulkCreate(
    [...chosen].map(([skillId, required]) => ({ jobId, skillId, required })),
    { transaction },
  );
}
