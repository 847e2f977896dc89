import type { BulkUpload } from "@jobmap/contract";
import { t } from "#text";
import styles from "./BulkUpload.module.css";
import { numberText, outcomeText } from "./upload-words.ts";

/** How far the server has come. The page may be left meanwhile. */
export function Progress({ upload }: { upload: BulkUpload }) {
  const { state, rows, done } = upload;
  const isChecking = state === "VALIDATING";
  const label = isChecking ? t`Rows checked` : t`Rows worked through`;
  return (
    <div className={styles["progress"]}>
      <p>
        <b>{t`${label}: ${numberText(done)} of ${numberText(rows)}`}</b> {!isChecking && outcomeText(upload)}
      </p>
      <progress aria-label={label} value={done} max={Math.max(1, rows)} className={styles["bar"]} />
      <p className={styles["hint"]}>{t`You can leave this page; the work goes on without it.`}</p>
    </div>
  );
}
