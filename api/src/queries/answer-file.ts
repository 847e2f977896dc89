import { notFound } from "../errors/api-error.ts";
import { type Application, ApplicationFile } from "../models/index.ts";

/** Characters of a question in the name of a downloaded file. */
const MAX_NAME_LENGTH = 80;

/** The file that answers a question of an application, and the question as it was asked. @throws ApiError `not_found` */
export async function findAnswerFile(
  application: Pick<Application, "id" | "answers">,
  questionId: number,
): Promise<{ fileId: number; question: string }> {
  const where = { applicationId: application.id, questionId };
  const found = await ApplicationFile.findOne({ where });
  if (!found) throw notFound("File not found.");
  const asked = application.answers.find(({ question_id }) => question_id === questionId);
  return { fileId: found.fileId, question: asked?.question.slice(0, MAX_NAME_LENGTH).trim() ?? "File" };
}
