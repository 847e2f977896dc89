import type { ResumeReader } from "@jobmap/contract";
import { MAX_RESUME_PAGES } from "@jobmap/contract/file-rules";
import { MAX_READING_DIFFERENCES, type ReadBack } from "@jobmap/contract/read-back";
import type { PDFPageProxy } from "unpdf/pdfjs";
import type { Fact } from "../../resumes/facts.ts";
import { differencesOf, lostFacts } from "../../resumes/lost-facts.ts";
import { linesOf, type PdfItem } from "../../resumes/pdf-lines.ts";
import type { ReaderAnswer } from "./messages.ts";
import { unpacksToTooMuch } from "./pdf-streams.ts";
import { getDocumentProxy } from "./pdfjs.ts";
import { taggedBlocks } from "./tagged-text.ts";
import { readWordParagraphs } from "./word-text.ts";

type Line = ReadBack["lines"][number];

/** What three readers get from a PDF, and a fourth whose text is given. Each is compared with what the resume says. */
export async function readPdfReadings(
  bytes: Uint8Array,
  facts: readonly Fact[],
  poppler: string | undefined,
): Promise<ReaderAnswer> {
  if (unpacksToTooMuch(bytes)) return { problem: "unpacks_to_too_much" };
  try {
    const options = { verbosity: 0, useSystemFonts: false, isEvalSupported: false, maxImageSize: 1 };
    const document = await getDocumentProxy(new Uint8Array(bytes), options);
    try {
      if (document.numPages > MAX_RESUME_PAGES)
        return {
          refused: `A resume can have at most ${MAX_RESUME_PAGES} pages to be read back; this one has ${document.numPages}.`,
        };
      const [placed, stream, tagged]: [string[], string[], Line[]] = [[], [], []];
      let said = "";
      for (let number = 1; number <= document.numPages; number++) {
        const page = await document.getPage(number);
        const items = await itemsOf(page);
        placed.push(...linesOf(items));
        stream.push(
          ...items
            .map(({ str, hasEOL }) => str + (hasEOL ? "\n" : ""))
            .join("")
            .split("\n"),
        );
        for (const { kind, lines } of await taggedBlocks(page)) {
          tagged.push({ role: kind, text: lines.join(" ") });
          said += `${lines.join("\n")}\n`;
        }
        page.cleanup();
      }
      const read = (reader: ResumeReader, lines: readonly string[]) =>
        readingOf(reader, lines.map(plain), lines.join("\n"), facts);
      return {
        readings: [
          read("pdf_js", placed),
          ...(poppler === undefined ? [] : [read("poppler", poppler.split(/[\n\f]/))]),
          read("plain_text", stream),
          tagged.length > 0
            ? readingOf("screen_reader", tagged, said, facts)
            : withoutText("screen_reader", "This file has no tags: screen readers guess its order."),
        ],
      };
    } finally {
      await document.loadingTask.destroy();
    }
  } catch {
    return { problem: "broken" };
  }
}

/** What a reader of Word files gets, paragraph by paragraph. */
export async function readWordReading(bytes: Buffer, facts: readonly Fact[]): Promise<ReaderAnswer> {
  const paragraphs = await readWordParagraphs(bytes);
  if ("problem" in paragraphs) return paragraphs;
  const lines = paragraphs.map(({ text, style, isBullet }) => ({
    role: isBullet ? "List item" : /^(?:heading \d|title)$/.test(style) ? capitalized(style) : "",
    text,
  }));
  const text = lines.map((line) => line.text).join("\n");
  return { readings: [readingOf("word", lines, text, facts)] };
}

async function itemsOf(page: PDFPageProxy): Promise<(PdfItem & { readonly hasEOL: boolean })[]> {
  const { items } = await page.getTextContent();
  return items.flatMap((item) => ("str" in item ? [{ ...item, transform: item.transform.map(Number) }] : []));
}

function readingOf(
  reader: ResumeReader,
  lines: readonly Line[],
  text: string,
  facts: readonly Fact[],
): ReadBack {
  const lost = lostFacts(facts, text);
  const differences = differencesOf(lost.slice(0, MAX_READING_DIFFERENCES), text);
  return {
    reader,
    problem: null,
    lines: lines
      .map(({ role, text: words }) => ({ role, text: words.trim() }))
      .filter(({ role, text: words }) => role + words !== ""),
    lost: lost.length,
    differences: differences.map(({ field, text: said, read }) => ({ field, said, read })),
  };
}

const withoutText = (reader: ResumeReader, problem: string): ReadBack => ({
  reader,
  problem,
  lines: [],
  lost: 0,
  differences: [],
});

const plain = (text: string): Line => ({ role: "", text });
const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
