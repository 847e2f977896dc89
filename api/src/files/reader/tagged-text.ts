import type { PDFPageProxy } from "unpdf/pdfjs";
import { z } from "zod";

/** A block of a tagged PDF: what it is, in words, and its lines. */
export interface TaggedBlock {
  readonly kind: string;
  readonly lines: readonly string[];
}

interface Tag {
  readonly role?: string | undefined;
  readonly alt?: string | undefined;
  readonly type?: string | undefined;
  readonly id?: string | undefined;
  readonly children?: readonly Tag[] | undefined;
}
const Tag: z.ZodType<Tag> = z.object({
  role: z.string().optional(),
  alt: z.string().optional(),
  type: z.string().optional(),
  id: z.string().optional(),
  get children() {
    return z.array(Tag).optional();
  },
});

/** Blocks that are read as a whole. */
const BLOCK = /^(?:H\d?|P|LBody|Title|Caption|BlockQuote|TD|TH)$/;
/** More deeply than any resume is tagged. */
const MAX_DEPTH = 60;

/** What a screen reader says of a page, in the order of its tags. Without tags there is nothing. */
export async function taggedBlocks(page: PDFPageProxy): Promise<TaggedBlock[]> {
  const { data: root } = Tag.safeParse(await page.getStructTree());
  if (!root) return [];
  const texts = await markedTexts(page);
  const blocks: TaggedBlock[] = [];
  const textOf = (tag: Tag, depth = 0): string =>
    tag.type === "content"
      ? (texts.get(tag.id ?? "") ?? "")
      : depth > MAX_DEPTH || nameOf(tag) === "Lbl"
        ? ""
        : (tag.children ?? []).map((child) => textOf(child, depth + 1)).join("");
  const add = (kind: string, text: string) => {
    const lines = text.split("\n").filter((line) => line.trim() !== "");
    if (lines.length > 0) blocks.push({ kind, lines });
  };
  const walk = (tag: Tag, depth: number): void => {
    const name = nameOf(tag);
    const { children = [] } = tag;
    if (depth > MAX_DEPTH || name === "Lbl") return;
    if (tag.type === "content") add("Text", textOf(tag));
    else if (BLOCK.test(name)) add(kindOf(name), textOf(tag));
    else if (name === "Figure") add("Picture", tag.alt ?? "without a description");
    else {
      if (name === "L") blocks.push({ kind: `List of ${children.length}`, lines: [] });
      for (const child of children) walk(child, depth + 1);
    }
  };
  walk(root, 0);
  return blocks;
}

const nameOf = ({ role = "" }: Tag): string => role;

function kindOf(name: string): string {
  const level = /^H(\d)$/.exec(name)?.[1];
  if (level) return `Heading ${level}`;
  if (name === "LBody") return "List item";
  return name === "P" ? "Paragraph" : name === "H" ? "Heading" : "Text";
}

/** The text of each marked part of a page, by the id that tags know it by. */
async function markedTexts(page: PDFPageProxy): Promise<ReadonlyMap<string, string>> {
  const { items } = await page.getTextContent({ includeMarkedContent: true });
  const texts = new Map<string, string>();
  const open: (string | undefined)[] = [];
  for (const item of items) {
    if ("str" in item) {
      const id = open.findLast((one) => one !== undefined);
      if (id !== undefined) texts.set(id, (texts.get(id) ?? "") + item.str + (item.hasEOL ? "\n" : ""));
    } else if (item.type === "endMarkedContent") open.pop();
    else open.push("id" in item ? item.id : undefined);
  }
  return texts;
}
