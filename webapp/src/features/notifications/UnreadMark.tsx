import { markText } from "../../lib/notification-count.ts";
import { classNames } from "../../ui/index.ts";
import styles from "./UnreadMark.module.css";

const cx = classNames(styles);

/** Unread count on the corner of an icon, whose accessible name already includes the count; nothing if everything is read. */
export function UnreadMark({ unread }: { unread: number }) {
  if (unread === 0) return null;
  return (
    <span className={cx("mark")} aria-hidden="true">
      {markText(unread)}
    </span>
  );
}
