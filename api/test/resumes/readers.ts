import { execFileSync, spawnSync } from "node:child_process";
import mammoth from "mammoth";
import { SaxesParser } from "saxes";
import { getDocumentProxy } from "unpdf";
import { fromBuffer } from "yauzl";
import { linesOf, type PdfItem } from "../../src/resumes/pdf-lines.ts";

/** The text of a PDF by pdf.js, put together by ours. */
export async function readByPdfJs(bytes: Uint8Array): Promise<string> {
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const pages: string[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    pages.push(linesOf(items.filter((item): item is typeof item & PdfItem => "str" in item)).join("\n"));
  }
  await pdf.destroy();
  return pages.join("\n");
}

export const HAS_POPPLER = spawnSync("pdftotext", ["-v"]).status === 0;

/** The text of a PDF by poppler, in its own order. */
export function readByPoppler(bytes: Uint8Array): string {
  return execFileSync("pdftotext", ["-enc", "UTF-8", "-", "-"], { input: bytes, encoding: "utf8" });
}

export async function readByMammoth(bytes: Uint8Array): Promise<string> {
  return (await mammoth.extractRawText({ buffer: Buffer.from(bytes) })).value;
}

/** The paragraphs of a Word file's main part, by its XML alone. */
export async function readByXml(bytes: Uint8Array): Promise<string> {
  const xml = await partOf(bytes, "word/document.xml");
  const lines: string[] = [];
  let isText = false;
  const parser = new SaxesParser();
  parser.on("opentag", ({ name }) => {
    if (name === "w:p") lines.push("");
    isText = name === "w:t";
  });
  parser.on("closetag", () => {
    isText = false;
  });
  parser.on("text", (text) => {
    if (isText) lines.push((lines.pop() ?? "") + text);
  });
  parser.write(xml).close();
  return lines.join("\n");
}

function partOf(bytes: Uint8Array, path: string): Promise<string> {
  return new Promise((resolve, reject) => {
    fromBuffer(Buffer.from(bytes), { lazyEntries: true }, (failure, zip) => {
      if (failure) return reject(failure);
      zip.on("entry", (entry) => {
        if (entry.fileName !== path) return zip.readEntry();
        zip.openReadStream(entry, (error, stream) => {
          if (error) return reject(error);
          const chunks: Buffer[] = [];
          stream.on("data", (chunk: Buffer) => chunks.push(chunk));
          stream.on("end", () => resolve(Buffer.concat(chunks).toString("utf8")));
        });
      });
      zip.on("end", () => reject(new Error(`no ${path}`)));
      zip.readEntry();
    });
  });
}
