import type { FeedColumn, FeedTest } from "@jobmap/contract";
import { ColumnMatches } from "../bulk-upload/ColumnMatches.tsx";
import type { ColumnChoice } from "../bulk-upload/use-column-choice.ts";
import styles from "./JobFeeds.module.css";

/** How much of a value is shown. */
const MAX_VALUE_LENGTH = 60;

interface FoundColumnsProps {
  found: FeedTest;
  choice: ColumnChoice;
  errorAt: (path: string) => string | undefined;
}

/** What the columns of a feed hold: to be changed, unless its format is documented. */
export function FoundColumns({ found, choice, errorAt }: FoundColumnsProps) {
  const { columns, fields } = found;
  if (fields.length === 0) return <KnownColumns columns={columns} />;
  return (
    <ColumnMatches
      columns={columns.map((column) => ({ ...column, values: column.values.map(shortText) }))}
      fields={fields}
      choice={choice}
      errorAt={errorAt}
      ifMissing="Jobs cannot be published without it."
    />
  );
}

/** All columns as they are shown: what somebody has looked at stays as it is when the feed is read. */
export const chosenColumns = ({ columns }: FeedTest, { fieldOf }: ColumnChoice): FeedColumn[] =>
  columns.map((column) => ({ header: column.header, field: fieldOf(column) || null }));

/** With their first values, and which are not used. */
function KnownColumns({ columns }: Pick<FeedTest, "columns">) {
  const used = columns.filter(({ field }) => field !== null);
  const unused = columns.filter(({ field }) => field === null);
  return (
    <>
      <dl className={styles["found"]}>
        {used.map(({ header, field, values }) => (
          <div key={header}>
            <dt>{field?.replaceAll("_", " ")}</dt>
            <dd>{values.map(shortText).join(" · ") || "Empty"}</dd>
          </div>
        ))}
      </dl>
      {unused.length > 0 && (
        <p className={styles["fine"]}>Not used: {unused.map(({ header }) => header).join(", ")}</p>
      )}
    </>
  );
}

function shortText(value: string): string {
  const text = value
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll(/\s+/g, " ")
    .trim();
  return text.length > MAX_VALUE_LENGTH ? `${text.slice(0, MAX_VALUE_LENGTH)}…` : text;
}
