import { t } from "#text";
import type { ChangedPart } from "./editor/changed-part.ts";
import styles from "./PostJob.module.css";

/** One of two versions of a field, with the differing part of the second version highlighted. */
export function ChangedText({ part: { before, changed, after } }: { part: ChangedPart }) {
  if (before + changed + after === "") return <span className={styles["value"]}>{t`Nothing`}</span>;
  return (
    <span className={styles["value"]}>
      {before}
      {changed && <mark>{changed}</mark>}
      {after}
    </span>
  );
}
