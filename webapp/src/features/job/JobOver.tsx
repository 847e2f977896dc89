import type { JobSummary } from "@jobmap/contract";
import { t } from "#text";
import { ButtonLink, Heading } from "../../ui/index.ts";
import { BackToResults } from "./BackToResults.tsx";
import styles from "./JobView.module.css";
import { RelatedJobs } from "./RelatedJobs.tsx";

/** Shown for a listing that has ended: says so, and links to open jobs. */
export function JobOver({ related, now }: { related: readonly JobSummary[]; now: number }) {
  return (
    <div className={styles["wrap"]}>
      <BackToResults />
      <header className={styles["over"]}>
        <Heading level={1}>{t`This job is no longer open`}</Heading>
        <p>{t`It was filled, withdrawn, or expired.`}</p>
        <ButtonLink to="/jobmap">{t`See open jobs on the map`}</ButtonLink>
      </header>
      <RelatedJobs title={t`Similar open jobs`} jobs={related} now={now} />
    </div>
  );
}
