import type { Funnel } from "@jobmap/contract";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { plural, t } from "#text";
import { Button, EmptyState, Table } from "../../ui/index.ts";
import styles from "./Dashboard.module.css";
import { columnsOf, type ShownRow } from "./funnel-columns.tsx";
import type { FunnelState } from "./funnel-state.ts";

/** Rows before the reader asks for all. */
const FEW = 10;
const CAPTION: Readonly<Record<FunnelState["by"], string>> = {
  job: t`Views, applications and hires by job`,
  source: t`Views, applications and hires by source`,
  embed: t`Views, applications and hires by embed`,
  day: t`Views, applications and hires by day`,
};
const ALL = { job: null, source: null, embed: null, page: null };

/** The rows, under the sum of all of them if there are several. */
export function FunnelTable({ data, state }: { data: Funnel; state: FunnelState }) {
  const [params] = useSearchParams();
  const [isWhole, setWhole] = useState(false);
  const { by } = state;
  const rows = data.rows.map((row): ShownRow => ({ ...row, isTotal: false }));
  const ordered = by === "day" ? rows.toReversed() : rows;
  const [first] = rows;
  // Days may all be those of one job, source or embed, and so is their sum.
  const { job, source, embed, page } = by === "day" && first ? first : ALL;
  const total: ShownRow = { ...data.total, isTotal: true, job, source, embed, page, day: null };
  const shown = isWhole ? ordered : ordered.slice(0, FEW);
  return (
    <>
      <Table<ShownRow>
        caption={CAPTION[by]}
        captionHidden
        columns={columnsOf(state, data, params)}
        rows={ordered.length > 1 ? [total, ...shown] : shown}
        keyOf={({ isTotal, job, source, embed, page, day }) =>
          JSON.stringify([isTotal, job?.id, source, embed, page, day])
        }
        empty={<Nothing by={by} />}
      />
      {!isWhole && ordered.length > FEW && (
        <Button size="sm" variant="line" className={styles["more"]} onClick={() => setWhole(true)}>
          {plural(ordered.length - FEW, { one: "Show # more row", other: "Show # more rows" })}
        </Button>
      )}
      {isWhole && data.more_rows > 0 && (
        <p className={styles["hint"]}>
          {plural(data.more_rows, {
            one: "# more row with smaller figures: see the export.",
            other: "# more rows with smaller figures: see the export.",
          })}
        </p>
      )}
    </>
  );
}

function Nothing({ by }: { by: FunnelState["by"] }) {
  if (by === "embed")
    return (
      <EmptyState
        headingLevel={3}
        title={t`No views from embeds in these days.`}
      >{t`Add your map to your website to reach people who already know you.`}</EmptyState>
    );
  return <EmptyState headingLevel={3} title={t`No views and no applications in these days.`} />;
}
