import type { ApplicationStatus } from "@jobmap/contract";
import { useCallback, useRef, useState } from "react";
import { act, call } from "../../lib/api.ts";
import { toast } from "../../lib/toasts.ts";
import { useLoaded } from "../../lib/use-loaded.ts";
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
import { useNews } from "../notices/use-news.ts";
import { AppliedItem } from "./AppliedItem.tsx";
import styles from "./AppliedView.module.css";
import { PARTS, type PartId } from "./application-status.ts";
import { useAppliedSearch } from "./use-applied-search.ts";

const LIMIT = 20;
const OVER: readonly ApplicationStatus[] = PARTS[2].statuses;

/** `/applied-job-list`: what a candidate has applied for, and what became of it. */
export function AppliedView() {
  const { part, page, application, show, linkTo } = useAppliedSearch();
  const [isClearing, setClearing] = useState(false);
  const load = useCallback(
    (signal: AbortSignal) => {
      const status = PARTS.find(({ id }) => id === part)?.statuses.join(",") ?? "";
      const query = application === undefined ? { status, page, limit: LIMIT } : { id: application };
      return call("GET user/job/applied", { query }, { signal });
    },
    [part, page, application],
  );
  const { loaded, reload, refresh, put } = useLoaded(load);
  const { data } = loaded;
  const box = useRef<HTMLElement>(null);
  useNews({ loaded, refresh }, box, "Your applications have changed.");
  const clear = async () => {
    toast(await act("POST user/job/clear-applied-jobs", { body: {} }), { tone: "success" });
    reload();
  };
  const list =
    loaded.status === "failed" ? (
      <ErrorState title="Your applications did not load." onRetry={reload}>
        {loaded.failure}
      </ErrorState>
    ) : !data ? (
      <TextSkeleton lines={8} />
    ) : data.items.length === 0 ? (
      <Nothing part={part} alone={application !== undefined} />
    ) : (
      <div className={styles["list"]} aria-busy={loaded.status === "loading" || undefined}>
        {data.items.map((item) => (
          <AppliedItem
            key={item.id}
            application={item}
            alone={application !== undefined}
            onChange={(changed) =>
              put((before) => ({
                ...before,
                items: before.items.map((other) => (other.id === changed.id ? changed : other)),
              }))
            }
          />
        ))}
      </div>
    );
  return (
    <Page
      ref={box}
      tabIndex={-1}
      title={application === undefined ? "Your applications" : "Your application"}
      tools={
        application === undefined ? (
          <>
            <ButtonLink variant="line" icon={<HeartIcon />} to="/saved-job">
              Saved jobs
            </ButtonLink>
            {data?.items.some(({ status }) => OVER.includes(status)) && (
              <Button variant="line" onClick={() => setClearing(true)}>
                Clear what is over
              </Button>
            )}
          </>
        ) : (
          <ButtonLink variant="line" to="/applied-job-list">
            All applications
          </ButtonLink>
        )
      }
    >
      {application === undefined ? (
        <Tabs
          label="Applications by how they stand"
          tabs={PARTS.map(({ id, text }) => ({ id, text }))}
          selected={part}
          onSelectedChange={show}
        >
          {list}
          <Pagination
            label="Pages of your applications"
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
        title="Take what is over off your list?"
        yes="Clear"
        no="Keep them"
        tone="primary"
        onConfirm={clear}
      >
        <p>Open applications stay. Employers keep what you sent them.</p>
      </ConfirmDialog>
    </Page>
  );
}

function Nothing({ part, alone }: { part: PartId; alone: boolean }) {
  if (alone)
    return <EmptyState title="This application is not on your list.">It may have been cleared.</EmptyState>;
  if (part === "over")
    return (
      <EmptyState title="Nothing is over yet.">
        Applications come here once they are answered, withdrawn, or the job is closed.
      </EmptyState>
    );
  return (
    <EmptyState
      title={part === "open" ? "No application is open right now." : "You have not applied here yet."}
      action={<ButtonLink to="/jobmap">See open jobs on the map</ButtonLink>}
    >
      Applications you send on Jobmap stand here, with every step the employer takes.
    </EmptyState>
  );
}
