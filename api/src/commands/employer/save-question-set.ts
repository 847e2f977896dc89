import type { Received } from "@jobmap/contract";
import { UniqueConstraintError } from "sequelize";
import { ApiError } from "../../errors/api-error.ts";
import { QuestionSet } from "../../models/index.ts";
import { type Actor, permit } from "../../policies/can.ts";
import type { Employer } from "../../policies/employer.ts";

/** @throws ApiError `conflict` when the company has another set of this name */
export async function addQuestionSet(
  { companyId }: Employer,
  { name, questions }: Received<"POST employer/question-set/add">["body"],
): Promise<QuestionSet> {
  return await named(() => QuestionSet.create({ companyId, name, questions }));
}

/** @throws ApiError `not_found`, or `conflict` when the company has another set of this name */
export async function changeQuestionSet(
  actor: Actor,
  { id, name, questions }: Received<"POST employer/question-set/change">["body"],
): Promise<QuestionSet> {
  const set = await findSet(actor, id);
  return await named(() =>
    set.update({ ...(name === undefined ? {} : { name }), ...(questions ? { questions } : {}) }),
  );
}

/** @throws ApiError `not_found` */
export async function deleteQuestionSet(actor: Actor, id: number): Promise<void> {
  await (await findSet(actor, id)).destroy();
}

const findSet = async (actor: Actor, id: number) =>
  permit(actor, "question_set.edit", await QuestionSet.findByPk(id), "Question set not found.");

async function named(save: () => Promise<QuestionSet>): Promise<QuestionSet> {
  try {
    return await save();
  } catch (error) {
    if (!(error instanceof UniqueConstraintError)) throw error;
    const message = "You already have a set with this name.";
    throw new ApiError("conflict", message, { name: message });
  }
}
