import type { ApplicationStatus } from "@jobmap/contract";
import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { t } from "#text";
import { act } from "../../lib/api.ts";
import { endpointQuery } from "../../lib/server-state/endpoint-query.ts";
import { useListNews } from "../../lib/server-state/use-list-news.ts";
import { toast } from "../../lib/toasts.ts";
import {
  Button,
  ButtonLink,
  ConfirmDialog,
  EmptyState,
  ErrorState,
  HeartIcon,
  Page,
  Pagination,
  Tabs,
  TextSkeleton,
} from "../../ui/index.ts";
import { AppliedItem } from "./AppliedItem.tsx";
import styles from "./AppliedView.module.css";
import { PARTS, type PartId } from "./application-status.ts";
import { useAppliedSearch } from "./use-applied-search.ts";

const LIMIT = 20;
const OVER: readonly ApplicationStatus[] = PARTS[2].statuses;

/** `/applied-job-list`: the candidate's applications and their outcomes. */
export function AppliedView() {
  const { part, page, application, show, linkTo } = useAppliedSearch();
  const [isClearing, setClearing] = useState(false);
  const status = PARTS.find(({ id }) => id === part)?.statuses.join(",") ?? "";
  const query = endpointQuery("GET user/job/applied", {
    query: application === undefined ? { status, page, limit: LIMIT } : { id: application },
  });
  const applied = useQuery(query);
  const { data } = applied;
  const box = useRef<HTMLElement>(null);
  useListNews(query.queryKey, applied, box, t`Your applications have been updated.`);
  const clear = async () => {
    toast(await act("POST user/job/clear-applied-jobs", { body: {} }), { tone: "success" });
  };
  const list = applied.isLoadingError ? (
    <ErrorState title={t`Your applications did not load.`} onRetry={() => void applied.refetch()}>
      {applied.error.message}
    </ErrorState>
  ) : !data ? (
    <TextSkeleton lines={8} />
  ) : data.items.length === 0 ? (
    <Nothing part={part} alone={application !== undefined} />
  ) : (
    <div className={styles["list"]} aria-busy={applied.isPlaceholderData || undefined}>
      {data.items.map((item) => (
        <AppliedItem key={item.id} application={item} alone={application !== undefined} />
      ))}
    </div>
  );
  return (
    <Page
      ref={box}
      tabIndex={-1}
      title={application === undefined ? t`Your applications` : t`Your application`}
      tools={
        application === undefined ? (
          <>
            <ButtonLink variant="line" icon={<HeartIcon />} to="/saved-job">{t`Saved jobs`}</ButtonLink>
            {data?.items.some(({ status }) => OVER.includes(status)) && (
              <Button variant="line" onClick={() => setClearing(true)}>{t`Clear closed`}</Button>
            )}
          </>
        ) : (
          <ButtonLink variant="line" to="/applied-job-list">{t`All applications`}</ButtonLink>
        )
      }
    >
      {application === undefined ? (
        <Tabs
          label={t`Applications by status`}
          tabs={PARTS.map(({ id, text }) => ({ id, text }))}
          selected={part}
          onSelectedChange={show}
        >
          {list}
          <Pagination
            label={t`Pages of your applications`}
            page={page}
            pages={Math.ceil((data?.total ?? 0) / LIMIT)}
            to={linkTo}
          />
        </Tabs>
      ) : (
        list
      )}
      <ConfirmDialog
        open={isClearing}
        onClose={() => setClearing(false)}
        title={t`Clear closed applications?`}
        yes={t({ message: "Clear", context: "closed applications" })}
        no={t`Keep them`}
        tone="primary"
        onConfirm={clear}
      >
        <p>{t`Open applications stay on your list. Employers keep what you sent them.`}</p>
      </ConfirmDialog>
    </Page>
  );
}

function Nothing({ part, alone }: { part: PartId; alone: boolean }) {
  if (alone)
    return (
      <EmptyState title={t`Application not found`}>{t`It may have been cleared from your list.`}</EmptyState>
    );
  if (part === "over")
    return (
      <EmptyState
        title={t`No closed applications`}
      >{t`Applications move here when they are rejected, withdrawn, or the job closes.`}</EmptyState>
    );
  return (
    <EmptyState
      title={part === "open" ? t`No open applications` : t`No applications yet`}
      action={<ButtonLink to="/jobmap">{t`See open jobs on the map`}</ButtonLink>}
    >{t`Jobs you apply for on Jobmap appear here, with every update from the employer.`}</EmptyState>
  );
}
