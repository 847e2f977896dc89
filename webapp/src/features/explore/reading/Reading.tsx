import type { JobSummary } from "@jobmap/contract";
import { useCallback, useEffect, useRef, useState } from "react";
import { t } from "#text";
import type { ExploreState } from "../../../lib/explore-state.ts";
import { runChunk } from "../../../lib/load-chunk.ts";
import { loadSaving, pressSave } from "../../saving/marks.ts";
import { useMarks } from "../../saving/marks-store.ts";
import type { ExploreData } from "../results/load.ts";
import { KeyHelp } from "./KeyHelp.tsx";
import { type ReadingKey, readingKey } from "./keys.ts";
import { ReadingPane } from "./ReadingPane.tsx";
import { ReadingSheet } from "./ReadingSheet.tsx";
import { useReadingOrder } from "./use-reading-order.ts";

export interface ReadingProps {
  /** The job that is read; null while only the keys are in use. */
  id: number | null;
  data: ExploreData;
  /** State of the jobs in the list. */
  state: ExploreState;
  isPhone: boolean;
  /** A key that was pressed before this part was there. */
  firstKey: KeyboardEvent | undefined;
  /** @param page of the list that it is on, if that is another one */
  onRead: (job: JobSummary, page?: number) => void;
  /** Shows where it is; where the job covers the map, it makes room. */
  onShowOnMap: (job: JobSummary) => void;
  onClose: () => void;
}

/** Reading one job after the other beside the list, or over it on phones, by buttons, keys and flicks. */
export default function Reading({ firstKey, ...props }: ReadingProps) {
  const { id, data, state, isPhone, onRead, onShowOnMap, onClose } = props;
  const [helps, setHelps] = useState(false);
  const apply = useRef<HTMLDivElement>(null);
  const { jobs, at, position, hasPrevious, hasNext, go } = useReadingOrder({ id, data, state, onRead });
  const close = useCallback(() => {
    if (id === null) return;
    onClose();
    focusRow(id);
  }, [id, onClose]);
  const does: Record<ReadingKey, () => void> = {
    j: () => go(1),
    k: () => go(-1),
    s: () => withJob((job) => pressSave(job, !useMarks.getState().saved.has(job.id))),
    x: () =>
      withJob((job) => {
        void runChunk(t`Dismissing jobs`, loadSaving, ({ setDismissed }) => setDismissed(job, true));
        go(1);
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page of the list has other rows
  useEffect(() => {
    if (id !== null) rowOf(id)?.scrollIntoView({ block: "nearest" });
  }, [id, jobs]);
  const shared = {
    listed: jobs[at],
    position,
    reasons: data.reasons[at] ?? [],
    now: data.now,
    apply,
    onShowOnMap: () => withJob(onShowOnMap),
    onPrevious: hasPrevious ? () => go(-1) : undefined,
    onNext: hasNext ? () => go(1) : undefined,
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
