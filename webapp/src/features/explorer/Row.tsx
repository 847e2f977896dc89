import type { ReactNode } from "react";
import { Link } from "react-router";
import { plural } from "../../ui/index.ts";
import styles from "./Explorer.module.css";

interface RowProps {
  to: string;
  text: string;
  note?: string;
  /** Open jobs. */
  jobs?: number;
  icon: ReactNode;
  /** It was pressed: the panel closes, whether the path changes or not. */
  onGo: () => void;
}

/** One line of the explorer: a way onto the map. */
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
        {jobs !== undefined && <span className={styles["count"]}>{plural(jobs, "job")}</span>}
      </Link>
    </li>
  );
}
