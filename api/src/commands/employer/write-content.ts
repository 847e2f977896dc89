import {
  type EmploymentType,
  JOB_FIELDS,
  type JobContent,
  type LocationInput,
  type QuestionInput,
} from "@jobmap/contract";
import { Op, type Transaction } from "sequelize";
import {
  type Job,
  JobEmploymentType,
  JobLocation,
  JobQuestion,
  JobSkill,
  Skill,
} from "../../models/index.ts";
import { plainAttributes } from "../../models/plain-columns.ts";
import { validThrough } from "../../policies/publishing.ts";

/** Writes these fields of a listing and no others. Only sets values on the row: the caller saves it. */
export async function writeContent(
  job: Job,
  content: Partial<JobContent>,
  transaction: Transaction,
): Promise<void> {
  job.set(columnsOf(content));
  if (content.application_deadline !== undefined) moveEnd(job, content.application_deadline);
  if (content.locations) await replaceLocations(job.id, content.locations, transaction);
  if (content.employment_types) await replaceEmploymentTypes(job.id, content.employment_types, transaction);
  if (content.skills) await replaceSkills(job.id, content.skills, transaction);
  if (content.questions) await replaceQuestions(job.id, content.questions, transaction);
}

/** Fields stored in one column each. Fields that are not named are left out. */
function columnsOf(content: Partial<JobContent>): Partial<Job> {
  const columns = {
    title: content.title,
    categoryId: content.category_id,
    locationType: content.location_type,
    applicantLocationRequirements: content.applicant_location_requirements,
    otherCompensation: content.other_compensation,
    benefits: content.benefits,
    description: content.description,
    responsibilities: content.responsibilities,
    qualifications: content.qualifications,
    licences: content.licences,
    language: content.language,
    applyKind: content.apply_kind,
    applyUrl: content.apply_url,
    applyEmail: content.apply_email,
    ...plainAttributes(content, JOB_FIELDS),
    ...payColumns(content.base_salary),
  };
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
}

function payColumns(pay: JobContent["base_salary"] | undefined) {
  if (pay === undefined) return {};
  return {
    salaryCurrency: pay?.currency ?? null,
    salaryMin: pay?.min ?? null,
    salaryMax: pay?.max ?? null,
    salaryUnit: pay?.unit ?? null,
  };
}

/** Sets the deadline. A published listing then ends on the new deadline, but still within its plan's days. */
function moveEnd(job: Job, deadline: string | null): void {
  if (job.applicationDeadline === deadline) return;
  job.applicationDeadline = deadline;
  if (job.firstPublishedAt) job.validThrough = validThrough(job, job.firstPublishedAt);
}

async function replaceLocations(
  jobId: number,
  locations: readonly LocationInput[],
  transaction: Transaction,
): Promise<void> {
  await JobLocation.destroy({ where: { jobId }, transaction });
  await JobLocation.bulkCreate(
    locations.map(({ postal_code: postalCode, ...place }, position) => ({
      jobId,
      position,
      postalCode,
      ...place,
    })),
    { transaction },
  );
}

async function replaceEmploymentTypes(
  jobId: number,
  types: readonly EmploymentType[],
  transaction: Transaction,
): Promise<void> {
  await JobEmploymentType.destroy({
    where: { jobId, employmentType: { [Op.notIn]: [...types] } },
    transaction,
  });
  await JobEmploymentType.bulkCreate(
    [...new Set(types)].map((employmentType) => ({ jobId, employmentType })),
    { transaction, ignoreDuplicates: true },
  );
}

/** Two spellings of one skill are merged: the first spelling stays, and the skill is required if either was. */
async function replaceSkills(
  jobId: number,
  skills: JobContent["skills"],
  transaction: Transaction,
): Promise<void> {
  await JobSkill.destroy({ where: { jobId }, transaction });
  const chosen = new Map<number, { required: boolean; spelling: string | null }>();
  for (const { name, required } of skills) {
    const [skill] = await Skill.findOrCreate({ where: { name }, transaction });
    const same = chosen.get(skill.id);
    if (same) same.required ||= required;
    else chosen.set(skill.id, { required, spelling: name === skill.name ? null : name });
  }
  await JobSkill.bulkCreate(
    [...chosen].map(([skillId, skill], position) => ({ jobId, skillId, position, ...skill })),
    { transaction },
  );
}

async function replaceQuestions(
  jobId: number,
  questions: readonly QuestionInput[],
  transaction: Transaction,
): Promise<void> {
  await JobQuestion.destroy({ where: { jobId }, transaction });
  await JobQuestion.bulkCreate(
    questions.map((question, position) => ({ jobId, position, ...question })),
    { transaction },
  );
}
