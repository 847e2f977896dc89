import { strip } from "./fold.ts";
import type { Box, Line } from "./text.ts";

/** An item of a list. */
export interface Item {
  readonly text: string;
  readonly boxes: readonly Box[];
}

/** Commas and the like, outside of brackets. */
const SEPARATORS = /\s*[,;|·•∙⋅●▪]\s*(?![^(]*\))|\s{2,}|\s+\/\s+/;

/** The items of a text. */
export function partsOf(text: string, line: Line): Item[] {
  return text
    .split(SEPARATORS)
    .map((part) => strip(part.replace(/\.$/, "")))
    .map((part) => (part.split("(").length > part.split(")").length ? `${part})` : part))
    .filter(Boolean)
    .map((part) => ({ text: part, boxes: [line.box] }));
}

const MAX_CHARACTERS = 60;
const MAX_WORDS = 8;

/** Whether an item is a skill or the like, not a sentence. */
export const isShortItem = (text: string): boolean =>
  text.length <= MAX_CHARACTERS && /\p{L}/u.test(text) && text.split(" ").length <= MAX_WORDS;
