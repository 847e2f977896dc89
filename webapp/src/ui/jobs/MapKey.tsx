import type { ReactNode } from "react";
import { t } from "#text";
import { classNames } from "../classes.ts";
import { ClusterMark, Flag } from "./Flag.tsx";
import styles from "./MapKey.module.css";

const cx = classNames(styles);

export interface KeyEntry {
  id: string;
  mark: ReactNode;
  title: string;
  text: string;
}

/** All markers of the map with their meaning. */
export const MAP_KEY: readonly KeyEntry[] = [
  {
    id: "pay",
    mark: <Flag pay={["$19", ".19"]} />,
    title: t`The label is the pay`,
    text: t`Per hour unless stated. Ranges and large amounts are rounded down; see the job for exact pay.`,
  },
  {
    id: "approximate",
    mark: <Flag pay={["$18", ".30"]} state="approximate" />,
    title: t`A dashed base is approximate`,
    text: t`We know the ZIP code or city, not the exact address.`,
  },
  {
    id: "new",
    mark: <Flag pay={["$23", ".15"]} state="new" />,
    title: t`A folded corner is new to you`,
    text: t`Posted since your last visit.`,
  },
  {
    id: "opened",
    mark: <Flag pay={["$15", ".35"]} state="opened" />,
    title: t`Gray: already viewed`,
    text: t`It stays on the map so you can find it again.`,
  },
  {
    id: "saved",
    mark: <Flag pay={["$17", ".96"]} state="saved" />,
    title: t`A heart is a saved job`,
    text: t`Also in your saved jobs.`,
  },
  {
    id: "no-pay",
    mark: <Flag />,
    title: t`A dot is one job without a label`,
    text: t`There was no room for it, or the employer did not state pay.`,
  },
  {
    id: "cluster",
    mark: <ClusterMark count="24" />,
    title: t`A circle is a count`,
    text: t`Exactly that many jobs. Its area grows with the number.`,
  },
];

/** How to read the map. */
export function MapKey({ entries = MAP_KEY }: { entries?: readonly KeyEntry[] }) {
  return (
    <ul className={cx("key")}>
      {entries.map((entry) => (
        <li key={entry.id}>
          <span className={cx("mark")}>{entry.mark}</span>
          <div>
            <b className={cx("title")}>{entry.title}</b>
            <p>{entry.text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
