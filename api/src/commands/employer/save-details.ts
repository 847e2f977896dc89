import type { Received } from "@jobmap/contract";
import type { Transaction } from "sequelize";
import { toSafeHtml } from "../../import/parse/html.ts";
import { JobSkill, Skill } from "../../models/index.ts";
import type { WholeJob } from "../../queries/employer-job.ts";
import type { Services } from "../../services.ts";
import { editJob } from "./edit-job.ts";

type Details = Received<"POST employer/job/post-detail">["body"];

/** Of HTML, in characters; what is said of the text's own length is said by the rules of a posting. */
const LONGEST_DESCRIPTION = 60_000;
const LONGEST_SECTION = 30_000;

/** Saves the texts of a listing, made safe, and what is asked of applicants. */
export async function saveDetails(
  services: Services,
  companyId: number,
  details: Details,
): Promise<WholeJob> {
  return await editJob(services, { id: details.id, companyId }, async (job, transaction) => {
    job.set({
      description: toSafeHtml(details.description, LONGEST_DESCRIPTION),
      responsibilities: section(details.responsibilities),
      qualifications: section(details.qualifications),
      educationLevel: details.education_level,
      monthsOfExperience: details.months_of_experience,
      licences: details.licences,
      visaSponsorship: details.visa_sponsorship,
      startsOn: details.starts_on,
      language: details.language,
      applyKind: details.apply_kind,
      applyUrl: details.apply_kind === "URL" ? details.apply_url : null,
      applyEmail: details.apply_kind === "EMAIL" ? details.apply_email : null,
      applicationDeadline: details.application_deadline,
    });
    await replaceSkills(job.id, details.skills, transaction);
  });
}

const section = (text: string | null) => (text ? toSafeHtml(text, LONGEST_SECTION) || null : null);

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
