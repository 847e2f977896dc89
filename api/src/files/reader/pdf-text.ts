import type { PDFDocumentProxy, PDFPageProxy } from "unpdf/pdfjs";
import { z } from "zod";
import type { LinkArea, PageSize, TextItem } from "../../resume-parser/text.ts";
import { withDrawnHyphens } from "./drawn-hyphens.ts";
import type { FileProblem } from "./messages.ts";
import { unpacksToTooMuch } from "./pdf-streams.ts";
import { getDocumentProxy, pdfjs } from "./pdfjs.ts";

/** More than ten full pages have. */
const MAX_ITEMS = 30_000;

/** The text of a PDF as it is placed. */
export interface PdfText {
  readonly pages: readonly PageSize[];
  readonly items: readonly TextItem[];
  readonly links: readonly LinkArea[];
}

// What pdf.js says of a font and of a link; its own types leave both open.
const Font = z.object({
  name: z.string().nullish(),
  bold: z.boolean().nullish(),
  italic: z.boolean().nullish(),
});
const Link = z.object({
  subtype: z.literal("Link"),
  url: z.string().max(2_000),
  rect: z.tuple([z.number(), z.number(), z.number(), z.number()]),
});
/** One hyphen as Quartz writes it: a hyphen, a soft one and a true one. */
const TRIPLE_HYPHEN = /-\u00ad?\u2010/g;
const BOLD = /bold|black|heavy|semibold|demi|[-_]bd\b|medium/i;
const ITALIC = /italic|oblique|slanted/i;

/** Reads the text of a PDF, up to a number of pages. */
export async function readPdfText(
  bytes: Uint8Array,
  maxPages: number,
): Promise<PdfText | { problem: FileProblem } | { tooLong: number }> {
  if (unpacksToTooMuch(bytes)) return { problem: "unpacks_to_too_much" };
  try {
    const document = await getDocumentProxy(new Uint8Array(bytes), {
      verbosity: 0,
      useSystemFonts: false,
      isEvalSupported: false,
      // No picture is decoded: only text is wanted.
      maxImageSize: 1,
    });
    try {
      return document.numPages > maxPages ? { tooLong: document.numPages } : await textOf(document);
    } finally {
      await document.loadingTask.destroy();
    }
  } catch (error) {
    const isLocked = error instanceof Error && error.name === "PasswordException";
    return { problem: isLocked ? "encrypted" : "broken" };
  }
}

async function textOf(document: PDFDocumentProxy): Promise<PdfText | { problem: FileProblem }> {
  const [pages, items, links]: [PageSize[], TextItem[], LinkArea[]] = [[], [], []];
  for (let number = 0; number < document.numPages; number++) {
    const page = await document.getPage(number + 1);
    const { width, height } = page.getViewport({ scale: 1 });
    pages.push({ width, height });
    items.push(...(await itemsOf(page, number)));
    links.push(...(await linksOf(page, number)));
    page.cleanup();
    if (items.length > MAX_ITEMS) return { problem: "unpacks_to_too_much" };
  }
  return { pages, items, links };
}

async function itemsOf(page: PDFPageProxy, number: number): Promise<TextItem[]> {
  // Loads the fonts: their names say which are bold.
  const operators = await page.getOperatorList();
  const content = await page.getTextContent({ includeMarkedContent: false });
  const shown = content.items.filter((item) => "str" in item);
  const texts = withDrawnHyphens(
    shown.map(({ str }) => str),
    await drawnBy(operators),
  );
  const viewport = page.getViewport({ scale: 1 });
  const styles = new Map<string, { isBold: boolean; isItalic: boolean }>();
  return shown.flatMap((item, at) => {
    const text = (texts[at] ?? item.str).replaceAll(TRIPLE_HYPHEN, "-");
    if (text.trim() === "") return [];
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0]: number[] = item.transform;
    const fontSize = Math.hypot(c, d);
    // Text that stands on its side is a decoration.
    if (Math.abs(b) > Math.abs(a) || fontSize < 1) return [];
    const [x = 0, baseline = 0]: number[] = viewport.convertToViewportPoint(e, f);
    const style = styles.get(item.fontName) ?? styleOf(page, item.fontName);
    styles.set(item.fontName, style);
    const box = { x, y: baseline - fontSize, width: item.width, height: fontSize };
    return [{ page: number, ...box, text, fontSize, ...style }];
  });
}

const Glyph = z.object({ unicode: z.string() });

/** Every character that a page draws. */
async function drawnBy({
  fnArray,
  argsArray,
}: Awaited<ReturnType<PDFPageProxy["getOperatorList"]>>): Promise<string> {
  const { OPS } = pdfjs;
  const glyphs = fnArray.flatMap((operator, at) => {
    const [drawn]: unknown[] = operator === OPS.showText ? argsArray[at] : [];
    return Array.isArray(drawn) ? drawn : [];
  });
  return glyphs.map((glyph) => Glyph.safeParse(glyph).data?.unicode ?? "").join("");
}

function styleOf(page: PDFPageProxy, id: string): { isBold: boolean; isItalic: boolean } {
  const found: unknown = page.commonObjs.has(id) ? page.commonObjs.get(id) : undefined;
  const { name, bold, italic } = Font.safeParse(found).data ?? {};
  return {
    isBold: bold === true || BOLD.test(name ?? ""),
    isItalic: italic === true || ITALIC.test(name ?? ""),
  };
}

async function linksOf(page: PDFPageProxy, number: number): Promise<LinkArea[]> {
  const viewport = page.getViewport({ scale: 1 });
  const annotations: unknown[] = await page.getAnnotations();
  return annotations.flatMap((annotation) => {
    const { data } = Link.safeParse(annotation);
    if (!data) return [];
    const [x1 = 0, y1 = 0]: number[] = viewport.convertToViewportPoint(data.rect[0], data.rect[1]);
    const [x2 = 0, y2 = 0]: number[] = viewport.convertToViewportPoint(data.rect[2], data.rect[3]);
    const [x, y] = [Math.min(x1, x2), Math.min(y1, y2)];
    return [{ page: number, url: data.url, x, y, width: Math.abs(x2 - x1), height: Math.abs(y2 - y1) }];
  });
}
