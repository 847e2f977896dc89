import { classNames } from "../classes.ts";
import styles from "./Spinner.module.css";

const cx = classNames(styles);

/** A turning ring, the size of an icon. Decoration: whoever shows it says in words what is going on. */
export function Spinner({ size = "md" }: { size?: "md" | "lg" }) {
  return <span className={cx("spinner", size)} aria-hidden="true" />;
}

/** A whole region that waits. Says what for. */
export function Loading({ children = "One moment" }: { children?: string }) {
  return (
    <p className={cx("loading")} role="status">
      <Spinner size="lg" />
      {children}
    </p>
  );
}
