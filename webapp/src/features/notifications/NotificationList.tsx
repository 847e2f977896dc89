import { useCallback, useRef } from "react";
import { Link } from "react-router";
import { call } from "../../lib/api.ts";
import { useLoaded } from "../../lib/use-loaded.ts";
import { classNames, ErrorState, Heading, TextSkeleton } from "../../ui/index.ts";
import styles from "./Bell.module.css";
import { NotificationItem } from "./NotificationItem.tsx";
import { useNews } from "./use-news.ts";
import { useSeen } from "./use-seen.ts";

const cx = classNames(styles);
const LATEST = 15;

/** The latest of what somebody was told. What of it has been in view is marked as read. */
export function NotificationList({ onChosen }: { onChosen: () => void }) {
  const load = useCallback(
    (signal: AbortSignal) => call("GET notification/list", { query: { limit: LATEST } }, { signal }),
    [],
  );
  const { loaded, reload, refresh } = useLoaded(load);
  const { data } = loaded;
  const box = useRef<HTMLElement>(null);
  const seen = useSeen();
  useNews({ loaded, refresh }, box, "There is a new notification.");
  const now = Date.now();
  return (
    <section ref={box} tabIndex={-1} className={cx("panel")}>
      <header className={cx("head")}>
        <Heading level={2} size="xl">
          Notifications
        </Heading>
        <span className={cx("ways")}>
          <Link to="/notifications" onClick={onChosen}>
            See all
          </Link>
          <Link to="/profile-setting#mails" onClick={onChosen}>
            Settings
          </Link>
        </span>
      </header>
      {loaded.status === "failed" ? (
        <ErrorState title="Notifications did not load." headingLevel={3} onRetry={reload}>
          {loaded.failure}
        </ErrorState>
      ) : data === undefined ? (
        <TextSkeleton lines={4} />
      ) : data.items.length === 0 ? (
        <p className={cx("none")}>No notifications yet. Updates on your jobs and applications appear here.</p>
      ) : (
        <ul className={cx("list")}>
          {data.items.map((notification) => (
            <NotificationItem
              key={notification.id}
              ref={seen(notification)}
              notification={notification}
              now={now}
              onChosen={onChosen}
            />
          ))}
        </ul>
      )}
    </section>
  );
}
