import { passagesOf } from "./body.ts";
import { findPeriod } from "./dates.ts";
import { usualGap } from "./entries.ts";
import { strip } from "./fold.ts";
import { isShortItem, partsOf } from "./list-items.ts";
import { isPlace } from "./places.ts";
import type { Recorder } from "./recorder.ts";
import type { Cell, Line } from "./text.ts";

/** Interests, one by one. */
export function readInterests(lines: readonly Line[], recorder: Recorder): void {
  for (const line of lines)
    for (const item of line.cells.flatMap((cell) => partsOf(cell.text, line)))
      if (isShortItem(item.text)) recorder.entry("interests")("name", item.text, 0.85, item.boxes);
}

const isDate = (text: string) => {
  const period = findPeriod(text);
  return (
    period !== undefined &&
    strip(text.replace(text.slice(period.index, period.index + period.length), "")) === ""
  );
};

/** A row as it would stand in a list: the date last, without the place. */
const rowText = (cells: readonly Cell[]) => {
  const texts = cells.map(({ text }) => text).filter((text) => !isPlace(text));
  return [...texts.filter((text) => !isDate(text)), ...texts.filter(isDate)].join(", ");
};

/** Awards: a title, and when. Rows of a table are one award each, and what stands between them without a date is no award. */
export function readAwards(lines: readonly Line[], recorder: Recorder): void {
  const rows = lines.filter(({ cells }) => cells.length > 1 && cells.some(({ text }) => isDate(text)));
  const passages =
    rows.length > lines.length / 2
      ? rows.map(({ cells, box }) => ({ text: rowText(cells), boxes: [box] }))
      : passagesOf(lines, usualGap(lines));
  for (const { text, boxes } of passages) {
    const period = findPeriod(text);
    const isShort = text.length < 160;
    if (!isShort) continue;
    const rest = period ? strip(text.slice(0, period.index)) : strip(text);
    const set = recorder.entry("awards");
    set("title", rest, 0.75, boxes);
    if (period?.isSingle) set("date", period.end, 0.85, boxes);
  }
}
