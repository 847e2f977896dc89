import { useCallback, useRef, useState } from "react";
import { announce } from "../../lib/announce.ts";
import { call } from "../../lib/api.ts";
import { toast } from "../../lib/toasts.ts";
import { useLoaded } from "../../lib/use-loaded.ts";
import { Button, CheckIcon, ErrorState, Heading, TextSkeleton } from "../../ui/index.ts";
import { Code } from "../studio/Code.tsx";
import { policyOf } from "../studio/policy.ts";
import styles from "./Dashboard.module.css";
import { type FailedPage, headlineOf, REASONS, sinceOf } from "./failure-words.ts";

/** Failures are kept no longer, in days. */
const KEPT = 30;
/** Pages shown before somebody asks for more. */
const FEW = 3;

interface MapFailuresProps {
  days: number;
  /** Origin of this server as others reach it. */
  host: string;
}

/** Where the company's map failed on other people's sites, why, and what to do. */
export function MapFailures({ days: asked, host }: MapFailuresProps) {
  const days = Math.min(asked, KEPT);
  const load = useCallback(
    (signal: AbortSignal) => call("GET employer/map-failures", { query: { days } }, { signal }),
    [days],
  );
  const { loaded, reload, put } = useLoaded(load);
  const [isWhole, setWhole] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  const dismiss = async ({ page, reason }: FailedPage) => {
    try {
      await call("POST employer/map-failures/dismiss", { body: { page, reason } });
    } catch (failure) {
      toast(failure instanceof Error ? failure.message : "Something went wrong. Try again.", {
        tone: "danger",
      });
      return;
    }
    put(({ items }) => ({ items: items.filter((one) => one.page !== page || one.reason !== reason) }));
    announce("Dismissed. New failures will be counted from zero.");
    title.current?.focus();
  };
  const items = (loaded.data?.items ?? []).toSorted((a, b) => b.visits - a.visits);
  return (
    <section
      className={styles["part"]}
      aria-labelledby="map-failures"
      aria-busy={loaded.status === "loading"}
    >
      <Heading level={2} size="xl" id="map-failures" ref={title} tabIndex={-1}>
        Your map on other sites
      </Heading>
      {loaded.status === "failed" && (
        <ErrorState title="The failure reports did not load." onRetry={reload}>
          {loaded.failure}
        </ErrorState>
      )}
      {loaded.status === "loading" && !loaded.data && <TextSkeleton lines={2} />}
      {loaded.data && items.length === 0 && (
        <p className={styles["fine"]}>
          <CheckIcon />
          No failed visit was reported in the last {days} days.
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
        <Button size="sm" variant="line" className={styles["more"]} onClick={() => setWhole(true)}>
          Show {items.length - FEW} more
        </Button>
      )}
      {loaded.data && (
        <p className={styles["hint"]}>
          Browsers send these reports without any visitor data. Some failures go unreported: a page that
          blocks the first script sends nothing.
        </p>
      )}
    </section>
  );
}

interface FailureProps {
  item: FailedPage;
  days: number;
  host: string;
  onDismiss: () => Promise<void>;
}

function Failure({ item, days, host, onDismiss }: FailureProps) {
  const [isBusy, setBusy] = useState(false);
  const { remedy, isPolicy } = REASONS[item.reason];
  const headline = headlineOf(item, days);
  const press = async () => {
    setBusy(true);
    await onDismiss();
    setBusy(false);
  };
  return (
    <>
      <div className={styles["failure"]}>
        <p>
          <b>{headline}</b> {sinceOf(item, new Date())}
        </p>
        <Button size="sm" variant="line" busy={isBusy} aria-label={`Dismiss: ${headline}`} onClick={press}>
          Dismiss
        </Button>
      </div>
      {isPolicy ? (
        <Code what="the directives" where={remedy} code={policyOf({ delivery: "script" }, host)} />
      ) : (
        <p className={styles["hint"]}>{remedy}</p>
      )}
    </>
  );
}
