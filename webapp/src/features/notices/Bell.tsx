import { useEffect } from "react";
import { useNotices } from "../../lib/notice-count.ts";
import { BellIcon, classNames, IconButton, Popover, plural } from "../../ui/index.ts";
import styles from "./Bell.module.css";
import { NoticeList } from "./NoticeList.tsx";
import { followNotices } from "./notice-store.ts";
import { UnreadMark } from "./UnreadMark.tsx";

const cx = classNames(styles);

/** What somebody was told, behind a bell that counts what is unread. */
export default function Bell() {
  const unread = useNotices((notices) => notices.unread) ?? 0;
  useEffect(followNotices, []);
  return (
    <Popover
      label="Notifications"
      align="end"
      trigger={(wired) => (
        <span className={cx("bell")}>
          <IconButton
            {...wired}
            icon={<BellIcon />}
            label={unread > 0 ? `Notifications, ${plural(unread, "unread", "unread")}` : "Notifications"}
          />
          <UnreadMark unread={unread} />
        </span>
      )}
    >
      {(close) => <NoticeList onChosen={close} />}
    </Popover>
  );
}
