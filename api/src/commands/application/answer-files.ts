import type { Transaction } from "sequelize";
import { checkAnswerFile } from "../../files/check-answer-file.ts";
import type { Upload } from "../../files/upload.ts";
import { ApplicationFile } from "../../models/index.ts";
import { requesterOf } from "../../security/requester.ts";
import type { Services } from "../../services.ts";
import type { FileToStore, StoredFile } from "../store-files.ts";

/** Files by the questions that they answer. */
export type AnswerFiles = ReadonlyMap<number, Upload>;

/** The files of a form that answer questions: `answers.12` answers question 12. */
export function answerFilesOf(files: readonly Upload[]): AnswerFiles {
  return new Map(
    files.flatMap((file) => {
      const [, id] = /^answers\.(\d+)$/.exec(file.field) ?? [];
      return id === undefined ? [] : [[Number(id), file] as const];
    }),
  );
}

/** One after another: a requester's files are read one at a time anyway. @throws ApiError as `checkAnswerFile` does */
export async function checkedAnswerFiles(
  services: Pick<Services, "fileReaders">,
  candidateId: number,
  files: AnswerFiles,
): Promise<FileToStore[]> {
  const checked: FileToStore[] = [];
  for (const file of files.values())
    checked.push(await checkAnswerFile(services.fileReaders, file, requesterOf(candidateId)));
  return checked;
}

/** @param stored in the order of `files` */
export async function keepAnswerFiles(
  applicationId: number,
  files: AnswerFiles,
  stored: readonly StoredFile[],
  transaction: Transaction,
): Promise<void> {
  const rows = [...files.keys()].flatMap((questionId, at) => {
    const fileId = stored[at]?.id;
    return fileId === undefined ? [] : [{ applicationId, questionId, fileId }];
  });
  await ApplicationFile.bulkCreate(rows, { transaction });
}
