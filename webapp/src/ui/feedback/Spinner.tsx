import { t } from "#text";
import { classNames } from "../classes.ts";
import styles from "./Spinner.module.css";

const cx = classNames(styles);

/** A spinner in icon size. Decorative: its parent says in words what is going on. */
export function Spinner({ size = "md" }: { size?: "md" | "lg" }) {
  return <span className={cx("spinner", size)} aria-hidden="true" />;
}

/** A region that is loading. Its text says what is loading. */
export function Loading({ children = t`One moment` }: { children?: string }) {
  return (
    <p className={cx("loading")} role="status">
      <Spinner size="lg" />
      {children}
    </p>
  );
}
