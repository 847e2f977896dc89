import type { EmployerJob, JobContentKey, JobDraft } from "@jobmap/contract";
import { draftOf, JOB_CONTENT_KEYS } from "@jobmap/contract/job-content-keys";
import { describe, labelOf } from "./describe-content.ts";
import styles from "./PostJob.module.css";
import type { FormData } from "./steps.ts";

/** What a published listing says now, and what it will say: the fields that differ. */
export function ChangeList({ job, data }: { job: EmployerJob; data: FormData }) {
  const before = draftOf({ ...job, changes: {} });
  const after = draftOf(job);
  const changed = JOB_CONTENT_KEYS.filter((key) => key in job.changes);
  return (
    <ul className={styles["differences"]}>
      {changed.map((key) => (
        <li key={key} className={styles["choose"]}>
          <p className={styles["legend"]}>{labelOf(key)}</p>
          <Side name="Public now" field={key} draft={before} data={data} />
          <Side name="After publishing" field={key} draft={after} data={data} />
        </li>
      ))}
    </ul>
  );
}

interface SideProps {
  name: string;
  field: JobContentKey;
  draft: JobDraft;
  data: FormData;
}

function Side({ name, field, draft, data }: SideProps) {
  return (
    <div className={styles["side"]}>
      <span className={styles["sideName"]}>{name}</span>
      <span className={styles["value"]}>{describe(field, draft[field], data) || "Nothing"}</span>
    </div>
  );
}
