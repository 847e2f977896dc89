import type { FeedColumn, FeedTest } from "@jobmap/contract";
import { t } from "#text";
import { ColumnMatches } from "../bulk-upload/ColumnMatches.tsx";
import { FIELDS_IN_SPANISH } from "../bulk-upload/upload-spanish.ts";
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
      ifMissing={t`Jobs cannot be published without it.`}
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
            <dt>{nameOf(field ?? "")}</dt>
            <dd>{values.map(shortText).join(" · ") || t`Empty`}</dd>
          </div>
        ))}
      </dl>
      {unused.length > 0 && (
        <p className={styles["fine"]}>{t`Not used: ${unused.map(({ header }) => header).join(", ")}`}</p>
      )}
    </>
  );
}

/** What a field of a job is called. */
function nameOf(field: string): string {
  const name = field.replaceAll("_", " ");
  return import.meta.env.LANGUAGE === "es" ? (FIELDS_IN_SPANISH[field] ?? name) : name;
}

function shortText(value: string): string {
  const text = value
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll(/\s+/g, " ")
    .trim();
  return text.length > MAX_VALUE_LENGTH ? `${text.slice(0, MAX_VALUE_LENGTH)}…` : text;
}
