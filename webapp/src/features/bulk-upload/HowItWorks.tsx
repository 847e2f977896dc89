import { t } from "#text";
import { PageSection } from "../../ui/index.ts";
import styles from "./BulkUpload.module.css";

const DEMO = "/api/v1/employer/job/demo-file";

const STEPS = [
  [
    t`File`,
    t`XLSX or CSV of any encoding, up to 20 MB and 10,000 rows. An export of your hiring system will do.`,
  ],
  [
    t`Columns`,
    t`We recognize which column is which and show what we found. What you change is remembered for your next file.`,
  ],
  [
    t`Repair`,
    t`Rows with problems come first, each with all its problems. Fix one cell, or all like it at once.`,
  ],
  [
    t`Dry run`,
    t`Before anything is saved, you see what will happen, such as 412 new, 31 changed, 9 the same, 3 refused.`,
  ],
  [
    t`Jobs`,
    t`New jobs become drafts, which you publish when you like. You can leave the page while they are made.`,
  ],
] as const;

/** What a file needs and what becomes of it, with files to start from. */
export function HowItWorks() {
  return (
    <>
      <PageSection
        title={t`Start from an example`}
        hint={t`Two jobs, with every column that most jobs need.`}
      >
        <p className={styles["files"]}>
          <a href={`${DEMO}?format=xlsx`} download>
            {t`Example as XLSX`}
          </a>
          <a href={`${DEMO}?format=csv`} download>
            {t`Example as CSV`}
          </a>
        </p>
      </PageSection>
      <PageSection title={t`Five steps`}>
        <ol className={styles["how"]}>
          {STEPS.map(([title, text]) => (
            <li key={title}>
              <b>{title}</b> {text}
            </li>
          ))}
        </ol>
      </PageSection>
      <PageSection title={t`Uploading the same file again`}>
        <p>
          {t`A row with a requisition ID you used before updates that job; without one, we compare title, place and start date. No job is duplicated, an empty cell erases nothing, and you can take back a whole upload.`}
        </p>
      </PageSection>
    </>
  );
}
