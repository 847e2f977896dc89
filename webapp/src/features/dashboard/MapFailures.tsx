import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { t } from "#text";
import { announce } from "../../lib/announce.ts";
import { endpointQuery } from "../../lib/server-state/endpoint-query.ts";
import { useChange } from "../../lib/server-state/use-change.ts";
import { Button, CheckIcon, ErrorState, Heading, TextSkeleton } from "../../ui/index.ts";
import { Code } from "../studio/Code.tsx";
import { policyOf } from "../studio/policy.ts";
import styles from "./Dashboard.module.css";
import { type FailedPage, headlineOf, REASONS, sinceOf } from "./failure-words.ts";

/** Retention of failures, in days. */
const KEPT = 30;
/** Pages shown before the user expands the list. */
const FEW = 3;

interface MapFailuresProps {
  days: number;
  /** This server's public origin. */
  host: string;
}

/** Where the company's map failed on other sites, why, and how to fix it. */
export function MapFailures({ days: asked, host }: MapFailuresProps) {
  const days = Math.min(asked, KEPT);
  const query = endpointQuery("GET employer/map-failures", { query: { days } });
  const failures = useQuery(query);
  const [isWhole, setWhole] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  const change = useChange("POST employer/map-failures/dismiss", query, (shown, { body }) => ({
    items: shown.items.filter(({ page, reason }) => page !== body.page || reason !== body.reason),
  }));
  const dismiss = ({ page, reason }: FailedPage) => {
    title.current?.focus();
    change.mutate(
      { body: { page, reason } },
      {
        onSuccess: () => announce(t`Dismissed. New failures will be counted from zero.`),
      },
    );
  };
  const items = (failures.data?.items ?? []).toSorted((a, b) => b.visits - a.visits);
  return (
    <section
      className={styles["part"]}
      aria-labelledby="map-failures"
      aria-busy={failures.isPending || failures.isPlaceholderData}
    >
      <Heading
        level={2}
        size="xl"
        id="map-failures"
        ref={title}
        tabIndex={-1}
      >{t`Your map on other sites`}</Heading>
      {failures.isLoadingError && (
        <ErrorState title={t`The failure reports did not load.`} onRetry={() => void failures.refetch()}>
          {failures.error.message}
        </ErrorState>
      )}
      {failures.isPending && <TextSkeleton lines={2} />}
      {failures.data && items.length === 0 && (
        <p className={styles["fine"]}>
          <CheckIcon />
          {t`No failed visit was reported in the last ${days} days.`}
        </p>
      )}
      {items.length > 0 && (
        <ul className={styles["failures"]}>
          {items.slice(0, isWhole ? items.length : FEW).map((item) => (
            <li key={`${item.page} ${item.reason}`}>
              <Failure item={item} days={days} host={host} onDismiss={() => dismiss(item)} />
            </li>
          ))}
        </ul>
      )}
      {items.length > FEW && !isWhole && (
        <Button
          size="sm"
          variant="line"
          className={styles["more"]}
          onClick={() => setWhole(true)}
        >{t`Show ${items.length - FEW} more`}</Button>
      )}
      {failures.data && (
        <p
          className={styles["hint"]}
        >{t`Browsers send these reports without any visitor data. Some failures go unreported: a page that blocks the first script sends nothing.`}</p>
      )}
    </section>
  );
}

interface FailureProps {
  item: FailedPage;
  days: number;
  host: string;
  onDismiss: () => void;
}

function Failure({ item, days, host, onDismiss }: FailureProps) {
  const { remedy, isPolicy } = REASONS[item.reason];
  const headline = headlineOf(item, days);
  return (
    <>
      <div className={styles["failure"]}>
        <p>
          <b>{headline}</b> {sinceOf(item, new Date())}
        </p>
        <Button
          size="sm"
          variant="line"
          aria-label={t`Dismiss: ${headline}`}
          onClick={onDismiss}
        >{t`Dismiss`}</Button>
      </div>
      {isPolicy ? (
        <Code what={t`the directives`} where={remedy} code={policyOf({ delivery: "script" }, host)} />
      ) : (
        <p className={styles["hint"]}>{remedy}</p>
      )}
    </>
  );
}
