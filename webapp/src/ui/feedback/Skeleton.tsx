import { classNames } from "../classes.ts";
import styles from "./Skeleton.module.css";

const cx = classNames(styles);

/** Placeholder of one line of text. `width` in percent of the column. */
export function SkeletonLine({ width = 100, tall = false }: { width?: number; tall?: boolean }) {
  return <span className={cx("line", tall && "tall")} style={{ inlineSize: `${width}%` }} />;
}

/** Uneven like real titles, and the same on server and browser. */
const TITLE_WIDTHS = [58, 74, 46, 66, 52, 80];

/** The list's lines without text. Screen readers skip it: a heading beside it says what is loading. */
export function JobRowsSkeleton({ rows = 6 }: { rows?: number }) {
  return (
    <div aria-hidden="true">
      {Array.from({ length: rows }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are alike and never move
        <div key={i} className={cx("row")}>
          <SkeletonLine tall width={TITLE_WIDTHS[i % TITLE_WIDTHS.length] ?? 60} />
          <SkeletonLine tall />
          <SkeletonLine width={62} />
          <SkeletonLine width={84} />
          <SkeletonLine width={48} />
        </div>
      ))}
    </div>
  );
}

/** Placeholder of paragraphs. */
export function TextSkeleton({ lines = 4 }: { lines?: number }) {
  return (
    <div className={cx("text")} aria-hidden="true">
      {Array.from({ length: lines }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are alike and never move
        <SkeletonLine key={i} width={i === lines - 1 ? 55 : 96 - ((i * 7) % 12)} />
      ))}
    </div>
  );
}
