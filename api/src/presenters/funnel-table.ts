import type { Funnel, FunnelBy, FunnelRow } from "@jobmap/contract";

type Cell = readonly [header: string, value: (row: FunnelRow) => string];

/** The columns that say what a row is about. */
const NAMES: Readonly<Record<FunnelBy, readonly Cell[]>> = {
  job: [
    ["Job", ({ job }) => job?.title ?? ""],
    ["Requisition ID", ({ job }) => job?.requisition_id ?? ""],
    ["Town", ({ job }) => job?.town ?? ""],
  ],
  source: [["Source", ({ source }) => source ?? ""]],
  embed: [
    ["Source", ({ source }) => source ?? ""],
    ["Embed", ({ embed }) => embed ?? ""],
    ["Page", ({ page }) => page ?? ""],
  ],
  day: [["Day (UTC)", ({ day }) => day ?? ""]],
};

const FIGURES: readonly Cell[] = [
  ["Views", ({ views }) => String(views)],
  ["Apply starts", ({ apply_starts }) => String(apply_starts)],
  ["Applications", ({ applications }) => String(applications)],
  ["Answered", ({ answered }) => String(answered)],
  ["Interviews", ({ interviews }) => String(interviews)],
  ["Hires", ({ hires }) => String(hires)],
  [
    "Median hours to answer",
    ({ median_answer_seconds: seconds }) => (seconds === null ? "" : (seconds / 3_600).toFixed(1)),
  ],
];

/** The cells of an export of the funnel, the header first. */
export function presentFunnelTable(by: FunnelBy, rows: Funnel["rows"]): string[][] {
  const columns = [...NAMES[by], ...FIGURES];
  return [columns.map(([header]) => header), ...rows.map((row) => columns.map(([, value]) => value(row)))];
}
