import { useVirtualizer } from "@tanstack/react-virtual";
import { useEffect, useRef } from "react";
import { t } from "#text";
import { afterPaint } from "../../lib/after-next-paint.ts";
import { classNames } from "../../ui/index.ts";
import styles from "./Review.module.css";
import type { Queued } from "./review-queue.ts";
import { ratingText, STATUS_TEXT } from "./stages.ts";

const cx = classNames(styles);
const ROW = 36;

interface ReviewListProps {
  items: readonly Queued[];
  /** Index of who is read. */
  at: number;
  onOpen: (id: number) => void;
}

/** Everybody who is to be read, a line each. */
export function ReviewList({ items, at, onOpen }: ReviewListProps) {
  const box = useRef<HTMLDivElement>(null);
  const rows = useVirtualizer({
    count: items.length,
    getScrollElement: () => box.current,
    estimateSize: () => ROW,
    overscan: 12,
  });
  // Measuring and scrolling lay the page out: only for a row that is out of sight, and once the next applicant is painted.
  useEffect(() => {
    const { scrollOffset, scrollRect } = rows;
    const first = scrollOffset ?? 0;
    if (at * ROW >= first && (at + 1) * ROW <= first + (scrollRect?.height ?? 0)) return;
    return afterPaint(() => rows.scrollToIndex(at));
  }, [at, rows]);
  return (
    <nav className={cx("list")} aria-label={t`Applicants to review`}>
      <div ref={box} className={cx("scroll")}>
        <div className={cx("rows")} style={{ blockSize: rows.getTotalSize() }}>
          {rows.getVirtualItems().map(({ index, start }) => {
            const item = items[index];
            if (!item) return null;
            return (
              <button
                key={item.id}
                type="button"
                className={cx("row", index === at && "current")}
                style={{ transform: `translateY(${start}px)` }}
                aria-current={index === at || undefined}
                onClick={() => onOpen(item.id)}
              >
                <span className={cx("name", item.status === "APPLIED" && "unread")}>{item.name}</span>
                <span className={cx("state")}>
                  {item.rating !== null && `${ratingText(item.rating)}, `}
                  {STATUS_TEXT[item.status]}
                </span>
              </button>
            );
          })}
        </div>
      </div>
    </nav>
  );
}
