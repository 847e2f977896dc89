import type { ResumePaper, ResumeTemplate } from "@jobmap/contract/resume-templates";
import {
  Document,
  ExternalHyperlink,
  HeadingLevel,
  type IParagraphOptions,
  LevelFormat,
  Packer,
  Paragraph,
  TextRun,
} from "docx";
import type { Sheet, SheetEntry, SheetLine, SheetSection } from "../../resumes/sheet.ts";

/** Fonts that Word has on every machine. */
const FONTS = { sans: "Calibri", serif: "Georgia" } as const;
/** Widths and heights in twentieths of a point. */
const PAPERS = { letter: { width: 12_240, height: 15_840 }, a4: { width: 11_906, height: 16_838 } } as const;
const MARGIN = 1_224;
const QUIET = "6B7280";
const RTL_FIRST = /^[^\p{L}]*[\p{Script=Arabic}\p{Script=Hebrew}]/u;
/** Sizes in half points. */
const SIZES = { name: 44, headline: 23, heading: 24, title: 21, text: 20, small: 18 } as const;

interface Look {
  readonly size?: number;
  readonly bold?: boolean;
  readonly italics?: boolean;
  readonly color?: string;
}

/** A resume as a Word file: one column whatever the template, each fact a paragraph, headings that Word knows as such. */
export async function wordOf(
  sheet: Sheet,
  template: ResumeTemplate,
  paper: ResumePaper,
): Promise<Uint8Array> {
  const accent = template.accent.slice(1);
  const document = new Document({
    creator: sheet.name,
    title: sheet.name,
    styles: { default: { document: { run: { font: FONTS[template.fonts], size: SIZES.text } } } },
    numbering: {
      config: [
        {
          reference: "bullets",
          levels: [
            {
              level: 0,
              format: LevelFormat.BULLET,
              text: "•",
              style: { paragraph: { indent: { left: 280, hanging: 220 } } },
            },
          ],
        },
      ],
    },
    sections: [
      {
        properties: {
          page: { size: PAPERS[paper], margin: { top: MARGIN, bottom: MARGIN, left: MARGIN, right: MARGIN } },
        },
        children: [
          said(
            sheet.name,
            { heading: HeadingLevel.TITLE, spacing: { after: 60 } },
            { size: SIZES.name, color: accent },
          ),
          ...(sheet.headline ? [said(sheet.headline, {}, { size: SIZES.headline, color: QUIET })] : []),
          ...sheet.contacts.map(contact),
          ...(sheet.letter
            ? letterOf(sheet.letter)
            : sheet.sections.flatMap((section) => sectionOf(section, accent))),
        ],
      },
    ],
  });
  return new Uint8Array(await Packer.toBuffer(document));
}

function sectionOf({ heading, paragraphs, entries, items }: SheetSection, accent: string): Paragraph[] {
  return [
    said(
      heading,
      { heading: HeadingLevel.HEADING_1, keepNext: true, spacing: { before: 280, after: 80 } },
      { size: SIZES.heading, bold: true, color: accent },
    ),
    ...paragraphs.map((text) => said(text, { spacing: { after: 80 } })),
    ...entries.flatMap(entryOf),
    ...items.flatMap(({ text, notes }) => [
      said(text),
      ...notes.map((note) => said(note, {}, { size: SIZES.small, color: QUIET })),
    ]),
  ];
}

function entryOf({ title, lines, paragraphs, bullets }: SheetEntry): Paragraph[] {
  const goesOn = paragraphs.length + bullets.length > 0;
  return [
    said(
      title,
      { heading: HeadingLevel.HEADING_2, keepNext: true, spacing: { before: 160, after: 0 } },
      { size: SIZES.title, bold: true, color: "111827" },
    ),
    ...lines.map((line, at) => fact(line, goesOn || at < lines.length - 1)),
    ...paragraphs.map((text) => said(text, { spacing: { before: 60 } })),
    ...bullets.map((text) =>
      said(text, { numbering: { reference: "bullets", level: 0 }, spacing: { before: 40 } }),
    ),
  ];
}

function letterOf({ date, to, paragraphs }: NonNullable<Sheet["letter"]>): Paragraph[] {
  return [
    said(date, { spacing: { before: 480, after: 240 } }),
    ...to.map((text) => said(text)),
    ...paragraphs.map((text) => said(text, { spacing: { before: 200 } })),
  ];
}

function fact(line: SheetLine, keepNext: boolean): Paragraph {
  if (line.kind === "organization") return said(line.text, { keepNext }, { italics: true });
  return line.href
    ? linked(line, keepNext)
    : said(line.text, { keepNext }, { size: SIZES.small, color: QUIET });
}

function contact(line: SheetLine): Paragraph {
  return line.href ? linked(line, true) : said(line.text, {}, { size: SIZES.small });
}

function linked({ text, href = "" }: SheetLine, keepNext: boolean): Paragraph {
  const run = new TextRun({ text, size: SIZES.small, style: "Hyperlink" });
  return new Paragraph({ keepNext, children: [new ExternalHyperlink({ link: href, children: [run] })] });
}

function said(text: string, options: IParagraphOptions = {}, look: Look = {}): Paragraph {
  const rightToLeft = RTL_FIRST.test(text);
  return new Paragraph({
    ...options,
    bidirectional: rightToLeft,
    children: [new TextRun({ ...look, text, rightToLeft })],
  });
}
