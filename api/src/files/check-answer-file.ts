import type { Words } from "@jobmap/contract";
import type { Requester } from "../processes/fair-queue.ts";
import { checkDocument } from "./check-resume.ts";
import { cleanPicture } from "./clean-picture.ts";
import type { FileReaders } from "./file-readers.ts";
import type { FileBytes } from "./spool.ts";
import type { FileType } from "./type-of.ts";
import type { Upload } from "./upload.ts";

const A_FILE: Words = "A file";
const PICTURES: readonly FileType[] = ["image/png", "image/jpeg"];

/**
 * The file that answers a question, as it may be kept: a document under the limits of resumes as it is, a picture drawn anew
 * without what it says of its camera and place.
 * @throws ApiError `invalid_input` and others of `checkDocument` and `cleanPicture`, under the file's field
 */
export async function checkAnswerFile(
  readers: FileReaders,
  upload: Upload,
  requester: Requester,
): Promise<{ type: FileType; bytes: FileBytes }> {
  const { field, type, bytes } = upload;
  if (PICTURES.includes(type)) return await cleanPicture(readers, { bytes, field, requester });
  await checkDocument(readers, { type, bytes, field, what: A_FILE }, requester);
  return { type, bytes };
}
