import { EMAIL, PHONE, URL } from "./contact-patterns.ts";
import { fold, isCaps, strip } from "./fold.ts";
import { headingKind } from "./headings.ts";
import { isPlace } from "./places.ts";
import type { Recorder } from "./recorder.ts";
import type { Line } from "./text.ts";
import { titleScore } from "./words.ts";

/** Not a name: what a resume calls itself. */
const TITLE_PAGE = /^(?:curriculum vitae|cv|resume|resumé|résumé|hoja de vida)$/i;

/** The name is the largest text before the first section, the headline what follows it. */
export function readName(lines: readonly Line[], recorder: Recorder): void {
  const candidates = lines.filter((line) => line.box.page === 0 && isName(nameText(line)));
  const largest = Math.max(0, ...candidates.map(({ fontSize }) => fontSize));
  const index = candidates.findIndex(({ fontSize }) => fontSize > largest - 0.5);
  const line = candidates[index];
  if (!line) return;
  const isLargest = lines.every((other) => other === line || other.fontSize < line.fontSize + 0.1);
  // A name in two lines: both in the same size, larger than all others.
  const next = candidates[index + 1];
  const isTwoLines =
    next &&
    line.fontSize > 15 &&
    Math.abs(next.fontSize - line.fontSize) < 0.5 &&
    lines.indexOf(next) === lines.indexOf(line) + 1 &&
    nameText(line).split(" ").length < 3 &&
    titleScore(nameText(next)) <= 0;
  const text = isTwoLines ? `${nameText(line)} ${nameText(next)}` : nameText(line);
  recorder.basic("name", properCase(text), isLargest ? 0.95 : 0.6, [
    line.box,
    ...(isTwoLines ? [next.box] : []),
  ]);
  readHeadline(lines.slice(lines.indexOf(isTwoLines ? next : line) + 1), recorder);
}

/** The first cell: contact details may stand beside a name. */
const nameText = (line: Line) =>
  strip(
    (line.cells[0]?.text ?? "").replace(
      /,?\s+(?:RN|BSN|MSN|MD|PhD|Ph\.D\.?|MBA|CPA|PMP|Esq\.?|PE|CNA|LPN|DDS|JD)(?:,.*)?$/,
      "",
    ),
  );

function isName(text: string): boolean {
  const words = text.split(" ");
  return (
    text.length >= 2 &&
    text.length <= 60 &&
    words.length <= 7 &&
    !/[\d@/:|]/.test(text) &&
    /^\p{L}/u.test(text) &&
    !TITLE_PAGE.test(text) &&
    !headingKind(text) &&
    !isPlace(text) &&
    words.every((word) => /^[\p{L}\p{M}.'’‘\-–,()"“”·]+$/u.test(word)) &&
    (titleScore(text) <= 0 || words.length <= 3) &&
    !/[.!?]$/.test(text.replace(/\b(?:jr|sr)\.$/i, ""))
  );
}

/** "MARÍA DEL CARMEN" as written in a passport becomes "María del Carmen". */
function properCase(text: string): string {
  if (!isCaps(text)) return text;
  return text
    .toLowerCase()
    .replaceAll(/(?:^|[\s'’-])\p{L}/gu, (start) => start.toUpperCase())
    .replaceAll(/ (?:De|Del|La|Las|Los|Van|Von|Der|Y|E|Da|Do|Dos|Bin|Al) /g, (word) => word.toLowerCase());
}

function readHeadline(after: readonly Line[], recorder: Recorder): void {
  // Contact details may stand beside it.
  const cells = after.slice(0, 2).flatMap((line) => line.cells.slice(0, 1));
  const isContact = (text: string) => EMAIL.test(text) || PHONE.test(text) || URL.test(text) || isPlace(text);
  const [cell] = cells.filter(({ text }) => !isContact(text));
  const text = cell && strip(cell.text);
  const isHeadline =
    text &&
    text.length <= 110 &&
    !EMAIL.test(text) &&
    !PHONE.test(text) &&
    !URL.test(text) &&
    !isPlace(text) &&
    !headingKind(text) &&
    !/[.!]$/.test(text) &&
    (titleScore(text) > 0 || fold(text).includes(" | "));
  if (isHeadline)
    recorder.basic(
      "label",
      text,
      0.85,
      cell.runs.map(({ box }) => box),
    );
}
