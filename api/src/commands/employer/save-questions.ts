import type { QuestionInput } from "@jobmap/contract";
import type { Transaction } from "sequelize";
import { JobQuestion } from "../../models/index.ts";
import type { WholeJob } from "../../queries/employer-job.ts";
import type { Services } from "../../services.ts";
import { editJob } from "./edit-job.ts";

/** Sets the screening questions of a listing, in their order. */
export async function saveQuestions(
  services: Services,
  companyId: number,
  { id, questions }: { id: number; questions: readonly QuestionInput[] },
): Promise<WholeJob> {
  return await editJob(services, { id, companyId }, (job, transaction) =>
    replaceQuestions(job.id, questions, transaction),
  );
}

export async function replaceQuestions(
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
