import type { JobBatch } from "@jobmap/contract";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { plural, t } from "#text";
import { call } from "../../lib/api.ts";
import { tell } from "../../lib/failures.ts";
import { endpointQuery } from "../../lib/server-state/endpoint-query.ts";
import { touch } from "../../lib/server-state/invalidate.ts";
import { Button, Disclosure, Spinner } from "../../ui/index.ts";
import { batchWords } from "./batch-words.ts";
import styles from "./JobsView.module.css";
import { titleOf } from "./job-status.ts";

/** How often an unfinished change is asked about, in ms. */
const POLL_MS = 700;

const isOver = ({ state }: JobBatch) => state === "DONE" || state === "UNDONE";

interface BatchStatusProps {
  id: string;
  onClose: () => void;
}

/** What becomes of a change of many jobs, with its undo. Hidden if there is no such change. */
export function BatchStatus({ id, onClose }: BatchStatusProps) {
  const { data: batch } = useQuery({
    ...endpointQuery("GET employer/job-batch/{id}", { params: { id } }),
    refetchInterval: ({ state: { data } }) => (data && isOver(data) ? false : POLL_MS),
  });
  const isFinished = batch !== undefined && isOver(batch);
  const wasRunning = useRef(false);
  useEffect(() => {
    if (batch && !isFinished) wasRunning.current = true;
    if (!isFinished || !wasRunning.current) return;
    wasRunning.current = false;
    touch(["GET employer/job/list", "GET employer/dashboard-count", "GET employer/job/{id}"], true);
  }, [batch, isFinished]);
  if (!batch) return null;
  return <BatchBanner batch={batch} onClose={onClose} />;
}

/** A change of many jobs as it stands. */
export function BatchBanner({ batch, onClose }: { batch: JobBatch; onClose: () => void }) {
  const [busy, setBusy] = useState(false);
  const undo = async () => {
    setBusy(true);
    try {
      await call("POST employer/job-batch/undo", { body: { id: batch.id } });
    } catch (failure) {
      tell(failure);
    } finally {
      setBusy(false);
    }
  };
  const { problems, counts } = batch;
  const unnamed = counts.refused + counts.kept - problems.length;
  const isRunning = !isOver(batch);
  return (
    <section className={styles["batch"]} aria-label={t`Change of many jobs`}>
      <div className={styles["one"]}>
        {isRunning && <Spinner />}
        {/* While it runs only its beginning and its end are read out. */}
        <p role="status" aria-live={batch.state === "RUNNING" ? "off" : "polite"}>
          {batchWords(batch)}
        </p>
        {batch.can_undo && (
          <Button variant="line" size="sm" disabled={busy} onClick={() => void undo()}>
            {isRunning ? t`Stop` : t`Undo`}
          </Button>
        )}
        {!isRunning && <Button variant="line" size="sm" onClick={onClose}>{t`Dismiss`}</Button>}
      </div>
      {problems.length > 0 && (
        <Disclosure
          summary={plural(counts.refused + counts.kept, {
            one: "Why # job stayed",
            other: "Why # jobs stayed",
          })}
        >
          <ul className={styles["problems"]}>
            {problems.map(({ id, title, message }) => (
              <li key={id}>
                <Link to={`/employer/post-job?id=${id}&step=review`}>{titleOf({ title })}</Link>
                {`: ${message}`}
              </li>
            ))}
            {unnamed > 0 && <li>{plural(unnamed, { one: "and # more job", other: "and # more jobs" })}</li>}
          </ul>
        </Disclosure>
      )}
    </section>
  );
}
