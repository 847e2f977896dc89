import { RESUME_FILES, type Received } from "@jobmap/contract";
import { DAY_MS } from "@jobmap/contract/limits";
import { type Transaction, UniqueConstraintError } from "sequelize";
import { ApiError } from "../../errors/api-error.ts";
import type { Upload } from "../../files/upload.ts";
import { Application, ApplicationEvent, Company, Job, JobQuestion } from "../../models/index.ts";
import { readAnswers } from "../../policies/answers.ts";
import { requireNative, requireWantedResume } from "../../policies/applying.ts";
import type { Actor } from "../../policies/can.ts";
import { openJob } from "../../queries/open-job.ts";
import type { Services } from "../../services.ts";
import { storeFiles } from "../store-files.ts";
import { tellEmployers } from "../tell-employers.ts";
import { answerFilesOf, checkedAnswerFiles, keepAnswerFiles } from "./answer-files.ts";
import { attachedResume } from "./attached-resume.ts";

type Form = Received<"POST user/job/apply">["body"];

/**
 * Applies for a job. If the candidate applies again, the existing application is returned.
 * @throws ApiError `not_found`, `gone`, `applications_closed`, `conflict` for a job that takes applications elsewhere or a
 * withdrawn application, `invalid_input` for missing answers and files that cannot be opened, for a resume that is missing or not wanted, and for one that is too
 * large or cannot be opened or made
 */
export async function apply(
  services: Services,
  actor: Actor,
  form: Form,
  uploads: readonly Upload[],
): Promise<Application> {
  const candidateId = actor.id;
  const made = await Application.findOne({ where: { jobId: form.job_id, candidateId } });
  if (made) return again(made);
  const job = await openJob(form.job_id, services.now());
  requireNative(job, services.now());
  const questions = await JobQuestion.findAll({ where: { jobId: job.id }, order: [["position", "ASC"]] });
  const resume = uploads.find(({ field }) => field === RESUME_FILES.field);
  const answerFiles = answerFilesOf(uploads);
  const answers = readAnswers(
    questions.map(({ id, text, type, required, options, knockout }) => ({
      id,
      text,
      type,
      required: required ?? false,
      options: options ?? [],
      knockout: knockout ?? [],
    })),
    form.answers,
    [...answerFiles.keys()],
  );
  const { files, row } = await attachedResume(services, actor, form, resume);
  requireWantedResume(job.resumeRequirement, files.length > 0 || Boolean(row.resumeFileId));
  const answering = await checkedAnswerFiles(services, candidateId, answerFiles);
  try {
    return await storeFiles(
      services,
      [...files, ...answering],
      { accountId: candidateId, access: "private", field: "resume" },
      async (kept, transaction) => {
        const [stored] = kept.slice(0, files.length);
        const now = services.now();
        await requireOpen(job.id, now, transaction);
        const application = await Application.create(
          {
            jobId: job.id,
            candidateId,
            firstName: form.first_name,
            lastName: form.last_name,
            email: form.email,
            phone: form.phone,
            coverNote: form.cover_note,
            answers,
            knockouts: answers.filter((answer) => answer.is_knockout).length,
            ...row,
            ...(stored ? { resumeFileId: stored.id } : {}),
            source: form.source,
            attribution: form.attribution ?? null,
            answerDueAt: await answerDue(job.companyId, now, transaction),
            createdAt: now,
            updatedAt: now,
          },
          { transaction },
        );
        await ApplicationEvent.create(
          {
            applicationId: application.id,
            actor: "candidate",
            accountId: candidateId,
            toStatus: "APPLIED",
            createdAt: now,
          },
          { transaction },
        );
        await keepAnswerFiles(application.id, answerFiles, kept.slice(files.length), transaction);
        await tellCompany(services, job, application, transaction);
        return application;
      },
    );
  } catch (error) {
    // Another press of the same button was faster.
    const first =
      error instanceof UniqueConstraintError &&
      (await Application.findOne({ where: { jobId: job.id, candidateId } }));
    if (first) return again(first);
    throw error;
  }
}

function again(application: Application): Application {
  if (application.status === "WITHDRAWN")
    throw new ApiError("conflict", "You withdrew from this job and can't apply for it again.");
  return application;
}

/** Waits for a transaction that is closing the listing: an application inserted after its answers would get none. */
async function requireOpen(jobId: number, now: Date, transaction: Transaction): Promise<void> {
  const job = await Job.findByPk(jobId, { transaction, lock: transaction.LOCK.SHARE });
  if (!job?.isOpen(now)) throw new ApiError("gone", "This job is no longer open.");
}

/** The promise that is in force now holds for this application, whatever the company promises later. */
async function answerDue(companyId: number, now: Date, transaction: Transaction): Promise<Date | null> {
  const company = await Company.findByPk(companyId, { attributes: ["answerPromiseDays"], transaction });
  const days = company?.answerPromiseDays ?? null;
  return days === null ? null : new Date(now.getTime() + days * DAY_MS);
}

async function tellCompany(
  services: Services,
  job: Job,
  application: Application,
  transaction: Transaction,
): Promise<void> {
  const values = {
    applicant: application.applicant,
    job: job.title,
    jobId: job.id,
    applicationId: application.id,
  };
  await tellEmployers(services, { companyId: job.companyId, job: job.id }, transaction, {
    notification: { type: "application_received", values },
    dedupeKey: `application:${application.id}:received`,
  });
}
