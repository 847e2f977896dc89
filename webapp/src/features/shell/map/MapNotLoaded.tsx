import { t } from "#text";
import { Button } from "../../../ui/index.ts";
import styles from "./MapNotLoaded.module.css";

/** Shown over a map whose chunk failed to load. The picture or list beside or below it is still correct. */
export function MapNotLoaded({ onRetry }: { onRetry: () => void }) {
  return (
    <div className={styles["note"]} role="alert">
      {t`The map did not load.`}
      <Button variant="line" size="sm" onClick={onRetry}>
        {t`Try again`}
      </Button>
    </div>
  );
}
