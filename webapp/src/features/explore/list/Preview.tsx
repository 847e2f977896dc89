import type { JobSummary } from "@jobmap/contract";
import { useEffect, useRef } from "react";
import { jobPath } from "../../../lib/paths.ts";
import { JobPreviewCard } from "../../../ui/index.ts";
import { pressSave } from "../../saving/marks.ts";
import { useMarks } from "../../saving/marks-store.ts";
import styles from "./Preview.module.css";

interface PreviewProps {
  job: JobSummary;
  now: number;
  look: "card" | "flat";
  onOpen: (job: JobSummary) => void;
  /** `byKeyboard`: the focus was inside and wants to go back to the pin. */
  onClose: (byKeyboard: boolean) => void;
}

/** The pressed pin's job. It takes the focus, so that reading goes on there; Escape gives it back. */
export function Preview({ job, now, look, onOpen, onClose }: PreviewProps) {
  const box = useRef<HTMLElement>(null);
  const saved = useMarks((marks) => marks.saved.has(job.id));
  // biome-ignore lint/correctness/useExhaustiveDependencies: another job is another preview
  useEffect(() => {
    const active = document.activeElement;
    // A page that opens with a preview in its address starts at its top, like any page.
    if (active && active !== document.body) box.current?.focus({ preventScroll: true });
  }, [job.id]);
  const close = () => onClose(box.current?.contains(document.activeElement) ?? false);
  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-label="Preview"
      className={styles[look]}
      onKeyDown={(event) => {
        if (event.key === "Escape") close();
      }}
      onClick={(event) => {
        if (event.target instanceof Element && event.target.closest("a")) onOpen(job);
      }}
    >
      <JobPreviewCard
        job={job}
        now={now}
        to={jobPath(job.id)}
        look={look}
        saved={saved}
        onSavedChange={(next) => pressSave(job, next)}
        onClose={close}
      />
    </section>
  );
}
