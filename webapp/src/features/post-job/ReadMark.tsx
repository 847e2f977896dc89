import type { JobFinding } from "@jobmap/contract";
import { SURE_READING } from "@jobmap/contract/file-rules";
import { useContext, useState } from "react";
import { t } from "#text";
import { tell } from "../../lib/failures.ts";
import { Button } from "../../ui/index.ts";
import { labelOf } from "./describe-content.ts";
import styles from "./Marks.module.css";
import { ConfirmContext } from "./marks.ts";
import { sourceText } from "./reading-words.ts";

/** Where a field's value was read. It stays until its employer confirms or changes the field. */
export function ReadMark({ finding, named = false }: { finding: JobFinding; named?: boolean }) {
  const { field, quote, confidence } = finding;
  const [busy, confirm] = useConfirm();
  return (
    <div className={styles["mark"]} data-unsure={confidence < SURE_READING ? "" : undefined}>
      <p dir="auto">
        {named && <b>{labelOf(field)}. </b>}
        {confidence < SURE_READING && <>{t`Please check: we are not sure of this.`} </>}
        {sourceText(finding)}: <q>{quote}</q>
      </p>
      <Button
        variant="line"
        size="sm"
        busy={busy}
        aria-label={t`It's right: ${labelOf(field)}`}
        onClick={() => void confirm([field])}
      >{t`It's right`}</Button>
    </div>
  );
}

/** Confirms fields, and says so where that fails. */
export function useConfirm() {
  const confirmMarks = useContext(ConfirmContext);
  const [busy, setBusy] = useState(false);
  const confirm: typeof confirmMarks = async (fields) => {
    setBusy(true);
    try {
      await confirmMarks(fields);
    } catch (failure) {
      tell(failure);
    }
    setBusy(false);
  };
  return [busy, confirm] as const;
}
