import styles from "./SkipLink.module.css";

/** The first thing the keyboard reaches: past the bar, to what the page is about. */
export function SkipLink({ to = "#main", children = "Skip to content" }: { to?: string; children?: string }) {
  return (
    <a href={to} className={styles["skip"]}>
      {children}
    </a>
  );
}
