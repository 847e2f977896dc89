import { RESUME_LIMITS } from "@jobmap/contract/resume-document";
import { fold, strip } from "./fold.ts";
import { type Item, isShortItem, partsOf } from "./list-items.ts";
import type { Recorder } from "./recorder.ts";
import { type Line, textOf } from "./text.ts";

const LABEL = /^([^:]{2,40}):\s*(.*)$/;
const LEVELS =
  /\s*[(–—:-]\s*(beginner|basic|intermediate|advanced|expert|proficient|novice|fluent|basico|intermedio|avanzado)\)?$/i;

/** Skills, in the categories that they stand in. */
export function readSkills(lines: readonly Line[], recorder: Recorder): void {
  for (const { label, items } of categoriesOf(lines)) {
    const texts = items.filter(({ text }) => isShortItem(text));
    const boxes = texts.flatMap((item) => item.boxes);
    if (label) {
      if (texts.length === 0) continue;
      const set = recorder.entry("skills");
      set("name", label.text, 0.9, label.boxes);
      set("keywords", unique(texts.map(({ text }) => text)).slice(0, RESUME_LIMITS.keywords), 0.9, boxes);
    } else
      for (const item of texts) {
        const set = recorder.entry("skills");
        const level = LEVELS.exec(item.text);
        set("name", strip(level ? item.text.slice(0, level.index) : item.text), 0.9, item.boxes);
        set("level", level?.[1], 0.85, item.boxes);
      }
  }
}

const unique = (texts: readonly string[]) => [...new Map(texts.map((text) => [fold(text), text])).values()];

interface Category {
  readonly label?: Item | undefined;
  readonly items: Item[];
}

/** "Languages: Go, Rust", or a bold label with its items beside or below it; lines that end with a comma go on. */
function categoriesOf(lines: readonly Line[]): Category[] {
  const hasLabels = lines.filter((line) => labelOf(line)).length > 0;
  const categories: Category[] = [];
  let open = false;
  const right = Math.max(...lines.map(({ box }) => box.x + box.width));
  for (const [i, line] of lines.entries()) {
    const label = labelOf(line);
    const rest = label ? label.rest : textOf(line);
    const last = categories.at(-1);
    if (label) categories.push({ label: { text: label.text, boxes: [line.box] }, items: [] });
    else if (!last || (!open && hasLabels && last.label && line.gap > 2.2)) categories.push({ items: [] });
    const items = label ? partsOf(rest, line) : line.cells.flatMap((cell) => partsOf(cell.text, line));
    const target = categories.at(-1)?.items;
    const continued = open && target?.length ? target.pop() : undefined;
    const [first, ...others] = items;
    if (continued && first && !label)
      target?.push(
        { text: `${continued.text} ${first.text}`, boxes: [...continued.boxes, ...first.boxes] },
        ...others,
      );
    else {
      if (continued) target?.push(continued);
      target?.push(...items);
    }
    open = items.length > 1 && goesOn(line, lines[i + 1], right);
  }
  return categories.filter(({ items }) => items.length > 0);
}

/** Whether the next line is the rest of this one, which had no room for its first word. */
function goesOn(line: Line, next: Line | undefined, right: number): boolean {
  const text = textOf(line);
  if (!next || next.isBullet || labelOf(next) || line.cells.length > 1 || /[,;|·•]$/.test(text)) return false;
  const word = (textOf(next).split(/[ ,;|]/)[0] ?? "").length;
  return line.box.x + line.box.width + (word + 0.5) * 0.5 * line.fontSize > right;
}

/** The label that a line starts with. */
function labelOf(line: Line): { text: string; rest: string } | undefined {
  const text = textOf(line);
  const [, label, rest = ""] = LABEL.exec(text) ?? [];
  if (label && !/,/.test(label)) return { text: strip(label), rest };
  const runs = line.cells.flatMap((cell) => cell.runs);
  const [first, ...others] = runs;
  const isLabel =
    first?.isBold && others.length > 0 && others.every((run) => !run.isBold) && first.text.length < 40;
  if (!isLabel || !first) return undefined;
  return { text: strip(first.text), rest: others.map((run) => run.text).join(" ") };
}
