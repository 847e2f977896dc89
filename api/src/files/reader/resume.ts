import { MAX_RESUME_PAGES } from "@jobmap/contract/file-rules";
import { parse as parseCsv } from "csv-parse/sync";
import secureJson from "secure-json-parse";
import { z } from "zod";
import { readJsonResume } from "../../resume-parser/json-resume.ts";
import type { Kept } from "../../resume-parser/keep-valid.ts";
import { linesOf } from "../../resume-parser/lines.ts";
import { LINKEDIN_TABLES, type Row, readLinkedIn } from "../../resume-parser/linkedin.ts";
import { legibility, parseResume } from "../../resume-parser/parse-resume.ts";
import type { ResumeText } from "../../resume-parser/text.ts";
import { UnpacksToTooMuch, unpack } from "./archive.ts";
import type { ReaderAnswer, ResumeKind } from "./messages.ts";
import { readPdfText } from "./pdf-text.ts";
import { readWordText } from "./word-text.ts";

/** Of one table of an export: more than a person's has. */
const MAX_TABLE_BYTES = 2 * 1024 * 1024;
const MAX_ROWS = 1_000;

const READERS: Readonly<Record<ResumeKind, (bytes: Buffer) => Promise<ReaderAnswer>>> = {
  pdf: readPdf,
  word: readWord,
  json: readJson,
  linkedin: readExport,
};

/** Reads a resume whole: what it says, and where. */
export const readResume = (as: ResumeKind, bytes: Buffer): Promise<ReaderAnswer> => READERS[as](bytes);

async function readPdf(bytes: Buffer): Promise<ReaderAnswer> {
  const text = await readPdfText(bytes, MAX_RESUME_PAGES);
  if ("problem" in text) return text;
  if ("tooLong" in text)
    return { refused: `A resume can have at most ${MAX_RESUME_PAGES} pages; this one has ${text.tooLong}.` };
  const { pages, items, links } = text;
  return answerOf({ pages, links, lines: linesOf(items, pages) });
}

async function readWord(bytes: Buffer): Promise<ReaderAnswer> {
  const text = await readWordText(bytes);
  return "problem" in text ? text : answerOf(text);
}

async function readJson(bytes: Buffer): Promise<ReaderAnswer> {
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    const value: unknown = secureJson.parse(text, { protoAction: "remove", constructorAction: "remove" });
    return withoutPages(
      readJsonResume(value),
      "This JSON file is no resume: JSON Resume has basics, work, education or skills.",
    );
  } catch {
    return { refused: "This file is not valid JSON. Please export it again and retry." };
  }
}

/** The archive that LinkedIn sends to whoever asks for their data. */
async function readExport(bytes: Buffer): Promise<ReaderAnswer> {
  const tables = new Map<string, Row[]>();
  try {
    for await (const { name, content } of unpack(bytes)) {
      const table = /^(?:.*\/)?([^/]+)\.csv$/i.exec(name)?.[1] ?? "";
      if (LINKEDIN_TABLES.has(table) && content.length <= MAX_TABLE_BYTES) tables.set(table, rowsOf(content));
    }
  } catch (error) {
    return { problem: error instanceof UnpacksToTooMuch ? "unpacks_to_too_much" : "broken" };
  }
  return withoutPages(
    readLinkedIn(tables),
    "This archive is no data export of LinkedIn: it has no Profile.csv or Positions.csv.",
  );
}

function rowsOf(content: Buffer): Row[] {
  const options = { bom: true, columns: true, relax_column_count: true, relax_quotes: true, to: MAX_ROWS };
  return z.array(z.record(z.string(), z.string())).parse(parseCsv(content, options));
}

function withoutPages(kept: Kept | undefined, refused: string): ReaderAnswer {
  if (!kept) return { refused };
  return {
    resume: { document: kept.document, leftOut: [...kept.leftOut], findings: [], pages: [], texts: [] },
  };
}

const ILLEGIBLE = {
  no_text:
    "This file has pictures of pages, not text. Please upload the file that your word processor saved, or enter your resume by hand.",
  no_letters:
    "The text of this file cannot be read: its fonts do not say which letters they draw. Please save it again as a PDF or Word file with other fonts.",
};

function answerOf(text: ResumeText): ReaderAnswer {
  const found = legibility(text.lines);
  if (found !== "readable") return { refused: ILLEGIBLE[found] };
  const { document, findings } = parseResume(text);
  return {
    resume: {
      document,
      findings: findings.map(({ boxes, ...finding }) => ({ ...finding, boxes: [...boxes] })),
      leftOut: [],
      pages: [...text.pages],
      texts: text.lines
        .flatMap((line) => line.cells.flatMap((cell) => cell.runs))
        .map(({ text: words, isBold, box }) => ({ ...box, text: words, isBold })),
    },
  };
}
