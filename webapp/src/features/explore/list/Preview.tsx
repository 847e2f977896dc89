import type { JobSummary } from "@jobmap/contract";
import { type MouseEvent, useEffect, useRef } from "react";
import { t } from "#text";
import { directionsPath, jobPath } from "../../../lib/paths.ts";
import { JobPreviewCard } from "../../../ui/index.ts";
import { pressSave } from "../../saving/marks.ts";
import { useMarks } from "../../saving/marks-store.ts";
import styles from "./Preview.module.css";

interface PreviewProps {
  job: JobSummary;
  now: number;
  look: "card" | "flat";
  onOpen: (job: JobSummary, event: MouseEvent) => void;
  /** `byKeyboard`: focus was inside and returns to the pin. */
  onClose: (byKeyboard?: boolean) => void;
}

/** The selected pin's job. It takes focus, so that a screen reader continues there; Escape returns focus. */
export default function Preview({ job, now, look, onOpen, onClose }: PreviewProps) {
  const box = useRef<HTMLElement>(null);
  const saved = useMarks((marks) => marks.saved.has(job.id));
  // biome-ignore lint/correctness/useExhaustiveDependencies: another job is another preview
  useEffect(() => {
    const active = document.activeElement;
    // If the page loads with a preview in its address, focus stays at the top, as on any page load.
    if (active && active !== document.body) box.current?.focus({ preventScroll: true });
  }, [job.id]);
  const close = () => onClose(box.current?.contains(document.activeElement) ?? false);
  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-label={t`Preview`}
      className={styles[look]}
      onKeyDown={(event) => {
        if (event.key === "Escape") close();
      }}
      // Before the link itself takes the press for a change of pages.
      onClickCapture={(event) => {
        if (event.target instanceof Element && event.target.closest("a:not([rel])")) onOpen(job, event);
      }}
    >
      <JobPreviewCard
        job={job}
        now={now}
        to={jobPath(job.id)}
        directions={directionsPath(job.id)}
        look={look}
        saved={saved}
        onSavedChange={(next) => pressSave(job, next)}
        onClose={close}
      />
    </section>
  );
}
