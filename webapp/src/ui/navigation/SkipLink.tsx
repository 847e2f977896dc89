import { t } from "#text";
import styles from "./SkipLink.module.css";

/** The first tab stop: skips the bar and goes to the content. */
export function SkipLink({
  to = "#main",
  children = t`Skip to content`,
}: {
  to?: string;
  children?: string;
}) {
  return (
    <a href={to} className={styles["skip"]}>
      {children}
    </a>
  );
}
