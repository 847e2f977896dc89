import type { ApplicationStatus, Data, EmployerApplication } from "@jobmap/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { t } from "#text";
import { painted } from "../../lib/after-next-paint.ts";
import { call } from "../../lib/api.ts";
import { seatRefusal } from "../../lib/refusals.ts";
import { useSeatAtLeast } from "../../lib/seat.ts";
import { useChange } from "../../lib/server-state/use-change.ts";
import { toast } from "../../lib/toasts.ts";
import { ErrorState, TextSkeleton } from "../../ui/index.ts";
import { applicationQuery } from "./application-query.ts";
import type { StartMove } from "./move.ts";
import { QUICK, type QuickAction, quickReply, useQuickReplies } from "./quick-replies.ts";
import styles from "./Review.module.css";
import { ReviewHead } from "./ReviewHead.tsx";
import { ReviewSides } from "./ReviewSides.tsx";
import type { Queued } from "./review-queue.ts";
import { sendOrKeep } from "./send-move.ts";
import { ACTION_TEXT, STAGES } from "./stages.ts";
import { type PageKeys, usePageKeys } from "./use-page-keys.ts";
import { useReadyAhead } from "./use-ready-ahead.ts";

interface ReviewPaneProps {
  items: readonly Queued[];
  total: number;
  at: number;
  templates: Data<"GET employer/reply-template/list">;
  onOpen: (id: number) => void;
  onMove: StartMove;
  onMoved: (id: number, from: ApplicationStatus, to: ApplicationStatus) => void;
  /** The server says something else of an application than the list. */
  onNews: (id: number, change: Pick<Queued, "status" | "rating">) => void;
}

/** Whoever is shown for so long, in ms, has been opened: running past somebody does not tell them that they were read. */
const OPENED_MS = 1_000;

/** The application that is read, and what the keys do with it. */
export function ReviewPane({
  items,
  total,
  at,
  templates,
  onOpen,
  onMove,
  onMoved,
  onNews,
}: ReviewPaneProps) {
  const id = items[at]?.id ?? 0;
  const application = useQuery(applicationQuery(id));
  const { data } = application;
  const client = useQueryClient();
  const [canAssess, canMove] = [useSeatAtLeast("reviewer"), useSeatAtLeast("recruiter")];
  const rate = useChange("POST employer/application/rate", applicationQuery(id), (shown, { body }) => ({
    ...shown,
    rating: body.rating,
  }));
  const replies = useQuickReplies();
  useOpened(data);
  const slots = useReadyAhead(items, at);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list changes with it
  useEffect(() => {
    if (data) onNews(data.id, { status: data.status, rating: data.rating });
  }, [data]);
  const pane = useRef<HTMLElement>(null);
  const go = (step: number) => {
    const next = items[at + step];
    if (next) {
      // Before the page changes, when nothing has to be laid out for it: the next one begins at their beginning.
      if ((pane.current?.getBoundingClientRect().top ?? 0) < 0) pane.current?.scrollIntoView();
      onOpen(next.id);
    } else toast(step > 0 ? t`That was the last one.` : t`That is the first one.`);
  };
  const move = async (action: QuickAction) => {
    if (!canMove) {
      toast(seatRefusal("recruiter"));
      return;
    }
    if (!data) {
      // Whoever is shown by name alone has not been read.
      const who = items[at]?.name ?? "";
      toast(t`${who} is still loading.`);
      return;
    }
    if (!data.actions.includes(action)) {
      toast(t`${data.applicant.name}: ${ACTION_TEXT[action]} is not possible now.`);
      return;
    }
    const to = STAGES.find((stage) => stage.action === action)?.statuses[0] ?? data.status;
    const message = quickReply(action, replies, templates)?.text ?? "";
    const show = () => onMoved(data.id, data.status, to);
    show();
    go(1);
    await painted();
    await sendOrKeep(
      { key: crypto.randomUUID(), action, target: { applications: [data] }, message },
      ({ refused }) => {
        // Somebody was faster: the list says what the server says.
        if (refused > 0)
          void client.fetchQuery({ ...applicationQuery(data.id), staleTime: 0 }).then(
            ({ status, rating }) => onNews(data.id, { status, rating }),
            // Whoever is opened again is asked for anyway.
            () => {},
          );
      },
      () => onMoved(data.id, to, data.status),
      show,
    );
  };
  const write = (action: QuickAction) => {
    if (!canMove) toast(seatRefusal("recruiter"));
    else if (data?.actions.includes(action)) onMove(action, { applications: [data] });
  };
  const keys: PageKeys = {
    j: () => go(1),
    k: () => go(-1),
    ...Object.fromEntries(
      [1, 2, 3, 4, 5, 0].map((rating) => [
        String(rating),
        () => {
          if (canAssess) rate.mutate({ body: { id, rating: rating === 0 ? null : rating } });
          else toast(seatRefusal("reviewer"));
        },
      ]),
    ),
    ...Object.fromEntries(
      QUICK.flatMap(({ key, action }) => [
        [key, () => void move(action)],
        [`shift+${key}`, () => write(action)],
      ]),
    ),
  };
  usePageKeys(keys);
  return (
    <section
      ref={pane}
      className={styles["pane"]}
      aria-label={t`Application`}
      aria-busy={application.isPending || undefined}
    >
      <ReviewHead
        application={data}
        name={items[at]?.name ?? ""}
        at={at}
        count={items.length}
        total={total}
        templates={templates}
        onStep={go}
        onMove={(action) => void move(action)}
      />
      {application.isLoadingError ? (
        <ErrorState
          title={t`The application did not load.`}
          headingLevel={3}
          onRetry={() => void application.refetch()}
        >
          {application.error.message}
        </ErrorState>
      ) : (
        !data && <TextSkeleton lines={12} />
      )}
      {slots.map(({ id: each, isAhead }, slot) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: whoever comes into a slot is made anew in it
        <ReviewSides key={slot} id={each} isAhead={isAhead} onMove={onMove} />
      ))}
    </section>
  );
}

/** Marks an application as opened once it has been on the screen for a moment. */
function useOpened(application: EmployerApplication | undefined): void {
  const client = useQueryClient();
  const [failed, setFailed] = useState(0);
  const canAssess = useSeatAtLeast("reviewer");
  const unread =
    canAssess && application?.status === "APPLIED" && application.id !== failed ? application.id : undefined;
  useEffect(() => {
    if (unread === undefined) return;
    const timer = setTimeout(() => {
      call("POST employer/application/view", { body: { id: unread } }).then(
        (viewed) => client.setQueryData(applicationQuery(unread).queryKey, viewed),
        // It is readable anyway.
        () => setFailed(unread),
      );
    }, OPENED_MS);
    return () => clearTimeout(timer);
  }, [unread, client]);
}
