import { describe, expect, it } from "vitest";
import { ApiError } from "../../src/errors/api-error.ts";
import { checkResume } from "../../src/files/check-resume.ts";
import { typeOf } from "../../src/files/type-of.ts";
import { zip } from "../import/support/zip.ts";
import { lockedPdf, pdf } from "../support/documents.ts";
import { useFileReaders } from "../support/file-readers.ts";
import { somebody } from "../support/requester.ts";

const readers = useFileReaders();

/** What somebody is told who uploads it; undefined when it is taken. */
async function said(bytes: Buffer): Promise<string | undefined> {
  const type = typeOf(bytes);
  if (!type) return "no type";
  try {
    await checkResume(readers(), { type, bytes }, somebody());
    return undefined;
  } catch (error) {
    if (error instanceof ApiError && error.status === 400) return error.fields?.["resume"];
    throw error;
  }
}
const word = (properties: string) =>
  zip({
    "[Content_Types].xml": "<Types/>",
    "word/document.xml": "<w:document/>",
    "docProps/app.xml": properties,
  });
const pages = (count: number) => `<Properties><TotalTime>9</TotalTime><Pages>${count}</Pages></Properties>`;
const OLE = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
const TOO_LONG = "A resume can have at most 10 pages; this one has 11.";
const UNREADABLE = "This PDF could not be read. Please save it again and retry.";

describe("a resume", () => {
  it.each([
    ["a PDF of ten pages", () => pdf(10), undefined],
    ["a PDF of eleven", () => pdf(11), TOO_LONG],
    [
      "a PDF with a password",
      lockedPdf,
      "This PDF is password-protected. Please upload one without a password.",
    ],
    ["a PDF without pages", () => pdf(0), UNREADABLE],
    ["half a PDF", () => Buffer.from("%PDF-1.7\n1 0 obj << /Type /Catalog"), UNREADABLE],
    ["a Word file of ten pages", () => word(pages(10)), undefined],
    ["a Word file of eleven", () => word(pages(11)), TOO_LONG],
    ["a Word file that does not say", () => word("<Properties/>"), undefined],
    ["a Word file without properties", () => zip({ "word/document.xml": "<w:document/>" }), undefined],
    [
      "old Word",
      () => Buffer.concat([OLE, Buffer.alloc(600), Buffer.from("WordDocument", "utf16le")]),
      undefined,
    ],
    [
      "old Excel",
      () => Buffer.concat([OLE, Buffer.alloc(600), Buffer.from("Workbook", "utf16le")]),
      "no type",
    ],
    ["rich text", () => Buffer.from("{\\rtf1 Ada}"), undefined],
    ["plain text", () => Buffer.from("Ada Lovelace\n".repeat(2_000)), undefined],
  ])("%s", async (_, make, words) => expect(await said(make())).toBe(words));

  it("is read while others are, and rejected if it has circular references", async () => {
    const loop = Buffer.from(pdf(1).toString("latin1").replace("/Kids [3 0 R]", "/Kids [2 0 R]"), "latin1");
    const answers = await Promise.all([said(loop), said(pdf(3)), said(pdf(11)), said(lockedPdf())]);
    expect(answers[0]).toBe(UNREADABLE);
    expect(answers.slice(1, 3)).toEqual([undefined, TOO_LONG]);
  });
});
