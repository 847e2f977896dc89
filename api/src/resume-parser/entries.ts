import { findPeriod, type Period } from "./dates.ts";
import { fold, isCaps, strip } from "./fold.ts";
import { type Line, textOf } from "./text.ts";

/** A part of a section about one job or school: the lines that name it, and what it says of it. */
export interface Entry {
  readonly head: readonly Line[];
  readonly body: readonly Line[];
  readonly period?: Period | undefined;
  /** The line with the period, one of `head`. */
  readonly dated?: Line | undefined;
}

const MAX_HEAD = 4;
/** A line this long is a sentence, in characters. */
const SENTENCE = 95;
/** Of the font size: more than the usual distance of lines starts something new. */
const NEW_PART = 1.25;

/** Divides a section where periods stand. */
export function entriesOf(lines: readonly Line[]): Entry[] {
  const dated = datedLines(lines);
  const [first] = dated;
  if (!first) return [];
  const lead = leadOf(lines, first.at);
  const model = lines[first.at - lead];
  let before = -1;
  const starts = dated.map(({ at }) => {
    const start = startOf(lines, at, { lead, after: before, model });
    before = at;
    return start;
  });
  return dated.map(({ at, period }, i) => {
    const start = starts[i] ?? at;
    const end = starts[i + 1] ?? lines.length;
    const rest = lines.slice(at + 1, end);
    const tail = tailOf(rest);
    return {
      head: [...lines.slice(start, at + 1), ...rest.slice(0, tail)],
      body: rest.slice(tail),
      period,
      dated: lines[at],
    };
  });
}

interface Dated {
  readonly at: number;
  readonly period: Period;
}

/** Lines with a period that is not part of a sentence. Single dates count where the section has no ranges. */
function datedLines(lines: readonly Line[]): Dated[] {
  const all = lines.flatMap((line, at) => {
    const period = line.isBullet ? undefined : edgePeriod(line);
    return period ? [{ at, period }] : [];
  });
  const ranges = all.filter(({ period }) => !period.isSingle);
  const singles = all.filter(({ at, period }) => period.isSingle && !isFollowUp(ranges, at));
  // A single date counts beside ranges only where it stands apart, as they do.
  return [...ranges, ...singles].sort((a, b) => a.at - b.at);
}

const isFollowUp = (ranges: readonly Dated[], at: number) =>
  ranges.some((range) => Math.abs(range.at - at) <= 1);

/** The period of a line, if it starts or ends one of its cells. */
export function edgePeriod(line: Line): Period | undefined {
  const text = textOf(line);
  const period = findPeriod(text);
  if (!period) return undefined;
  const before = text.slice(0, period.index).trimEnd();
  const after = strip(text.slice(period.index + period.length));
  const ownCell = line.cells.some((cell) => {
    const own = findPeriod(cell.text);
    return (
      own !== undefined &&
      strip(cell.text.slice(0, own.index) + cell.text.slice(own.index + own.length)).length < 24
    );
  });
  if (ownCell || (before === "" && after.length < SENTENCE)) return period;
  const isSentence = text.length > SENTENCE || /[.;]$/.test(text.trim());
  const isShortAfter = after === "" || after.length < 40;
  if (period.isSingle) return !isSentence && after === "" && /[,|·–—(-]$/.test(before) ? period : undefined;
  return isShortAfter && (!isSentence || /[,|·–—(-]$/.test(before)) ? period : undefined;
}

/** How many lines stand before the period in the first entry. */
function leadOf(lines: readonly Line[], at: number): number {
  let lead = 0;
  while (lead < Math.min(at, MAX_HEAD) && isHeadLine(lines[at - lead - 1])) lead++;
  return lead;
}

/** The first line of an entry: as many lines before its period as the first one has, unless they look otherwise. */
function startOf(
  lines: readonly Line[],
  at: number,
  { lead, after, model }: { lead: number; after: number; model: Line | undefined },
): number {
  let most = 0;
  while (most < lead && at - most - 1 > after && isHeadLine(lines[at - most - 1])) most++;
  const isStart = (line: Line | undefined) =>
    line !== undefined && model !== undefined && isAlike(line, model);
  for (let back = most; back >= 0; back--) if (isStart(lines[at - back])) return at - back;
  // A period that had no room stands a line lower than in the first entry.
  const above = lines[at - most - 1];
  if (at - most - 1 > after && isHeadLine(above) && isStart(above)) return at - most - 1;
  if (after < 0) return at - most;
  // Nothing looks like the first entry: a new part starts where there is room above.
  const room = lines.slice(at - most, at).findIndex((line) => line.gap > NEW_PART * usualGap(lines));
  return room < 0 ? at : at - most + room;
}

const isHeadLine = (line: Line | undefined): boolean =>
  line !== undefined && !line.isBullet && textOf(line).length < SENTENCE && !endsSentence(textOf(line));

/** "Acme, Inc." and "B.S." are none. */
const endsSentence = (text: string) =>
  /\p{L}{3}[.;:!]$/u.test(text) && !/\b(?:inc|ltd|corp|dept|univ|assoc|bros)\.$/i.test(text);

const isAlike = (a: Line, b: Line) => {
  const [one] = a.cells[0]?.runs ?? [];
  const [other] = b.cells[0]?.runs ?? [];
  return (
    Math.abs(a.fontSize - b.fontSize) < 0.6 &&
    one?.isBold === other?.isBold &&
    one?.isItalic === other?.isItalic &&
    isShout(a) === isShout(b) &&
    (a.box.page !== b.box.page || Math.abs(a.box.x - b.box.x) < 3 || a.gap > 1.5)
  );
};

/** "B.S." is capitals in any look. */
const isShout = (line: Line) => textOf(line).length > 5 && isCaps(textOf(line));

/** Lines after the period that still name the entry: short ones before its bullets. */
function tailOf(rest: readonly Line[]): number {
  const bullet = rest.findIndex((line) => line.isBullet);
  const limit = Math.min(bullet < 0 ? rest.length : bullet, 3);
  let tail = 0;
  while (tail < limit && isTail(rest[tail])) tail++;
  return tail;
}

function isTail(line: Line | undefined): boolean {
  if (!line) return false;
  const text = textOf(line);
  return (
    text.length < 75 && !endsSentence(text) && !/^\p{Ll}/u.test(text) && !/^gpa\b|^thesis\b/.test(fold(text))
  );
}

/** The median distance of lines. */
export function usualGap(lines: readonly Line[]): number {
  const gaps = lines.map(({ gap }) => gap).filter((gap) => gap > 0 && gap < 4);
  return gaps.sort((a, b) => a - b)[Math.floor(gaps.length / 2)] ?? 1.2;
}
