import { once } from "node:events";
import type { Readable } from "node:stream";
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
): Promise<RawReply<Readable>> {
  if (fileId === null) throw notFound("File not found.");
  const [row] = await database.query<{ name: string; type: string }>(
    "SELECT name, type FROM files WHERE id = ?",
    {
      replacements: [fileId],
      type: QueryTypes.SELECT,
    },
  );
  const content = row && (await files.get(row.name));
  if (!row || !content) throw notFound("File not found.");
  // Until its first bytes are there, a failure can still be answered; later it cuts the connection short of the length.
  // With a listener of its own, a failure in between takes nothing else down.
  content.stream.on("error", () => {});
  await once(content.stream, "readable").catch((cause: unknown) => {
    const error = new ApiError("unavailable", "We can't open this file right now. Please try again later.");
    error.cause = cause;
    throw error;
  });
  const ending = row.name.slice(row.name.lastIndexOf("."));
  const { type } = row;
  return new RawReply(200, fileHeaders({ type, name, ending, size: content.size }), content.stream);
}

interface FileHead {
  readonly type: string;
  /** Without its ending; anybody may have written it. */
  readonly name: string;
  /** With its dot. */
  readonly ending: string;
  readonly size: number;
}

/** The headers of a file that nobody but its reader keeps. */
export function fileHeaders({ type, name, ending, size }: FileHead): Record<string, string> {
  const safe = name.replaceAll(/[^\p{L}\p{M}\p{N} ._-]/gu, "").trim() || "file";
  return {
    "Content-Type": type,
    "Content-Length": String(size),
    "Content-Disposition": `attachment; filename*=UTF-8''${encodeURIComponent(safe + ending)}`,
    "X-Content-Type-Options": "nosniff",
    "Cache-Control": "private, no-store",
  };
}
