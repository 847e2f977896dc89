import type { BulkUploadDetail } from "@jobmap/contract";
import { type FormEvent, useState } from "react";
import { plural, t } from "#text";
import { toastFailure } from "../../lib/aloud.ts";
import { ApiFailure, call } from "../../lib/api.ts";
import { Button, FieldError, Heading } from "../../ui/index.ts";
import styles from "./BulkUpload.module.css";
import { ColumnMatches } from "./ColumnMatches.tsx";
import { SheetChoice } from "./SheetChoice.tsx";
import { useColumnChoice } from "./use-column-choice.ts";

/** Which column holds which field: what was recognized, to confirm or to change. */
export function ColumnsStep({ upload }: { upload: BulkUploadDetail }) {
  const { id, rows, columns, fields } = upload;
  const choice = useColumnChoice();
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [isBusy, setBusy] = useState(false);
  const check = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setErrors({});
    const body = {
      id,
      columns: columns.map((column) => ({ index: column.index, field: choice.fieldOf(column) || null })),
    };
    try {
      await call("POST employer/job/bulk-check", { body });
    } catch (failure) {
      if (failure instanceof ApiFailure) setErrors(failure.fields);
      toastFailure(failure);
      setBusy(false);
    }
  };
  return (
    <form className={styles["columns"]} aria-label={t`Columns`} onSubmit={check}>
      <SheetChoice upload={upload} />
      <Heading level={3} size="md">
        {plural(rows, { one: "# row", other: "# rows" })},{" "}
        {plural(columns.length, { one: "# column", other: "# columns" })}
      </Heading>
      <ColumnMatches
        columns={columns}
        fields={fields}
        choice={choice}
        errorAt={(path) => errors[path]}
        ifMissing={t`You can fill that in for all rows in the next step.`}
      />
      {errors["request"] && <FieldError>{errors["request"]}</FieldError>}
      <div className={styles["ways"]}>
        <Button type="submit" size="lg" busy={isBusy}>
          {plural(rows, { one: "Check # row", other: "Check # rows" })}
        </Button>
      </div>
    </form>
  );
}
