import { QueryTypes } from "sequelize";
import { ApiError, notFound } from "../errors/api-error.ts";
import type { Services } from "../services.ts";
import { RawReply } from "./dispatch.ts";

/**
 * Sends a stored file as a download. Its name is derived from what the file belongs to, never from the name that a user gave it.
 * @throws ApiError `not_found` without one, `unavailable` when the store cannot return it
 */
export async function download(
  { database, files }: Pick<Services, "database" | "files">,
  fileId: number | null,
  name: string,
): Promise<RawReply> {
  if (fileId === null) throw notFound("file");
  const [row] = await database.query<{ name: string; type: string }>(
    "SELECT name, type FROM files WHERE id = ?",
    {
      replacements: [fileId],
      type: QueryTypes.SELECT,
    },
  );
  const content = row && (await files.get(row.name));
  if (!row || !content) throw notFound("file");
  const chunks: Uint8Array[] = [];
  try {
    for await (const chunk of content.stream) chunks.push(chunk);
  } catch {
    throw new ApiError("unavailable", "We can't open this file right now. Please try again later.");
  }
  const ending = row.name.slice(row.name.lastIndexOf("."));
  const safe = name.replaceAll(/[^\p{L}\p{N} ._-]/gu, "").trim() || "file";
  return new RawReply(
    200,
    {
      "Content-Type": row.type,
      "Content-Disposition": `attachment; filename*=UTF-8''${encodeURIComponent(safe + ending)}`,
      "X-Content-Type-Options": "nosniff",
      "Cache-Control": "private, no-store",
    },
    Buffer.concat(chunks),
  );
}
