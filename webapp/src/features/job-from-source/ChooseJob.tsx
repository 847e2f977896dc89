import type { JobReading } from "@jobmap/contract";
import { useEffect, useRef, useState } from "react";
import { plural, t } from "#text";
import { ApiFailure, call } from "../../lib/api.ts";
import { Button, FieldError } from "../../ui/index.ts";
import styles from "./FromSource.module.css";

interface ChooseJobProps {
  reading: JobReading;
  onRead: (reading: JobReading) => void;
  onBack: () => void;
}

/** The jobs of a page that has several. */
export function ChooseJob({ reading: { origin, jobs }, onRead, onBack }: ChooseJobProps) {
  const [busy, setBusy] = useState<number>();
  const [problem, setProblem] = useState<string>();
  const intro = useRef<HTMLParagraphElement>(null);
  useEffect(() => intro.current?.focus(), []);
  const choose = async (at: number, url: string | null) => {
    setBusy(at);
    setProblem(undefined);
    try {
      const body = url === null ? { url: origin.name, pick: at } : { url };
      onRead(await call("POST employer/job/read-link", { body }));
    } catch (failure) {
      setProblem(failure instanceof ApiFailure ? failure.message : t`The job was not read. Try again.`);
    }
    setBusy(undefined);
  };
  return (
    <div className={styles["choose"]}>
      <p ref={intro} tabIndex={-1}>
        {plural(jobs.length, {
          one: "This page has # job. Choose the one to start from.",
          other: "This page has # jobs. Choose the one to start from.",
        })}
      </p>
      {problem && <FieldError id="choose-problem">{problem}</FieldError>}
      <ul className={styles["jobs"]}>
        {jobs.map(({ title, place, url }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two jobs may be called the same
          <li key={at}>
            <span>
              <b>{title}</b> {place}
            </span>
            <Button
              variant="line"
              size="sm"
              busy={busy === at}
              disabled={busy !== undefined}
              aria-label={t`Read this one: ${title}`}
              onClick={() => void choose(at, url)}
            >{t`Read this one`}</Button>
          </li>
        ))}
      </ul>
      <Button variant="line" onClick={onBack}>{t`Back`}</Button>
    </div>
  );
}
