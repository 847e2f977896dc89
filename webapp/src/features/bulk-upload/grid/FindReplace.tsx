import type { BulkColumn } from "@jobmap/contract";
import { type FormEvent, useState } from "react";
import { t } from "#text";
import { Button, Disclosure, Select, TextField } from "../../../ui/index.ts";
import styles from "./Grid.module.css";
import type { Rows } from "./use-rows.ts";

const ANY = "any";

/** Replaces a part of texts, in one column or in all. */
export function FindReplace({ columns, rows }: { columns: readonly BulkColumn[]; rows: Rows }) {
  const [column, setColumn] = useState(ANY);
  const [find, setFind] = useState("");
  const [replace, setReplace] = useState("");
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void rows.replace({ column: column === ANY ? null : Number(column), find, replace, whole: false });
  };
  return (
    <Disclosure look="word" summary={t`Find and replace`}>
      <form className={styles["fix"]} onSubmit={submit}>
        <TextField
          label={t`Find`}
          autoComplete="off"
          value={find}
          onChange={({ currentTarget }) => setFind(currentTarget.value)}
        />
        <TextField
          label={t`Replace with`}
          autoComplete="off"
          value={replace}
          onChange={({ currentTarget }) => setReplace(currentTarget.value)}
        />
        <Select
          label={t`In`}
          value={column}
          options={[
            { value: ANY, text: t`All columns` },
            ...columns.map(({ index, header }) => ({ value: String(index), text: header })),
          ]}
          onValueChange={setColumn}
        />
        <Button type="submit" variant="line" disabled={find.trim() === ""}>
          {t`Replace all`}
        </Button>
      </form>
    </Disclosure>
  );
}
