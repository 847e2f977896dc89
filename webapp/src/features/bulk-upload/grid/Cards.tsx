import type { BulkColumn, BulkRow } from "@jobmap/contract";
import { type ChangeEvent, type KeyboardEvent, useState } from "react";
import { t } from "#text";
import { Button, Card, Heading, TextArea, TextField } from "../../../ui/index.ts";
import styles from "./Grid.module.css";
import type { Rows } from "./use-rows.ts";

interface CardsProps {
  rows: Rows;
  columns: readonly BulkColumn[];
}

/** Rows for narrow screens: a card each, with a field for every cell at fault. */
export function Cards({ rows, columns }: CardsProps) {
  return (
    <>
      <ul className={styles["cards"]} aria-label={t`Rows`}>
        {rows.rows.map((row) => (
          <li key={row.n}>
            <RowCard row={row} columns={columns} rows={rows} />
          </li>
        ))}
      </ul>
      {rows.hasMore && (
        <Button variant="line" onClick={rows.more}>
          {t`Show more rows`}
        </Button>
      )}
    </>
  );
}

function RowCard({ row, columns, rows }: CardsProps & { row: BulkRow }) {
  const title = columns.find(({ field }) => field === "title");
  const errors = row.problems.filter(({ severity }) => severity === "error");
  const atFault = columns.filter(({ index }) => errors.some((problem) => problem.column === index));
  // A field that was repaired stays until the page is left, so that nothing jumps under the finger.
  const [kept] = useState(() => new Set(atFault.map(({ index }) => index)));
  const fields = columns.filter((column) => kept.has(column.index) || atFault.includes(column));
  return (
    <Card>
      <Heading level={3} size="md">
        {t`Row ${row.n}: ${row.cells[title?.index ?? 0] || t`no title`}`}
      </Heading>
      {errors
        .filter(({ column }) => column === null)
        .map(({ message }) => (
          <p key={message}>{message}</p>
        ))}
      {fields.map((column) => (
        <CellField
          key={`${column.index} ${row.cells[column.index] ?? ""}`}
          column={column}
          value={row.cells[column.index] ?? ""}
          error={errors.find((problem) => problem.column === column.index)?.message}
          onSave={(value) => void rows.edit(row, column.index, value)}
          onSaveAll={(value) => {
            const find = row.cells[column.index] ?? "";
            void rows.replace({ column: column.index, find, replace: value, whole: true });
          }}
        />
      ))}
      {errors.length === 0 && <p>{t`No problems.`}</p>}
    </Card>
  );
}

interface CellFieldProps {
  column: BulkColumn;
  value: string;
  error: string | undefined;
  onSave: (value: string) => void;
  onSaveAll: (value: string) => void;
}

/** Characters that one line of a phone has room for. */
const LINE_CHARACTERS = 40;

function CellField({ column, value, error, onSave, onSaveAll }: CellFieldProps) {
  const [text, setText] = useState(value);
  const field = {
    label: column.header,
    value: text,
    error,
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      setText(currentTarget.value),
    onBlur: () => onSave(text),
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === "Enter") onSave(text);
  };
  return (
    <div className={styles["one"]}>
      {value.length > LINE_CHARACTERS ? (
        <TextArea {...field} />
      ) : (
        <TextField {...field} autoComplete="off" onKeyDown={press} />
      )}
      {error !== undefined && text !== value && (
        // Without leaving the field first, which would change this cell alone.
        <Button
          variant="line"
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onSaveAll(text)}
        >
          {t`Fix all like this`}
        </Button>
      )}
    </div>
  );
}
