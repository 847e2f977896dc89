import type { BulkColumn, BulkField } from "@jobmap/contract";
import { t } from "#text";
import { Badge, Select } from "../../ui/index.ts";
import styles from "./ColumnMatches.module.css";
import { confidenceOf } from "./confidence.ts";
import { fieldInSpanish } from "./upload-spanish.ts";
import { type ColumnChoice, IGNORED } from "./use-column-choice.ts";

interface ColumnMatchesProps {
  columns: readonly BulkColumn[];
  fields: readonly BulkField[];
  choice: ColumnChoice;
  /** The message at a path of the request's body. */
  errorAt: (path: string) => string | undefined;
  /** What becomes of required fields that no column holds. */
  ifMissing: string;
}

/** Columns of a table with a look at their values, each with the field that it holds, to confirm or to change. */
export function ColumnMatches({ columns, fields, choice, errorAt, ifMissing }: ColumnMatchesProps) {
  const used = new Set(columns.map(choice.fieldOf));
  const missing = fields.filter(({ name, required }) => required && !isThere(name, used));
  const options = [
    { value: IGNORED, text: t`Not used` },
    ...fields.map((field) => ({ value: field.name, text: labelOf(field) })),
  ];
  return (
    <>
      <ul className={styles["matches"]} aria-label={t`Columns`}>
        {columns.map((column) => (
          <li key={column.index} className={styles["match"]}>
            <div className={styles["name"]}>
              <b>{column.header}</b>
              <span className={styles["values"]}>{column.values.join(" · ") || t`No values`}</span>
            </div>
            <Select
              label={t`${column.header} is`}
              labelHidden
              name={pathOf(column)}
              options={options}
              value={choice.fieldOf(column)}
              error={errorAt(pathOf(column))}
              onValueChange={(value) => choice.choose(column.index, value)}
            />
            <Certainty column={column} isChosen={choice.chosen.has(column.index)} />
          </li>
        ))}
      </ul>
      {missing.length > 0 && (
        <p className={styles["hint"]}>
          {t`No column holds ${missing.map(labelOf).join(", ")}.`} {ifMissing}
        </p>
      )}
    </>
  );
}

const labelOf = (field: BulkField) =>
  import.meta.env.LANGUAGE === "es" ? fieldInSpanish(field) : field.label;

const pathOf = ({ index }: BulkColumn) => `columns[${index}].field`;

/** A place may be one cell, or town and state; hours may say the type. */
const INSTEAD: Readonly<Record<string, readonly string[]>> = {
  locality: ["location"],
  region: ["location"],
  employment_type: ["full_part_time", "full_time"],
};

const isThere = (name: string, used: ReadonlySet<string>) =>
  [name, ...(INSTEAD[name] ?? [])].some((field) => used.has(field));

function Certainty({ column, isChosen }: { column: BulkColumn; isChosen: boolean }) {
  const { text, tone } = isChosen ? { text: t`Your choice`, tone: "sea" as const } : confidenceOf(column);
  return <Badge tone={tone}>{text}</Badge>;
}
