import { UnpacksToTooMuch, unpack } from "./archive.ts";
import type { ReaderAnswer } from "./messages.ts";

const MAIN_PART = "word/document.xml";
/** Where Word stores its counts from the last save. */
const PROPERTIES = "docProps/app.xml";

/** The number of pages that a Word file states; null if it states none, as files of other programs do. Every part is unpacked. */
export async function readWord(bytes: Buffer): Promise<ReaderAnswer> {
  try {
    let [properties, isWord] = ["", false];
    for await (const { name, content } of unpack(bytes)) {
      if (name === PROPERTIES) properties = content.toString("utf8");
      isWord ||= name === MAIN_PART;
    }
    if (!isWord) return { problem: "broken" };
    return { pages: pagesOf(properties) };
  } catch (error) {
    return { problem: error instanceof UnpacksToTooMuch ? "unpacks_to_too_much" : "broken" };
  }
}

/** The number of pages that a document's properties state. */
function pagesOf(properties: string): number | null {
  const pages = /<(?:\w+:)?Pages>\s*(\d{1,6})\s*</.exec(properties)?.[1];
  return pages === undefined ? null : Number(pages);
}
