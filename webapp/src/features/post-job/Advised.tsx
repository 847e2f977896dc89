import type { EmployerJob, PostingCheck } from "@jobmap/contract";
import type { ReactNode } from "react";
import { AlertIcon, InfoIcon } from "../../ui/index.ts";
import styles from "./PostJob.module.css";
import { ReadMark } from "./ReadMark.tsx";

/** Checks that only report missing values: while the field is empty, the employer knows, and the review repeats them. */
const MISSING = new Set([
  "title_short",
  "description_short",
  "employment_type_missing",
  "location_missing",
  "location_without_town",
  "remote_region_missing",
  "apply_url_missing",
  "apply_email_missing",
]);

interface AdvisedProps {
  job: EmployerJob | undefined;
  /** Names of the listing's fields, as in its checks. */
  fields: readonly string[];
  /** Whether the fields are still empty. */
  isEmpty?: boolean;
  children: ReactNode;
}

/** A field with where its value was read, and the results of the checks of its last saved value. */
export function Advised({ job, fields, isEmpty = false, children }: AdvisedProps) {
  const checks = (job?.checks ?? []).filter(
    ({ field, code }) => fields.includes(field) && !(isEmpty && MISSING.has(code)),
  );
  return (
    <div className={styles["advised"]}>
      {children}
      {(job?.marks?.findings ?? [])
        .filter(({ field }) => fields.includes(field))
        .map((finding) => (
          <ReadMark key={finding.field} finding={finding} />
        ))}
      <div role="status">
        {checks.length > 0 && (
          <ul className={styles["advice"]}>
            {checks.map((check) => (
              <Advice key={check.code} check={check} />
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}

function Advice({ check: { severity, message } }: { check: PostingCheck }) {
  return (
    <li className={styles[severity]}>
      {severity === "blocks" ? <AlertIcon size="sm" /> : <InfoIcon size="sm" />}
      <span>{message}</span>
    </li>
  );
}
