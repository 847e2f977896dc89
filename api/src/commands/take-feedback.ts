import { QueryTypes } from "sequelize";
import { cleanPicture, type Picture } from "../files/clean-picture.ts";
import type { FileBytes } from "../files/spool.ts";
import { requesterOf } from "../security/requester.ts";
import type { Services } from "../services.ts";
import { storeFiles } from "./store-files.ts";

export interface Feedback {
  message: string;
  /** Set for a sender who agrees to be contacted. */
  email: string | null;
  /** Null for a visitor. */
  accountId: number | null;
  /** Internet address that it came from. */
  ip: string;
  /** As they were uploaded. */
  pictures: readonly FileBytes[];
}

/** Field of the form that carries the pictures. */
const FIELD = "file";

/**
 * Stores feedback with its pictures, all or nothing.
 * @throws ApiError as `cleanPicture` and `storeFiles` do
 */
export async function takeFeedback(services: Services, feedback: Feedback): Promise<void> {
  const { database, now, fileReaders } = services;
  const { message, email, accountId, ip } = feedback;
  const requester = requesterOf(accountId, ip);
  const pictures: Picture[] = [];
  for (const bytes of feedback.pictures)
    pictures.push(await cleanPicture(fileReaders, { bytes, field: FIELD, requester }));
  const options = { accountId, access: "private", field: FIELD } as const;
  await storeFiles(services, pictures, options, async (files, transaction) => {
    const [id] = await database.query(
      "INSERT INTO feedback (account_id, message, email, created_at) VALUES (?, ?, ?, ?)",
      { replacements: [accountId, message, email, now()], type: QueryTypes.INSERT, transaction },
    );
    for (const file of files)
      await database.query("INSERT INTO feedback_files (feedback_id, file_id) VALUES (?, ?)", {
        replacements: [id, file.id],
        transaction,
      });
  });
}
