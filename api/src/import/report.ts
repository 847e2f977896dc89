import type { ImportEvent } from "./event.ts";
import { WARNINGS, type WarningKind } from "./job.ts";
import { ROLE_NAMES } from "./roles.ts";
import { END_REASONS } from "./rows/status.ts";
import { type ImportSummary, locatedShare } from "./summary.ts";

type Opened = Extract<ImportEvent, { type: "opened" }>;

/** How the columns were used, one line each. */
export function columnLines({ columns, unused, foreign, identity, otherSheets }: Opened): string[] {
  const width = Math.max(...columns.map(({ header }) => header.length), 0);
  const how = { header: "", content: "  (by its content)", mapping: "  (by the mapping)" };
  return [
    ...(otherSheets.length > 0
      ? [`Jobs are also in ${otherSheets.join(", ")}, which is read with --sheet NAME.`]
      : []),
    "Columns:",
    ...columns.map(({ header, field, by }) => `  ${header.padEnd(width)}  -> ${field}${how[by]}`),
    ...(unused.length > 0 ? [`  not used: ${unused.join(", ")}`] : []),
    ...foreignLines(foreign),
    identity === null
      ? "Jobs are matched by employer, title and place: no column identifies them."
      : `Jobs are matched by ${identity}.`,
  ];
}

/** Whose addresses the file contains besides the job's. */
function foreignLines(foreign: Opened["foreign"]): string[] {
  const roles = [...new Set(foreign.map(({ role }) => role))];
  return roles.map((role) => {
    const headers = foreign.filter((column) => column.role === role).map(({ header }) => header);
    return role === undefined
      ? `  not used, because it is unclear whose address they are: ${headers.join(", ")}. If they are the work place, name them in a mapping.`
      : `  not used, as the address of ${ROLE_NAMES[role]}: ${headers.join(", ")}`;
  });
}

export function progressLine({ read, created, updated, unchanged, rejected }: ImportSummary): string {
  return [
    `${n(read)} rows read`,
    `${n(created)} created`,
    `${n(updated)} updated`,
    `${n(unchanged)} unchanged`,
    `${n(rejected)} rejected`,
  ].join(" · ");
}

/** The report of a finished import, in lines. */
export function summaryLines(summary: ImportSummary, dryRun: boolean): string[] {
  const { precisions, reasons, ended, warnings, withoutPlace } = summary;
  const share = locatedShare(summary);
  const notOpen = [...ended.values()].reduce((sum, count) => sum + count, 0);
  return [
    `${dryRun ? "Nothing was written; it would be: " : ""}${progressLine(summary)}`,
    ...counted(reasons, (reason) => reason),
    ...(notOpen > 0 ? [`Not open: ${n(notOpen)}`] : []),
    ...counted(ended, (reason) => END_REASONS[reason]),
    ...(share === undefined
      ? []
      : [
          `Located: ${floorPercent(share)} of the jobs with a place; places by rooftop ${n(precisions.ROOFTOP)}, ` +
            `by postal code ${n(precisions.POSTCODE)}, by town ${n(precisions.CITY)}`,
        ]),
    ...(withoutPlace > 0 ? [`Remote without a place: ${n(withoutPlace)}`] : []),
    ...(warnings.size > 0 ? ["Left out or interpreted:"] : []),
    ...counted(warnings, (kind: WarningKind) => WARNINGS[kind]),
  ];
}

function counted<K>(counts: ReadonlyMap<K, number>, text: (key: K) => string): string[] {
  return [...counts]
    .sort(([, a], [, b]) => b - a)
    .map(([key, count]) => `  ${n(count).padStart(7)}  ${text(key)}`);
}

function n(count: number): string {
  return count.toLocaleString("en-US");
}

/** Never rounded up: 99.99 % is not all. */
function floorPercent(share: number): string {
  return `${(Math.floor(share * 10_000) / 100).toFixed(2)} %`;
}
