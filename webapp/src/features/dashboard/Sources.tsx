import { type Column, EmptyState, Heading, Table } from "../../ui/index.ts";
import { type Counts, measuresOf, numberText } from "./counts.ts";
import styles from "./Dashboard.module.css";

type Source = Counts["by_source"][number];

const SOURCE_TEXT: Readonly<Record<string, string>> = {
  web: "Jobmap",
  embed: "Embeds on other sites",
  share: "Shared links",
};

const columnsOf = (counts: Counts): readonly Column<Source>[] => [
  { id: "source", header: "Source", isTitle: true, cell: (row) => <SourceName row={row} /> },
  ...measuresOf(counts).map(({ id, text }) => ({
    id,
    header: text,
    align: "end" as const,
    cell: (row: Source) => numberText(row[id]),
  })),
];

/** Where views, clicks and applications came from. A source's embeds are listed below it and included in its counts. */
export function Sources({ counts }: { counts: Counts }) {
  return (
    <section className={styles["part"]} aria-labelledby="by-source">
      <Heading level={2} size="xl" id="by-source">
        Sources
      </Heading>
      <Table<Source>
        caption="Views and applications by source"
        captionHidden
        columns={columnsOf(counts)}
        rows={ordered(counts.by_source)}
        keyOf={({ source, embed, page }) => JSON.stringify([source, embed, page])}
        empty={
          <EmptyState headingLevel={3} title="No views and no applications in these days.">
            Add your map to your website to reach people who already know you.
          </EmptyState>
        }
      />
    </section>
  );
}

function SourceName({ row }: { row: Source }) {
  const { source, embed, page } = row;
  if (isTotal(row)) return SOURCE_TEXT[source] ?? source;
  return (
    <span className={styles["detail"]}>
      {embed ?? "An embed"}
      {page && <span className={styles["where"]}>{page.replace(/^https?:\/\//, "")}</span>}
    </span>
  );
}

const isTotal = ({ embed, page }: Source) => embed === null && page === null;

/** Sources sorted by their counts, each followed by its embeds. */
function ordered(rows: readonly Source[]): readonly Source[] {
  const details = rows.filter((row) => !isTotal(row));
  return rows
    .filter(isTotal)
    .toSorted((a, b) => b.applications - a.applications || b.views - a.views)
    .flatMap((total) => [total, ...details.filter(({ source }) => source === total.source)]);
}
