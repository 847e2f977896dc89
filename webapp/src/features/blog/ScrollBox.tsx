import type { ReactNode } from "react";
import styles from "./Article.module.css";

/** What is wider than a phone scrolls by itself, also by keyboard; the page never does. */
export function ScrollBox({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: wide content scrolls, which the keyboard must be able to do
    <section tabIndex={0} className={styles["scroll"]} aria-label={label}>
      {children}
    </section>
  );
}
