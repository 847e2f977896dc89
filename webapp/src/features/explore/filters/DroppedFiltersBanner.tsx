import { t } from "#text";
import { InfoIcon } from "../../../ui/index.ts";
import styles from "./DroppedFiltersBanner.module.css";

/** Lists the parts of the address that were invalid. The search runs without them. */
export function DroppedFiltersBanner({ dropped }: { dropped: readonly string[] }) {
  if (dropped.length === 0) return null;
  return (
    <p className={styles["banner"]}>
      <InfoIcon size="sm" />
      {t`Ignored in this search because it is not valid: ${dropped.join(", ")}.`}
    </p>
  );
}
