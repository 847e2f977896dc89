import type { Notification } from "@jobmap/contract";
import type { Ref } from "react";
import { Link } from "react-router";
import { t } from "#text";
import { classNames, VisuallyHidden } from "../../ui/index.ts";
import styles from "./NotificationItem.module.css";
import { notificationTime } from "./notification-time.ts";
import { useToldLanguage } from "./use-told-language.ts";

const cx = classNames(styles);

interface NotificationItemProps {
  ref?: Ref<HTMLLIElement>;
  notification: Notification;
  /** The render time of the page, in ms. */
  now: number;
  onChosen?: () => void;
}

/** One notification, linked to its subject. */
export function NotificationItem({ ref, notification, now, onChosen }: NotificationItemProps) {
  const { title, text, to, created_at, read_at } = notification;
  const lang = useToldLanguage();
  return (
    <li ref={ref} className={cx("item", read_at === null && "unread")}>
      {read_at === null && <VisuallyHidden>{t`New:`}</VisuallyHidden>}
      <Link to={to} lang={lang} onClick={onChosen}>
        {title}
      </Link>
      {text && <p lang={lang}>{text}</p>}
      <time dateTime={created_at} title={new Date(created_at).toLocaleString("en-US")}>
        {notificationTime(created_at, now)}
      </time>
    </li>
  );
}
