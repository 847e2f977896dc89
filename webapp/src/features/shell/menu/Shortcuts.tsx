import type { SessionProfile } from "@jobmap/contract";
import { Link } from "react-router";
import { t } from "#text";
import { markText, useNotifications } from "../../../lib/notification-count.ts";
import {
  BellIcon,
  classNames,
  HeartIcon,
  MailIcon,
  MapIcon,
  SearchIcon,
  VisuallyHidden,
} from "../../../ui/index.ts";
import styles from "./Shortcuts.module.css";

const cx = classNames(styles);

/** Pages without an entry in the specification's side menu, and without room in a phone's bar. */
const KEPT = [
  { text: t`Saved jobs`, to: "/saved-job", icon: <HeartIcon /> },
  { text: t`Saved map`, to: "/saved-jobmap", icon: <MapIcon /> },
  { text: t`Job alerts`, to: "/job-alerts", icon: <MailIcon /> },
  { text: t`Searches`, to: "/searchhistory", icon: <SearchIcon /> },
] as const;

/** At the top of the menu drawer: notifications and, for candidates, saved items. */
export function Shortcuts({ role }: Pick<SessionProfile, "role">) {
  const unread = useNotifications((notifications) => notifications.unread) ?? 0;
  return (
    <nav aria-label={t`Shortcuts`} className={cx("shortcuts")}>
      <Link to="/notifications" className={cx("shortcut", "notifications")}>
        <BellIcon />
        {t`Notifications`}
        {unread > 0 && (
          <span className={cx("count")}>
            {markText(unread)} <VisuallyHidden>{t`unread`}</VisuallyHidden>
          </span>
        )}
      </Link>
      {role === "user" &&
        KEPT.map(({ text, to, icon }) => (
          <Link key={to} to={to} className={cx("shortcut")}>
            {icon}
            {text}
          </Link>
        ))}
    </nav>
  );
}
