import { useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { Link } from "react-router";
import { t } from "#text";
import { endpointQuery } from "../../lib/server-state/endpoint-query.ts";
import { useListNews } from "../../lib/server-state/use-list-news.ts";
import { classNames, ErrorState, Heading, TextSkeleton } from "../../ui/index.ts";
import styles from "./Bell.module.css";
import { NotificationItem } from "./NotificationItem.tsx";
import { useSeen } from "./use-seen.ts";

const cx = classNames(styles);
const LATEST = endpointQuery("GET notification/list", { query: { limit: 15 } });

/** The latest notifications. Those that have been in view are marked as read. */
export function NotificationList({ onChosen }: { onChosen: () => void }) {
  const latest = useQuery(LATEST);
  const { data } = latest;
  const box = useRef<HTMLElement>(null);
  const seen = useSeen();
  useListNews(LATEST.queryKey, latest, box, t`There is a new notification.`);
  const now = Date.now();
  return (
    <section ref={box} tabIndex={-1} className={cx("panel")}>
      <header className={cx("head")}>
        <Heading level={2} size="xl">{t`Notifications`}</Heading>
        <span className={cx("ways")}>
          <Link to="/notifications" onClick={onChosen}>{t`See all`}</Link>
          <Link to="/profile-setting#mails" onClick={onChosen}>{t`Settings`}</Link>
        </span>
      </header>
      {latest.isLoadingError ? (
        <ErrorState
          title={t`Notifications did not load.`}
          headingLevel={3}
          onRetry={() => void latest.refetch()}
        >
          {latest.error.message}
        </ErrorState>
      ) : data === undefined ? (
        <TextSkeleton lines={4} />
      ) : data.items.length === 0 ? (
        <p
          className={cx("none")}
        >{t`No notifications yet. Updates on your jobs and applications appear here.`}</p>
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
