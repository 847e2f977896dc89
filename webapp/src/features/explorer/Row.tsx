import type { ReactNode } from "react";
import { Link } from "react-router";
import { plural } from "#text";
import styles from "./Explorer.module.css";

interface RowProps {
  to: string;
  text: string;
  note?: string;
  /** Number of open jobs. */
  jobs?: number;
  icon: ReactNode;
  /** Called on press: the panel closes, even if the path does not change. */
  onGo: () => void;
}

/** One row of the explorer: a link to the map. */
export function Row({ to, text, note, jobs, icon, onGo }: RowProps) {
  return (
    <li>
      <Link to={to} className={styles["row"]} onClick={onGo}>
        {icon}
        <span className={styles["text"]}>
          <bdi>{text}</bdi>
          {note && (
            <span className={styles["note"]}>
              <bdi>{note}</bdi>
            </span>
          )}
        </span>
        {jobs !== undefined && (
          <span className={styles["count"]}>{plural(jobs, { one: "# job", other: "# jobs" })}</span>
        )}
      </Link>
    </li>
  );
}
