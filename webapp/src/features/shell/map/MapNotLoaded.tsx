import { Button } from "../../../ui/index.ts";
import styles from "./MapNotLoaded.module.css";

/** Over a map whose code did not arrive. What stands beside or below it, a picture or a list, is still right. */
export function MapNotLoaded({ onRetry }: { onRetry: () => void }) {
  return (
    <div className={styles["note"]} role="alert">
      The map did not load.
      <Button variant="line" size="sm" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
