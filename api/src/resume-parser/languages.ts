import type { LanguageLevel } from "@jobmap/contract";
import { fold, strip } from "./fold.ts";
import { LANGUAGE_NAMES } from "./language-names.ts";
import { type Item, partsOf } from "./list-items.ts";
import type { Recorder } from "./recorder.ts";
import type { Line } from "./text.ts";

const NATIVE = /\b(?:native|mother tongue|bilingual|nativo|nativa|lengua materna|first language)\b/;
const CEFR = /\b([abc][12])\b/;
const FLUENCY =
  /\b(?:native|mother tongue|bilingual|fluent|proficient|advanced|intermediate|upper.intermediate|conversational|basic|beginner|elementary|limited working|professional working|full professional|working proficiency|nativo|nativa|lengua materna|bilingue|fluido|avanzado|intermedio|basico|good|excellent|professional|native or bilingual|[abc][12])\b/;

/** Languages with their levels. A text that names no language is none. */
export function readLanguages(lines: readonly Line[], recorder: Recorder): void {
  const items = lines.flatMap((line, i) => {
    const [levels, isLevels] = [levelsBelow(line, lines[i + 1]), levelsBelow(lines[i - 1], line)];
    if (isLevels) return [];
    return line.cells.flatMap((cell, at) =>
      partsOf(`${cell.text.replace(/^languages?:/i, "")}${levels ? ` (${levels[at]})` : ""}`, line),
    );
  });
  let pending: Item | undefined;
  for (const item of [...items, undefined]) {
    const name = item && languageIn(item.text);
    if (pending && item && !name && FLUENCY.test(fold(item.text))) {
      setLanguage(recorder, pending, item);
      pending = undefined;
      continue;
    }
    if (pending) setLanguage(recorder, pending);
    pending = name ? item : undefined;
  }
}

/** The levels that stand below the languages of a line, one below each. */
function levelsBelow(line: Line | undefined, below: Line | undefined): readonly string[] | undefined {
  if (!line || !below || line.cells.length < 2 || line.cells.length !== below.cells.length) return undefined;
  const areLevels = below.cells.every(({ text }) => FLUENCY.test(fold(text)) && !languageIn(text));
  return areLevels && line.cells.every(({ text }) => languageIn(text))
    ? below.cells.map(({ text }) => text)
    : undefined;
}

function languageIn(text: string): string | undefined {
  return text
    .split(/[\s(:–—-]+/)
    .slice(0, 2)
    .map((word) => strip(word))
    .find((word) => LANGUAGE_NAMES.has(fold(word)));
}

function setLanguage(recorder: Recorder, item: Item, levelItem?: Item): void {
  const name = languageIn(item.text);
  if (!name) return;
  const after = strip(
    item.text
      .slice(item.text.indexOf(name) + name.length)
      .replace(/^\s*[(:–—-]+\s*/, "")
      .replace(/\)$/, ""),
  );
  const before = strip(item.text.slice(0, item.text.indexOf(name)));
  const fluency = levelItem?.text ?? [after, before].find((text) => FLUENCY.test(fold(text)));
  const boxes = [...item.boxes, ...(levelItem?.boxes ?? [])];
  const set = recorder.entry("languages");
  set("language", name, 0.95, item.boxes);
  if (!fluency) return;
  set("fluency", fluency, 0.9, boxes);
  set("speaking", levelOf(fluency), 0.85, boxes);
}

function levelOf(fluency: string): LanguageLevel | undefined {
  const folded = fold(fluency);
  if (NATIVE.test(folded)) return "NATIVE";
  const level = CEFR.exec(folded)?.[1]?.toUpperCase();
  return LEVEL_NAMES.find((name) => name === level);
}
const LEVEL_NAMES = ["A1", "A2", "B1", "B2", "C1", "C2"] as const;
