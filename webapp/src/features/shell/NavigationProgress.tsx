import { useNavigation } from "react-router";
import { t } from "#text";
import styles from "./Frame.module.css";

/** A progress bar along the top while another page loads. */
export function NavigationProgress() {
  const { state, location } = useNavigation();
  if (state === "idle") return null;
  return (
    // It is in no landmark, so that it must be live.
    <div aria-live="polite">
      <div key={location.key} className={styles["progress"]} role="progressbar" aria-label={t`Loading`} />
    </div>
  );
}
