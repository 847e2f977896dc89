import { buffer } from "node:stream/consumers";
import type { Data } from "@jobmap/contract";
import { QueryTypes } from "sequelize";
import { notFound } from "../errors/api-error.ts";
import type { ResumeKind } from "../files/reader/messages.ts";
import type { Actor } from "../policies/can.ts";
import { requesterOf } from "../security/requester.ts";
import type { Services } from "../services.ts";

type Pages = Data<"GET employer/application/{id}/resume-pages">;

const KINDS: Readonly<Record<string, ResumeKind>> = {
  "application/pdf": "pdf",
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document": "word",
};
const OTHER_FORMAT = "This format can't be shown here. Download the file to read it.";
const UNREADABLE = "The text of this file can't be read. Download the file to look at it.";

/**
 * The text of a stored resume on its pages. Strangers' files are opened in a process of their own, and nothing of them but text and places
 * goes on to browsers.
 * @throws ApiError `not_found` without a file, `unavailable` when too many files are waiting
 */
export async function resumePages(
  { database, files, fileReaders }: Pick<Services, "database" | "files" | "fileReaders">,
  actor: Actor,
  fileId: number | null,
): Promise<Pages> {
  if (fileId === null) throw notFound("File not found.");
  const [row] = await database.query<{ name: string; type: string }>(
    "SELECT name, type FROM files WHERE id = ?",
    { replacements: [fileId], type: QueryTypes.SELECT },
  );
  const content = row && (await files.get(row.name));
  if (!content) throw notFound("File not found.");
  const bytes = await buffer(content.stream);
  if (row.type === "text/plain") return plainText(bytes);
  const as = KINDS[row.type];
  if (!as) return { pages: [], texts: [], problem: OTHER_FORMAT };
  const answer = await fileReaders.read({ kind: "resume", as, bytes }, requesterOf(actor.id));
  if (!("resume" in answer)) return { pages: [], texts: [], problem: UNREADABLE };
  const { pages, texts } = answer.resume;
  return {
    pages,
    texts: texts.map(({ isBold, ...text }) => ({ ...text, is_bold: isBold })),
    problem: null,
  };
}

/** A letter page, its margin and a line on it, in points. */
const SHEET = { width: 612, margin: 54, line: 14, letters: 84 };

/** Plain text on one long page, its lines broken where a sheet would end. */
function plainText(bytes: Buffer): Pages {
  const wide = new RegExp(`.{1,${SHEET.letters}}(?:\\s|$)|.{1,${SHEET.letters}}`, "g");
  const lines = bytes
    .toString("utf8")
    .split(/\r?\n/)
    .flatMap((line) => line.match(wide) ?? [""]);
  return {
    pages: [{ width: SHEET.width, height: 2 * SHEET.margin + lines.length * SHEET.line }],
    texts: lines.flatMap((line, at) =>
      line.trim() === ""
        ? []
        : {
            page: 0,
            x: SHEET.margin,
            y: SHEET.margin + at * SHEET.line,
            width: 0,
            height: 10,
            text: line.trimEnd(),
            is_bold: false,
          },
    ),
    problem: null,
  };
}
