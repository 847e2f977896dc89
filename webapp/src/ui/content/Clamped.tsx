import type { ReactNode } from "react";
import styles from "./Clamped.module.css";

/** A user-written title, clamped to three lines: two hundred capitals without a space would fill a phone. Its own page shows all of it. */
export function Clamped({ children }: { children: ReactNode }) {
  return <span className={styles["clamped"]}>{children}</span>;
}
