import type { JobSort, Preferences } from "@jobmap/contract";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { plural, t } from "#text";
import { endpointQuery } from "../../lib/server-state/endpoint-query.ts";
import { Button, EmptyState, ErrorState, JobRowsSkeleton, Pagination, Select } from "../../ui/index.ts";
import { useFetchedMarks } from "../saving/marks.ts";
import { FeedCard } from "./FeedCard.tsx";
import styles from "./Fit.module.css";
import { LeftOut, useWaysOut } from "./LeftOut.tsx";

const LIMIT = 20;
const SORTS: Readonly<Record<JobSort, string>> = {
  relevance: t`Best match of your occupations`,
  newest: t`Newest first`,
  pay: t`Highest pay first`,
  nearest: t`Nearest first`,
};

interface FeedJobsProps {
  preferences: Preferences;
  /** Opens the wishes. */
  onWishes: () => void;
}

/** The jobs of the feed, each with its reason and corrections; what the wishes leave out; and every state without jobs. */
export function FeedJobs({ preferences, onWishes }: FeedJobsProps) {
  const [params, setParams] = useSearchParams();
  useFetchedMarks();
  const [now] = useState(() => Date.now());
  const page = Math.max(1, Math.trunc(Number(params.get("page") ?? 1)) || 1);
  const sort = (["relevance", "newest", "pay", "nearest"] as const).find((one) => one === params.get("sort"));
  const feed = useQuery(endpointQuery("GET user/job-feed", { query: { page, limit: LIMIT, sort } }));
  const { data } = feed;
  const waysOut = useWaysOut(preferences, data?.excluded ?? [], data?.total ?? 0);
  const wishes = <Button variant="line" onClick={onWishes}>{t`Change your wishes`}</Button>;
  if (feed.isLoadingError)
    return (
      <ErrorState title={t`Your Job Feed did not load.`} onRetry={() => void feed.refetch()}>
        <p>{feed.error.message}</p>
      </ErrorState>
    );
  if (!data) return <JobRowsSkeleton />;
  if (!preferences.is_on)
    return (
      <EmptyState title={t`Your Job Feed is off.`}>{t`Turn “Use my preferences” on to see jobs.`}</EmptyState>
    );
  if (data.total === 0 && data.excluded.length === 0 && preferences.occupations.length === 0)
    return (
      <EmptyState
        title={t`What do you look for?`}
        action={<Button onClick={onWishes}>{t`State your wishes`}</Button>}
      >{t`Name an occupation, a place or anything that matters, and the jobs appear here.`}</EmptyState>
    );
  if (data.total === 0)
    return (
      <EmptyState title={t`No job keeps all of your conditions.`} waysOut={waysOut} action={wishes}>
        {waysOut.length > 0 ? t`Loosen one of them:` : t`Try another occupation, or fewer words.`}
      </EmptyState>
    );
  const linkTo = (n: number) => {
    const next = new URLSearchParams(params);
    next.set("page", String(n));
    return `?${next}`;
  };
  return (
    <>
      <div className={styles["top"]}>
        <p role="status">{plural(data.total, { one: "# job", other: "# jobs" })}</p>
        <Select
          label={t`Order`}
          labelHidden
          look="word"
          options={(["relevance", "newest", "pay", "nearest"] as const).map((value) => ({
            value,
            text: SORTS[value],
            disabled: value === "nearest" && preferences.distance === null,
          }))}
          value={data.sort}
          onValueChange={(value) => setParams({ sort: value }, { preventScrollReset: true })}
        />
      </div>
      <ul
        tabIndex={-1}
        className={styles["list"]}
        aria-label={t`Jobs of your feed`}
        aria-busy={feed.isPlaceholderData || undefined}
      >
        {data.items.map((item) => (
          <li key={item.job.id}>
            <FeedCard item={item} preferences={preferences} now={now} />
          </li>
        ))}
      </ul>
      <Pagination
        label={t`Pages of your feed`}
        page={page}
        pages={Math.ceil(data.total / LIMIT)}
        to={linkTo}
      />
      <LeftOut ways={waysOut} />
    </>
  );
}
