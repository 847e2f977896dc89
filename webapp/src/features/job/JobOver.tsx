import type { JobSummary } from "@jobmap/contract";
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
        <Heading level={1}>This job is no longer open</Heading>
        <p>It was filled, withdrawn, or expired.</p>
        <ButtonLink to="/jobmap">See open jobs on the map</ButtonLink>
      </header>
      <RelatedJobs title="Similar open jobs" jobs={related} now={now} />
    </div>
  );
}
