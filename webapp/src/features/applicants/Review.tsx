import { useQuery } from "@tanstack/react-query";
import { t } from "#text";
import { endpointQuery } from "../../lib/server-state/endpoint-query.ts";
import { ErrorState, TextSkeleton } from "../../ui/index.ts";
import type { ListProps } from "./ApplicantTable.tsx";
import { NoApplicants } from "./NoApplicants.tsx";
import styles from "./Review.module.css";
import { ReviewList } from "./ReviewList.tsx";
import { ReviewPane } from "./ReviewPane.tsx";
import { useReviewQueue } from "./review-queue.ts";
import { useReviewed } from "./use-reviewed.ts";
import { useUndone } from "./use-undone.ts";

/** Applications one after another, beside the list: what was sent, and everything that is decided about it by single keys. */
export function Review({ shown, onMove }: ListProps) {
  const { queue, patch, patchAll } = useReviewQueue(shown.state);
  const templates = useQuery(endpointQuery("GET employer/reply-template/list", {})).data ?? [];
  const [application, open] = useReviewed(shown);
  const remember = useUndone((id, status) => patch(id, { status }));
  if (queue.isLoadingError)
    return (
      <ErrorState title={t`The applications did not load.`} onRetry={() => void queue.refetch()}>
        {queue.error.message}
      </ErrorState>
    );
  if (!queue.data) return <TextSkeleton lines={12} />;
  const { items, total } = queue.data;
  if (items.length === 0) return <NoApplicants shown={shown} />;
  const found = items.findIndex(({ id }) => String(id) === application);
  const at = Math.max(0, found);
  return (
    <div className={styles["review"]}>
      <ReviewList items={items} at={at} onOpen={open} />
      <ReviewPane
        items={items}
        total={total}
        at={at}
        templates={templates}
        onOpen={open}
        onMove={onMove}
        onMoved={(id, from, to) => {
          remember(id, from);
          patch(id, { status: to });
        }}
        onNews={(id, news) => patchAll([{ id, ...news }])}
      />
    </div>
  );
}
