import { InfoIcon } from "../../ui/index.ts";
import styles from "./Notices.module.css";

/** Parts of the address that could not be used. The search goes on without them. */
export function DroppedNotice({ dropped }: { dropped: readonly string[] }) {
  if (dropped.length === 0) return null;
  return (
    <p className={styles["notice"]}>
      <InfoIcon size="sm" />
      {`Left out of this search, because it could not be used: ${dropped.join(", ")}.`}
    </p>
  );
}
