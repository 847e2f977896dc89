import type { Data } from "@jobmap/contract";
import { Op, type Order } from "sequelize";
import { Account, Application, type Job, JobQuestion, Profile, Resume } from "../models/index.ts";
import { presentAnswering } from "../presenters/job.ts";

const LATEST_FIRST: Order = [["id", "DESC"]];

type ApplyForm = Data<"GET user/job/apply-form/{id}">;

/** The application form of a job, filled in with what is known of the candidate. */
export async function applyForm(candidateId: number, job: Job): Promise<Omit<ApplyForm, "application_id">> {
  const account = await Account.findByPk(candidateId, {
    include: { model: Profile, as: "profile" },
    rejectOnEmpty: true,
  });
  const sent = { candidateId, resumeFileId: { [Op.not]: null } };
  const last = await Application.findOne({
    where: sent,
    attributes: ["id", "phone", "resumeId"],
    order: LATEST_FIRST,
  });
  const uploaded = await Application.findOne({
    where: { ...sent, profile: null },
    attributes: ["id", "createdAt", "resumeName"],
    order: LATEST_FIRST,
  });
  const resumes = await Resume.findAll({
    where: { accountId: candidateId },
    attributes: ["id", "name"],
    order: [
      ["updatedAt", "DESC"],
      ["id", "DESC"],
    ],
  });
  const questions = await JobQuestion.findAll({ where: { jobId: job.id }, order: [["position", "ASC"]] });
  const filled = account.profile?.filled ?? "";
  return {
    job_id: job.id,
    title: job.title,
    company: job.company?.name ?? "",
    answer_promise_days: job.company?.answerPromiseDays ?? null,
    answering: job.company ? presentAnswering(job.company) : null,
    first_name: account.firstName ?? "",
    last_name: account.lastName ?? "",
    email: account.email,
    phone: account.profile?.basics.phone ?? last?.phone ?? "",
    resume_requirement: job.resumeRequirement ?? "OPTIONAL",
    last_resume: uploaded && {
      application_id: uploaded.id,
      applied_at: uploaded.createdAt.toISOString(),
      name: uploaded.resumeName,
    },
    resumes: resumes.map(({ id, name }) => ({ id, name })),
    has_profile: filled !== "",
    preferred_resume: preferred(last, uploaded, resumes, filled),
    questions: questions.map(({ id, text, type, required, options }) => ({
      id,
      text,
      type,
      required: required ?? false,
      options: options ?? [],
    })),
  };
}

/** Sections that say enough for a resume to be sent without a look at it. */
const CAREER = ["work", "education", "volunteer", "projects"];

function preferred(
  last: Application | null,
  uploaded: Application | null,
  resumes: readonly Resume[],
  filled: string,
): ApplyForm["preferred_resume"] {
  if (last && last.id === uploaded?.id) return "last";
  const again = resumes.find(({ id }) => id === last?.resumeId);
  if (again) return again.id;
  if (last && filled !== "") return "profile";
  const [latest] = resumes;
  return latest?.id ?? (CAREER.some((section) => filled.split(" ").includes(section)) ? "profile" : null);
}
