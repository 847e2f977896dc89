import { useNavigation } from "react-router";
import { t } from "#text";
import styles from "./Frame.module.css";

/** A progress bar along the top while another page loads. */
export function NavigationProgress() {
  const { state, location } = useNavigation();
  if (state === "idle") return null;
  // It is in no landmark, so that it must be live.
  return (
    <div
      key={location.key}
      className={styles["progress"]}
      role="progressbar"
      aria-live="polite"
      aria-label={t`Loading`}
    />
  );
}
