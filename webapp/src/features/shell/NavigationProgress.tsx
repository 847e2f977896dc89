import { useNavigation } from "react-router";
import styles from "./Frame.module.css";

/** A line along the top while another page is fetched. */
export function NavigationProgress() {
  const { state, location } = useNavigation();
  if (state === "idle") return null;
  return <div key={location.key} className={styles["progress"]} role="progressbar" aria-label="Loading" />;
}
