import type { Data } from "@jobmap/contract";
import { useCallback, useRef } from "react";
import { useSearchParams } from "react-router";
import { call } from "../../lib/api.ts";
import { useNotifications } from "../../lib/notification-count.ts";
import { toast } from "../../lib/toasts.ts";
import { useLoaded } from "../../lib/use-loaded.ts";
import {
  Button,
  ButtonLink,
  CheckIcon,
  EmptyState,
  ErrorState,
  Page,
  Pagination,
  Tabs,
  TextSkeleton,
} from "../../ui/index.ts";
import styles from "./Bell.module.css";
import { inPlace, placesOf } from "./in-place.ts";
import { NewsPill } from "./NewsPill.tsx";
import { NotificationItem } from "./NotificationItem.tsx";
import { useHeldNews } from "./use-held-news.ts";
import { useSeen } from "./use-seen.ts";

type NotificationPage = Data<"GET notification/list">;
const LIMIT = 30;
const PARTS = [
  { id: "all", text: "All" },
  { id: "unread", text: "Unread" },
] as const;

const places = ({ items }: NotificationPage) => placesOf(items);
const patch = (shown: NotificationPage, fresh: NotificationPage): NotificationPage => ({
  ...fresh,
  items: inPlace(shown.items, fresh.items),
});

/** `/notifications`: everything somebody was told, the latest first. What has been in view is marked as read. */
export function NotificationsView() {
  const [params, setParams] = useSearchParams();
  const part = params.get("show") === "unread" ? "unread" : "all";
  const asked = params.get("page") ?? "";
  const page = /^[1-9]\d{0,3}$/.test(asked) ? Number(asked) : 1;
  const load = useCallback(
    (signal: AbortSignal) => {
      const query = { page, limit: LIMIT, ...(part === "unread" ? { unread: "true" } : {}) };
      return call("GET notification/list", { query }, { signal });
    },
    [part, page],
  );
  const { loaded, reload, put } = useLoaded(load);
  const { data } = loaded;
  const box = useRef<HTMLElement>(null);
  const news = useHeldNews({ loaded, put, load, places, patch });
  const unread = useNotifications((notifications) => notifications.unread) ?? data?.unread ?? 0;
  const seen = useSeen();
  const now = Date.now();
  const newest = data?.items[0]?.id;
  const markAll = async () => {
    if (newest === undefined) return;
    try {
      const left = await call("POST notification/read", { body: { up_to: newest } });
      useNotifications.setState(left);
      reload();
    } catch (failure) {
      toast(failure instanceof Error ? failure.message : "Something went wrong. Try again.", {
        tone: "danger",
      });
    }
  };
  return (
    <Page
      title="Notifications"
      tools={
        <>
          {unread > 0 && page === 1 && newest !== undefined && (
            <Button variant="line" icon={<CheckIcon />} onClick={() => void markAll()}>
              Mark all as read
            </Button>
          )}
          <ButtonLink variant="line" to="/profile-setting#mails">
            Settings
          </ButtonLink>
        </>
      }
    >
      <Tabs
        label="Notifications"
        tabs={PARTS.map((one) => (one.id === "unread" ? { ...one, count: unread } : one))}
        selected={part}
        onSelectedChange={(next) => setParams(next === "all" ? {} : { show: next })}
      >
        <section ref={box} tabIndex={-1} aria-label="List">
          <NewsPill news={news} one="new notification" box={box} />
          {loaded.status === "failed" ? (
            <ErrorState title="Your notifications did not load." onRetry={reload}>
              {loaded.failure}
            </ErrorState>
          ) : data === undefined ? (
            <TextSkeleton lines={8} />
          ) : data.items.length === 0 ? (
            <EmptyState title={part === "unread" ? "You have read everything." : "Nothing yet."}>
              {part === "all" && "Updates on your jobs and applications appear here."}
            </EmptyState>
          ) : (
            <ul className={styles["list"]} aria-busy={loaded.status === "loading" || undefined}>
              {data.items.map((notification) => (
                <NotificationItem
                  key={notification.id}
                  ref={seen(notification)}
                  notification={notification}
                  now={now}
                />
              ))}
            </ul>
          )}
          <Pagination
            label="Pages of notifications"
            page={page}
            pages={Math.ceil((data?.total ?? 0) / LIMIT)}
            to={(next) => ({ search: `?${pageQuery(part, next)}` })}
          />
        </section>
      </Tabs>
    </Page>
  );
}

function pageQuery(part: "all" | "unread", page: number): URLSearchParams {
  const query = new URLSearchParams();
  if (part === "unread") query.set("show", part);
  if (page > 1) query.set("page", String(page));
  return query;
}
