import { findPeriod } from "./dates.ts";
import { isCaps, strip } from "./fold.ts";
import { headingKind, type SectionKind } from "./headings.ts";
import { isPlace } from "./places.ts";
import { type Line, textOf } from "./text.ts";

export interface Section {
  readonly kind: SectionKind;
  readonly heading?: Line;
  readonly lines: readonly Line[];
}

const MAX_HEADING_WORDS = 6;

/** Divides lines at their headings. What stands before the first one comes as `contact`. */
export function sectionsOf(lines: readonly Line[]): Section[] {
  const body = bodySize(lines);
  const split = lines.flatMap((line) => splitHanging(line, body)).flatMap(splitMargin);
  const known = withoutPlain(new Map(split.flatMap((line) => entryOf(line, knownKind(line, body)))));
  const isFurther = furtherHeadings([...known.keys()], body);
  const sections: { kind: SectionKind; heading?: Line; lines: Line[] }[] = [{ kind: "contact", lines: [] }];
  for (const line of split) {
    const kind = known.get(line) ?? (isFurther(line) ? "other" : undefined);
    // What stands beside the main columns belongs to none of their sections.
    if (!kind && line.startsSide) sections.push({ kind: "contact", lines: [] });
    if (kind) sections.push({ kind, heading: line, lines: [] });
    else sections.at(-1)?.lines.push(line);
  }
  return sections;
}

const entryOf = (line: Line, kind: SectionKind | undefined): [Line, SectionKind][] =>
  kind ? [[line, kind]] : [];

/** "Education" is also a field of study: where headings are bold or capitals, plain text is none. */
function withoutPlain(known: ReadonlyMap<Line, SectionKind>): ReadonlyMap<Line, SectionKind> {
  const isLoud = (line: Line) => line.isBold || isCaps(textOf(line)) || isHeadingStyle(line);
  const loud = [...known].filter(([line]) => isLoud(line));
  return loud.length >= 3 && loud.length > known.size / 2 ? new Map(loud) : known;
}

/** The font size of most characters. */
export function bodySize(lines: readonly Line[]): number {
  const sizes = new Map<number, number>();
  for (const line of lines) {
    const size = Math.round(line.fontSize * 2) / 2;
    sizes.set(size, (sizes.get(size) ?? 0) + textOf(line).length);
  }
  return [...sizes].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 10;
}

const isHeadingStyle = ({ style }: Line) => style?.startsWith("heading") ?? false;

/** A heading beside its section is a line of its own. */
function splitHanging(line: Line, body: number): Line[] {
  const [first, ...rest] = line.cells;
  const [run] = first?.runs ?? [];
  if (!first || !run || rest.length === 0 || line.isBullet || !headingKind(first.text)) return [line];
  const isMarked = run.isBold || isCaps(first.text) || line.fontSize > body + 0.4;
  if (!isMarked) return [line];
  const runs = rest.flatMap((cell) => cell.runs);
  const all = (is: "isBold" | "isItalic") => runs.every((each) => each[is]);
  const [start] = runs;
  if (!start) return [line];
  return [
    { ...line, cells: [first], isBold: run.isBold, box: run.box },
    {
      ...line,
      cells: rest,
      isBold: all("isBold"),
      isItalic: all("isItalic"),
      textX: start.box.x,
      gap: Infinity,
    },
  ];
}

/** Dates and places that stand beside a text, in a margin of their own, are lines of their own before it. */
function splitMargin(line: Line): Line[] {
  const [first, ...rest] = line.cells;
  if (!first || rest.length === 0) return [line];
  const notes = rest.filter(({ text }) => !isDuration(text) && isMarginal(text));
  const own = [
    first,
    ...rest.filter((cell) => !isDuration(cell.text) && (!line.isBullet || !notes.includes(cell))),
  ];
  if (!line.isBullet || notes.length === 0)
    return [own.length < line.cells.length ? { ...line, cells: own } : line];
  const beside = notes.flatMap((cell) => {
    const [run] = cell.runs;
    return run ? [{ ...line, cells: [cell], isBullet: false, box: run.box, textX: run.box.x, gap: 1 }] : [];
  });
  return [...beside, { ...line, cells: own }];
}

const isDuration = (text: string) =>
  /^\(?(?:\d+\+? (?:years?|yrs?|months?|mos?|años?|meses|mes)[, ]*){1,2}\)?$/i.test(text);

function isMarginal(text: string): boolean {
  const period = findPeriod(text);
  return (
    (period !== undefined &&
      strip(text.slice(0, period.index) + text.slice(period.index + period.length)) === "") ||
    isPlace(text)
  );
}

function knownKind(line: Line, body: number): SectionKind | undefined {
  if (line.cells.length > 1 || line.isBullet) return undefined;
  const text = textOf(line);
  const kind = headingKind(text);
  if (!kind) return undefined;
  const isMarked =
    isHeadingStyle(line) ||
    line.isBold ||
    isCaps(text) ||
    line.fontSize > body + 0.4 ||
    line.gap > 1.9 ||
    /:$/.test(text);
  return isMarked ? kind : undefined;
}

/** Headings that no list has look like those that are known, and stand out from the text by their size or their capitals. */
function furtherHeadings(known: readonly Line[], body: number): (line: Line) => boolean {
  const looks = new Map<string, number>();
  for (const line of known) looks.set(lookOf(line), (looks.get(lookOf(line)) ?? 0) + 1);
  const lefts = new Set(known.map(({ box }) => Math.round(box.x)));
  const standsOut = (line: Line) =>
    isHeadingStyle(line) || line.fontSize > body + 0.9 || (isCaps(textOf(line)) && line.gap > 1.6);
  return (line) =>
    line.cells.length === 1 &&
    !line.isBullet &&
    (looks.get(lookOf(line)) ?? 0) > 1 &&
    standsOut(line) &&
    (isHeadingStyle(line) || lefts.has(Math.round(line.box.x)) || isCentered(known)) &&
    textOf(line).split(" ").length <= MAX_HEADING_WORDS &&
    !/\d{4}|@/.test(textOf(line));
}

/** Headings of one column that start at different places. */
const isCentered = (known: readonly Line[]) =>
  new Set(known.map(({ box }) => Math.round(box.x))).size > known.length / 2;
const lookOf = (line: Line) =>
  `${Math.round(line.fontSize * 2)} ${line.isBold} ${isCaps(textOf(line))} ${line.style ?? ""}`;
