import { useCallback, useEffect, useRef } from "react";
import { Link } from "react-router";
import { call } from "../../lib/api.ts";
import { useLoaded } from "../../lib/use-loaded.ts";
import { classNames, ErrorState, Heading, relative, TextSkeleton } from "../../ui/index.ts";
import styles from "./Bell.module.css";
import { useNotices } from "./notice-store.ts";
import { useNews } from "./use-news.ts";

const cx = classNames(styles);
const LATEST = 15;

/** The latest of what somebody was told. Seeing the list counts as having read it. */
export function NoticeList({ onChosen }: { onChosen: () => void }) {
  const load = useCallback(
    (signal: AbortSignal) => call("GET notification/list", { query: { limit: LATEST } }, { signal }),
    [],
  );
  const { loaded, reload, refresh } = useLoaded(load);
  const { data } = loaded;
  const box = useRef<HTMLElement>(null);
  useNews({ loaded, refresh }, box, "There is a new notification.");
  useEffect(() => {
    if (!data) return;
    call("POST notification/read", { body: {} }).then(
      ({ unread }) => useNotices.setState({ unread }),
      () => {},
    );
  }, [data]);
  return (
    <section ref={box} tabIndex={-1} className={cx("panel")}>
      <Heading level={2} size="xl">
        Notifications
      </Heading>
      {loaded.status === "failed" ? (
        <ErrorState title="They did not load." headingLevel={3} onRetry={reload}>
          {loaded.failure}
        </ErrorState>
      ) : data === undefined ? (
        <TextSkeleton lines={4} />
      ) : data.items.length === 0 ? (
        <p className={cx("none")}>Nothing yet. News of your jobs and applications comes here.</p>
      ) : (
        <ul className={cx("list")}>
          {data.items.map(({ id, title, text, to, created_at, read_at }) => (
            <li key={id} className={cx("item", read_at === null && "unread")}>
              <Link to={to} onClick={onChosen}>
                {title}
              </Link>
              <p>{text}</p>
              <time dateTime={created_at}>{ago(created_at)}</time>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const ago = (iso: string) => relative("Told", iso, Date.now());
