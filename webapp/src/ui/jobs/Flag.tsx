import { classNames } from "../classes.ts";
import { HeartIcon } from "../icons/icons.tsx";
import styles from "./Flag.module.css";

const cx = classNames(styles);

interface FlagProps {
  /** "$18" and ".21". Without pay the pin is a dot: a number is never invented. */
  pay?: readonly [whole: string, cents?: string];
  state?: "plain" | "selected" | "opened" | "approximate" | "new" | "saved";
}

/** A pin as on the map, for keys and headings. The map draws its own pins, many at once. */
export function Flag({ pay, state = "plain" }: FlagProps) {
  return (
    <span className={cx("flag", state)} aria-hidden="true">
      {pay && (
        <span className={cx("plate")}>
          {state === "saved" && <HeartIcon size="sm" filled />}
          {pay[0]}
          {pay[1] && <span className={cx("cents")}>{pay[1]}</span>}
        </span>
      )}
    </span>
  );
}

/** A cluster as on the map. */
export function ClusterMark({ count }: { count: string }) {
  return (
    <span className={cx("cluster")} aria-hidden="true">
      {count}
    </span>
  );
}
