import type { JobSummary } from "@jobmap/contract";
import { useCallback, useEffect, useRef, useState } from "react";
import { announce } from "../../../lib/announce.ts";
import { runChunk } from "../../../lib/load-chunk.ts";
import { loadSaving, pressSave } from "../../saving/marks.ts";
import { useMarks } from "../../saving/marks-store.ts";
import { KeyHelp } from "./KeyHelp.tsx";
import { type ReadingKey, readingKey } from "./keys.ts";
import { ReadingPane } from "./ReadingPane.tsx";
import { ReadingSheet } from "./ReadingSheet.tsx";

export interface ReadingProps {
  /** The job that is read; null while only the keys are in use. */
  id: number | null;
  /** All jobs of the list, in its order. */
  jobs: readonly JobSummary[];
  /** Why they are there: in the order of the list, which may go on without reasons. */
  reasons: readonly (readonly string[])[];
  now: number;
  isPhone: boolean;
  /** A key that was pressed before this part was there. */
  firstKey: KeyboardEvent | undefined;
  onRead: (job: JobSummary) => void;
  onClose: () => void;
}

/** Reading one job after the other beside the list, or over it on phones, by buttons, keys and flicks. */
export default function Reading({ firstKey, ...props }: ReadingProps) {
  const { id, jobs, reasons, now, isPhone, onRead, onClose } = props;
  const [helps, setHelps] = useState(false);
  const apply = useRef<HTMLDivElement>(null);
  const at = jobs.findIndex((job) => job.id === id);
  const go = (to: number) => {
    const job = jobs[to];
    if (job) onRead(job);
    else announce(to < 0 ? "This is the first job." : "This is the last job on this page.");
  };
  const close = useCallback(() => {
    if (id === null) return;
    onClose();
    focusRow(id);
  }, [id, onClose]);
  const does: Record<ReadingKey, () => void> = {
    j: () => go(at + 1),
    k: () => go(Math.max(at, 0) - 1),
    s: () => withJob((job) => pressSave(job, !useMarks.getState().saved.has(job.id))),
    x: () =>
      withJob((job) => {
        void runChunk("Dismissing jobs", loadSaving, ({ setDismissed }) => setDismissed(job, true));
        go(at + 1);
      }),
    a: () => apply.current?.querySelector("a")?.click(),
    Escape: close,
    "?": () => setHelps(true),
  };
  const withJob = (use: (job: JobSummary) => void) => {
    const job = jobs[at];
    if (job) use(job);
  };
  const pressed = useRef(does);
  pressed.current = does;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the keys live as long as the part
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const key = readingKey(event);
      if (key === undefined) return;
      event.preventDefault();
      pressed.current[key]();
    };
    addEventListener("keydown", press);
    if (firstKey) press(firstKey);
    return () => removeEventListener("keydown", press);
  }, []);
  useEffect(() => {
    if (id !== null) rowOf(id)?.scrollIntoView({ block: "nearest" });
  }, [id]);
  const shared = {
    listed: jobs[at],
    position: at < 0 ? undefined : `${at + 1} of ${jobs.length}`,
    reasons: reasons[at] ?? [],
    now,
    apply,
    onPrevious: at > 0 ? () => go(at - 1) : undefined,
    onNext: at + 1 < jobs.length ? () => go(at + 1) : undefined,
    onClose: close,
  };
  return (
    <>
      {id !== null &&
        (isPhone ? (
          <ReadingSheet id={id} {...shared} />
        ) : (
          <ReadingPane id={id} {...shared} onHelp={() => setHelps(true)} />
        ))}
      {helps && <KeyHelp onClose={() => setHelps(false)} />}
    </>
  );
}

const rowOf = (id: number) => document.querySelector<HTMLElement>(`[data-job="${id}"]`);

/** Whoever closes a job goes on at its row. */
function focusRow(id: number): void {
  rowOf(id)?.querySelector("a")?.focus({ preventScroll: true });
}
