import type { EmployerJob, JobContentKey } from "@jobmap/contract";
import { draftOf, JOB_CONTENT_KEYS } from "@jobmap/contract/job-content-keys";
import { t } from "#text";
import { ChangedText } from "./ChangedText.tsx";
import { describe, labelOf } from "./describe-content.ts";
import { changedParts } from "./editor/changed-part.ts";
import type { FormData } from "./form-data.ts";
import styles from "./PostJob.module.css";

/** The fields in which a published listing differs from its pending changes, old and new. */
export function ChangeList({ job, data }: { job: EmployerJob; data: FormData }) {
  const before = draftOf({ ...job, changes: {} });
  const after = draftOf(job);
  const changed = JOB_CONTENT_KEYS.filter((key) => key in job.changes);
  const parts = (key: JobContentKey) =>
    changedParts(describe(key, before[key], data), describe(key, after[key], data));
  return (
    <ul className={styles["differences"]}>
      {changed.map((key) => (
        <li key={key} className={styles["choose"]}>
          <p className={styles["legend"]}>{labelOf(key)}</p>
          {parts(key).map((part, at) => (
            <div key={NAMES[at]} className={styles["side"]}>
              <span className={styles["sideName"]}>{NAMES[at]}</span>
              <ChangedText part={part} />
            </div>
          ))}
        </li>
      ))}
    </ul>
  );
}

const NAMES = [t`Published`, t`Your changes`] as const;
