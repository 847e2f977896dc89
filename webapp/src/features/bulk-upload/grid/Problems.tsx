import type { BulkColumn, BulkRow } from "@jobmap/contract";
import { type FormEvent, useState } from "react";
import { t } from "#text";
import { AlertIcon, Button, InfoIcon, TextField } from "../../../ui/index.ts";
import styles from "./Grid.module.css";
import type { Rows } from "./use-rows.ts";

interface ProblemsProps {
  row: BulkRow;
  column: BulkColumn;
  columns: readonly BulkColumn[];
  rows: Rows;
}

/** What is wrong with the row that has the focus, and one repair for every cell that is like the one there. */
export function Problems({ row, column, columns, rows }: ProblemsProps) {
  const headerOf = (index: number | null) => columns.find((one) => one.index === index)?.header;
  const value = row.cells[column.index] ?? "";
  const isAtFault = row.problems.some(
    (problem) => problem.severity === "error" && problem.column === column.index,
  );
  return (
    <section className={styles["problems"]} aria-label={t`Row ${row.n}`}>
      <b>{t`Row ${row.n}`}</b>
      {row.problems.length === 0 && <span>{t`No problems.`}</span>}
      <ul>
        {row.problems.map(({ column: at, severity, message }) => (
          <li key={`${at} ${message}`} className={styles[severity]}>
            {severity === "error" ? <AlertIcon size="sm" /> : <InfoIcon size="sm" />}
            <span>
              {headerOf(at) !== undefined && <b>{headerOf(at)}: </b>}
              {message}
            </span>
          </li>
        ))}
      </ul>
      {isAtFault && <FixAll key={`${column.index} ${value}`} column={column} value={value} rows={rows} />}
    </section>
  );
}

function FixAll({ column, value, rows }: { column: BulkColumn; value: string; rows: Rows }) {
  const [replace, setReplace] = useState(value);
  const fix = (event: FormEvent) => {
    event.preventDefault();
    void rows.replace({ column: column.index, find: value, replace, whole: true });
  };
  return (
    <form className={styles["fix"]} onSubmit={fix}>
      <TextField
        label={
          value === ""
            ? t`Change every empty ${column.header} to`
            : t`Change every ${column.header} “${value.slice(0, 40)}” to`
        }
        autoComplete="off"
        value={replace}
        onChange={({ currentTarget }) => setReplace(currentTarget.value)}
      />
      <Button type="submit" variant="line" disabled={replace === value}>
        {t`Fix all like this`}
      </Button>
    </form>
  );
}
