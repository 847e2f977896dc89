import type { Data } from "@jobmap/contract";
import { useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { useSearchParams } from "react-router";
import { plural, t } from "#text";
import { useNotifications } from "../../lib/notification-count.ts";
import { endpointQuery } from "../../lib/server-state/endpoint-query.ts";
import type { Places } from "../../lib/server-state/held-list.ts";
import { touch } from "../../lib/server-state/invalidate.ts";
import { useChange } from "../../lib/server-state/use-change.ts";
import { useHeldList } from "../../lib/server-state/use-held-list.ts";
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
import { useSeen } from "./use-seen.ts";

type NotificationPage = Data<"GET notification/list">;
const LIMIT = 30;
const PARTS = [
  { id: "all", text: t({ message: "All", context: "notifications" }) },
  { id: "unread", text: t`Unread` },
] as const;

const newOnes = (added: number) => plural(added, { one: "# new notification", other: "# new notifications" });

const PLACES: Places<NotificationPage> = {
  places: ({ items }) => placesOf(items),
  patch: (shown, fresh) => ({ ...fresh, items: inPlace(shown.items, fresh.items) }),
};

/** `/notifications`: all notifications, latest first. Those that have been in view are marked as read. */
export function NotificationsView() {
  const [params, setParams] = useSearchParams();
  const part = params.get("show") === "unread" ? "unread" : "all";
  const asked = params.get("page") ?? "";
  const page = /^[1-9]\d{0,3}$/.test(asked) ? Number(asked) : 1;
  const query = endpointQuery("GET notification/list", {
    query: { page, limit: LIMIT, ...(part === "unread" ? { unread: "true" } : {}) },
  });
  const list = useQuery(query);
  const { data, news, isBehind } = useHeldList(query.queryKey, list, PLACES);
  const box = useRef<HTMLElement>(null);
  const unread = useNotifications((notifications) => notifications.unread) ?? data?.unread ?? 0;
  const seen = useSeen();
  const now = Date.now();
  const newest = data?.items[0]?.id;
  const reading = useChange("POST notification/read", query, (shown) => ({
    ...shown,
    items: shown.items.map((one) => ({ ...one, read_at: one.read_at ?? new Date(now).toISOString() })),
  }));
  const markAll = () => {
    if (newest === undefined) return;
    reading.mutateAsync({ body: { up_to: newest } }).then(
      (left) => {
        useNotifications.setState(left);
        touch(["GET notification/list"], true);
      },
      // They are unread again, and an error was shown.
      () => {},
    );
  };
  return (
    <Page
      title={t`Notifications`}
      tools={
        <>
          {unread > 0 && page === 1 && newest !== undefined && (
            <Button variant="line" icon={<CheckIcon />} onClick={markAll}>{t`Mark all as read`}</Button>
          )}
          <ButtonLink variant="line" to="/profile-setting#mails">{t`Settings`}</ButtonLink>
        </>
      }
    >
      <Tabs
        label={t`Notifications`}
        tabs={PARTS.map((one) => (one.id === "unread" ? { ...one, count: unread } : one))}
        selected={part}
        onSelectedChange={(next) => setParams(next === "all" ? {} : { show: next })}
      >
        <section ref={box} tabIndex={-1} aria-label={t`List`}>
          <NewsPill news={news} added={newOnes} box={box} />
          {list.isLoadingError ? (
            <ErrorState title={t`Your notifications did not load.`} onRetry={() => void list.refetch()}>
              {list.error.message}
            </ErrorState>
          ) : data === undefined ? (
            <TextSkeleton lines={8} />
          ) : data.items.length === 0 ? (
            <EmptyState title={part === "unread" ? t`You have read everything.` : t`Nothing yet.`}>
              {part === "all" && t`Updates on your jobs and applications appear here.`}
            </EmptyState>
          ) : (
            <ul className={styles["list"]} aria-busy={isBehind || undefined}>
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
            label={t`Pages of notifications`}
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
