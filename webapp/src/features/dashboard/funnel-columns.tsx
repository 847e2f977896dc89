import type { Funnel, FunnelRow } from "@jobmap/contract";
import { Link } from "react-router";
import { plural, t } from "#text";
import { UNKNOWN_LANGUAGE } from "../../lib/language.ts";
import type { Column } from "../../ui/index.ts";
import { numberText, shortDay } from "./counts.ts";
import styles from "./Dashboard.module.css";
import { applicantsPath, daysOf, type FunnelState, funnelSearch, type Reached } from "./funnel-state.ts";

export interface ShownRow extends FunnelRow {
  /** The sum of all rows. */
  readonly isTotal: boolean;
}

/** Fewer answers say nothing about how fast an employer answers. */
export const ENOUGH_ANSWERS = 5;

const SOURCE_TEXT: Readonly<Record<string, string>> = {
  web: "Jobmap",
  embed: t`Embeds on other sites`,
  share: t`Shared links`,
};
export const sourceText = (source: string): string => SOURCE_TEXT[source] ?? source;

const ALL_TEXT = {
  job: t`All jobs`,
  source: t`All sources`,
  embed: t`All embeds`,
  day: t`All days`,
} as const;
const HEADER = {
  job: t`Job`,
  source: t({ message: "Source", context: "where applications came from" }),
  embed: t`Embed`,
  day: t`Day`,
} as const;

/** Columns of the funnel. A figure that counts something leads to it: applications to their list, clicks to their days. */
export function columnsOf(
  state: FunnelState,
  period: Pick<Funnel, "from" | "to">,
  params: URLSearchParams,
): readonly Column<ShownRow>[] {
  const { by } = state;
  const clicks = (name: "views" | "apply_starts", header: string): Column<ShownRow> => ({
    id: name,
    header,
    align: "end",
    cell: (row) =>
      // The days of all embeds together are not those of any one row.
      by === "day" || (row.isTotal && by === "embed") ? (
        numberText(row[name])
      ) : (
        <Figure
          count={row[name]}
          what={t`${header}, ${nameOf(by, row)}, by day`}
          to={{ search: `?${funnelSearch(params, daysOf(row))}`, hash: "#funnel" }}
        />
      ),
  });
  const people = (
    name: "applications" | "interviews" | "hires",
    header: string,
    reached: Reached,
  ): Column<ShownRow> => ({
    id: name,
    header,
    align: "end",
    cell: (row) => (
      <People by={by} row={row} count={row[name]} header={header} to={applicantsPath(row, period, reached)} />
    ),
  });
  return [
    { id: "name", header: HEADER[by], isTitle: true, cell: (row) => <Name by={by} row={row} /> },
    clicks("views", t`Views`),
    clicks("apply_starts", t`Apply starts`),
    people("applications", t`Applications`, ""),
    {
      id: "answered",
      header: t`Answered`,
      align: "end",
      cell: (row) => (
        <span className={styles["answered"]}>
          <span>
            <People
              by={by}
              row={row}
              count={row.answered}
              header={t`Answered`}
              to={applicantsPath(row, period, "answered")}
            />{" "}
            {t`of ${numberText(row.applications)}`}
          </span>
          {row.answered >= ENOUGH_ANSWERS && row.median_answer_seconds !== null && (
            <span className={styles["where"]}>{t`half within ${waitText(row.median_answer_seconds)}`}</span>
          )}
        </span>
      ),
    },
    people("interviews", t`Interviews`, "interview"),
    people("hires", t`Hires`, "hired"),
  ];
}

interface PeopleProps {
  by: FunnelState["by"];
  row: ShownRow;
  count: number;
  header: string;
  to: string | null;
}

/** Applications, as many as the list behind the link; no list is that of all embeds together. */
function People({ by, row, count, header, to }: PeopleProps) {
  if (to === null || (row.isTotal && by === "embed")) return numberText(count);
  return <Figure count={count} what={`${header}, ${nameOf(by, row)}`} to={to} />;
}

interface FigureProps {
  count: number;
  /** Says what is counted to those who do not see the table around it. */
  what: string;
  to: Parameters<typeof Link>[0]["to"];
}

function Figure({ count, what, to }: FigureProps) {
  if (count === 0) return "0";
  return (
    <Link to={to} preventScrollReset={typeof to !== "string"} aria-label={`${numberText(count)}: ${what}`}>
      {numberText(count)}
    </Link>
  );
}

function Name({ by, row }: { by: FunnelState["by"]; row: ShownRow }) {
  if (row.isTotal || by === "source" || by === "day") return nameOf(by, row);
  const detail = by === "job" ? jobDetail(row) : (row.page ?? "").replace(/^https?:\/\//, "");
  return (
    <span className={styles["name"]}>
      {by === "job" ? (
        row.job?.title ? (
          <span lang={UNKNOWN_LANGUAGE}>{row.job.title}</span>
        ) : (
          t`Untitled job`
        )
      ) : (
        (row.embed ?? t`An embed without an ID`)
      )}
      {detail && <span className={styles["where"]}>{detail}</span>}
    </span>
  );
}

const jobDetail = ({ job }: FunnelRow) => [job?.town, job?.requisition_id].filter(Boolean).join(", ");

function nameOf(by: FunnelState["by"], row: ShownRow): string {
  if (row.isTotal) return ALL_TEXT[by];
  if (by === "day") return shortDay(row.day ?? "");
  if (by === "source") return sourceText(row.source ?? "");
  if (by === "embed") return [row.embed, row.page].filter(Boolean).join(", ");
  return row.job?.title || t`Untitled job`;
}

/** A time as long as it is felt: minutes, hours or days. */
export function waitText(seconds: number): string {
  const [minutes, hours, days] = [60, 3_600, 86_400].map((unit) => Math.max(1, Math.round(seconds / unit)));
  if (seconds < 3_600) return plural(minutes ?? 1, { one: "# minute", other: "# minutes" });
  if (seconds < 2 * 86_400) return plural(hours ?? 1, { one: "# hour", other: "# hours" });
  return plural(days ?? 1, { one: "# day", other: "# days" });
}
