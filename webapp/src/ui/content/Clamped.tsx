import type { ReactNode } from "react";
import styles from "./Clamped.module.css";

/** A title somebody wrote, in three lines at most: two hundred capitals without a space fill a phone. All of it is on its own page. */
export function Clamped({ children }: { children: ReactNode }) {
  return <span className={styles["clamped"]}>{children}</span>;
}
