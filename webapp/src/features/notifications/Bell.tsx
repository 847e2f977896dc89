import { useEffect } from "react";
import { t } from "#text";
import { useNotifications } from "../../lib/notification-count.ts";
import { followEvents } from "../../lib/server-state/follow-events.ts";
import { ServerState } from "../../lib/server-state/ServerState.tsx";
import { useSession } from "../../lib/session.ts";
import { BellIcon, classNames, IconButton, Popover } from "../../ui/index.ts";
import { FitPlace } from "../fit/FitPlace.tsx";
import { PalettePlace } from "../palette/PalettePlace.tsx";
import { keepLanguage } from "../shell/keep-language.ts";
import styles from "./Bell.module.css";
import { BottomBar } from "./BottomBar.tsx";
import { followUnread } from "./follow-unread.ts";
import { NotificationList } from "./NotificationList.tsx";
import { UnreadMark } from "./UnreadMark.tsx";

const cx = classNames(styles);

/**
 * The notifications, behind a bell with the unread count. It brings what only those need who are signed in: the bar of phones, which has the
 * count too, what jobs' pages have for candidates alone, the palette of employers, and what keeps the language that they choose.
 */
export default function Bell() {
  const unread = useNotifications((notifications) => notifications.unread) ?? 0;
  const isCandidate = useSession(({ profile }) => profile?.role === "user");
  const isEmployer = useSession(({ profile }) => profile?.role === "employer");
  useEffect(followEvents, []);
  useEffect(keepLanguage, []);
  useEffect(followUnread, []);
  return (
    <ServerState>
      {isCandidate && <BottomBar unread={unread} />}
      {isCandidate && <FitPlace />}
      {isEmployer && <PalettePlace />}
      <Popover
        label={t`Notifications`}
        align="end"
        trigger={(wired) => (
          <span className={cx("bell", isCandidate && "besideBar")}>
            <IconButton
              {...wired}
              icon={<BellIcon />}
              label={
                unread > 0 ? t`Notifications, ${unread.toLocaleString("en-US")} unread` : t`Notifications`
              }
            />
            <UnreadMark unread={unread} />
          </span>
        )}
      >
        {(close) => <NotificationList onChosen={close} />}
      </Popover>
    </ServerState>
  );
}
