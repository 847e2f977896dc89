import { MAX_LISTING_PAGES } from "@jobmap/contract/file-rules";
import { ImportError } from "../../import/import-error.ts";
import { linesOfText } from "../../job-reader/lines.ts";
import { readPage } from "../../job-reader/page.ts";
import { type JobSource, type SourceLine, sourceOfLines } from "../../job-reader/source.ts";
import { linesOf } from "../../resume-parser/lines.ts";
import { legibility } from "../../resume-parser/parse-resume.ts";
import { textOf } from "../../resume-parser/text.ts";
import type { ReaderAnswer } from "./messages.ts";
import { readPdfText } from "./pdf-text.ts";
import { readWordParagraphs } from "./word-text.ts";

/** Of the font size: the distance of lines from which another paragraph begins. */
const PARAGRAPH_GAP = 0.8;
const NO_TEXT =
  "This file has pictures of pages, not text. Please choose the file that your word processor saved, or paste the text.";
const NO_LETTERS =
  "The text of this file cannot be read: its fonts do not say which letters they draw. Please paste the text.";

/** Reads what a page or file says of a job. @param charset of a page, as its site names it */
export async function readListing(
  as: "page" | "pdf" | "word",
  bytes: Buffer,
  charset: string | null,
): Promise<ReaderAnswer> {
  if (as === "pdf") return readPdf(bytes);
  if (as === "word") return readWord(bytes);
  try {
    return answerOf(readPage(decoded(bytes, charset)));
  } catch (error) {
    if (error instanceof ImportError) return { refused: error.message };
    throw error;
  }
}

async function readPdf(bytes: Buffer): Promise<ReaderAnswer> {
  const text = await readPdfText(bytes, MAX_LISTING_PAGES);
  if ("problem" in text) return text;
  if ("tooLong" in text)
    return {
      refused: `A job can have at most ${MAX_LISTING_PAGES} pages to be read; this file has ${text.tooLong}.`,
    };
  const lines = linesOf(text.items, text.pages);
  const found = legibility(lines);
  if (found !== "readable") return { refused: found === "no_text" ? NO_TEXT : NO_LETTERS };
  const written = lines.map(
    (line) => `${line.gap > PARAGRAPH_GAP ? "\n" : ""}${line.isBullet ? "• " : ""}${textOf(line)}`,
  );
  return answerOf(sourceOfLines(linesOfText(written.join("\n"))));
}

async function readWord(bytes: Buffer): Promise<ReaderAnswer> {
  const paragraphs = await readWordParagraphs(bytes);
  if ("problem" in paragraphs) return paragraphs;
  const lines = paragraphs.flatMap(({ text, style, isBullet }): SourceLine[] => {
    if (/^(?:heading \d|title)$/.test(style) && text !== "") return [{ kind: "HEADING", text }];
    return linesOfText(isBullet ? `• ${text}` : text);
  });
  return lines.length === 0 ? { refused: NO_TEXT } : answerOf(sourceOfLines(lines));
}

function decoded(bytes: Buffer, charset: string | null): string {
  const named =
    charset ??
    /<meta\b[^>]{0,300}\bcharset\s*=\s*["']?([\w-]{2,30})/i.exec(bytes.toString("latin1", 0, 4_096))?.[1];
  try {
    return new TextDecoder(named ?? "utf-8").decode(bytes);
  } catch {
    return new TextDecoder().decode(bytes);
  }
}

const answerOf = ({ lines, records, links, ...rest }: JobSource): ReaderAnswer => ({
  listing: { ...rest, lines: [...lines], records: [...records], links: [...links] },
});
