import { tidy } from "./fold.ts";
import type { Box } from "./text.ts";
import { type Line, NEW_PARAGRAPH, textOf } from "./text.ts";

/** A paragraph or a bullet, put together from its lines. */
export interface Passage {
  readonly text: string;
  readonly isBullet: boolean;
  readonly boxes: readonly Box[];
}

const INDENT = 1.5;

/** Lines as paragraphs and bullets. */
export function passagesOf(lines: readonly Line[], usual: number): Passage[] {
  const passages: { text: string; isBullet: boolean; boxes: Box[]; textX: number }[] = [];
  for (const line of lines) {
    const last = passages.at(-1);
    const text = textOf(line);
    const isNew =
      !last ||
      line.isBullet ||
      (last.isBullet && line.box.x < last.textX - INDENT && !/^\p{Ll}/u.test(text)) ||
      (line.gap !== Infinity && line.gap > NEW_PARAGRAPH * usual);
    if (isNew) passages.push({ text, isBullet: line.isBullet, boxes: [line.box], textX: line.textX });
    else {
      last.text = joinWords(last.text, text);
      last.boxes.push(line.box);
    }
  }
  return passages.map(({ text, isBullet, boxes }) => ({ text: tidy(text), isBullet, boxes }));
}

/** The next line of a text. A soft hyphen at the end goes: hyphens.ts says which are. */
function joinWords(text: string, next: string): string {
  if (/\u00ad$/.test(text)) return text.slice(0, -1) + next;
  const isWord = /\p{Ll}[-‐]$/u.test(text) && /^\p{Ll}/u.test(next);
  const isHan = /\p{sc=Han}$/u.test(text) && /^\p{sc=Han}/u.test(next);
  return text + (isWord || isHan ? "" : " ") + next;
}
