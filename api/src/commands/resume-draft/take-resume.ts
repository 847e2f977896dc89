import { readResume } from "../../files/read-resume.ts";
import type { Upload } from "../../files/upload.ts";
import { ResumeDraft } from "../../models/index.ts";
import { requesterOf } from "../../security/requester.ts";
import type { Services } from "../../services.ts";

/**
 * Reads a candidate's file and keeps what it says as their draft. The profile is not touched, and the file not kept.
 * @throws ApiError as `readResume` does
 */
export async function takeResume(
  { fileReaders, now }: Pick<Services, "fileReaders" | "now">,
  accountId: number,
  { file, fileName }: { file: Upload; fileName: string },
): Promise<ResumeDraft> {
  const { leftOut, texts, ...read } = await readResume(fileReaders, file, requesterOf(accountId));
  const reading = {
    ...read,
    left_out: leftOut,
    texts: texts.map(({ isBold, ...text }) => ({ ...text, is_bold: isBold })),
  };
  const draft = { accountId, fileName, reading, createdAt: now() };
  await ResumeDraft.upsert(draft);
  return ResumeDraft.build(draft);
}
