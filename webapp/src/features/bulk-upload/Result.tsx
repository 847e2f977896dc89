import type { BulkUpload, BulkUploadDetail } from "@jobmap/contract";
import { plural, t } from "#text";
import { ButtonLink } from "../../ui/index.ts";
import styles from "./BulkUpload.module.css";
import { ProblemFile } from "./ProblemFile.tsx";
import { PublishDrafts } from "./PublishDrafts.tsx";
import { outcomeText } from "./upload-words.ts";

/** What became of an upload, and what is left to do. */
export function Result({ upload }: { upload: BulkUploadDetail }) {
  const { state, refused, created, changed, problem, drafts } = upload;
  return (
    <div className={styles["result"]}>
      <p role="status" className={styles["outcome"]}>
        {TITLES[state] ?? ""} {outcomeText(upload) && `${outcomeText(upload)}.`}
      </p>
      {problem !== null && <p>{problem}</p>}
      {state === "CANCELLED" && created > 0 && (
        <p>
          {plural(created, { one: "# job still to be taken back.", other: "# jobs still to be taken back." })}
        </p>
      )}
      {state !== "CANCELLED" && created > 0 && (
        <p>{t`New jobs are drafts: nobody sees them before you publish them.`}</p>
      )}
      {refused > 0 && (
        <p>
          {t`Refused rows are in a file with what to fix in its first column. Repair it and upload it again: jobs you have now are not doubled.`}
        </p>
      )}
      {state !== "CANCELLED" && drafts.length > 0 && <PublishDrafts drafts={drafts} />}
      <div className={styles["ways"]}>
        {created + changed > 0 && state !== "CANCELLED" && (
          <ButtonLink to="/employer/jobs?show=draft" variant="line">
            {t`See your drafts`}
          </ButtonLink>
        )}
        {refused > 0 && <ProblemFile upload={upload} />}
        <ButtonLink to="?" variant="line">
          {t`Upload another file`}
        </ButtonLink>
      </div>
    </div>
  );
}

const TITLES: Partial<Record<BulkUpload["state"], string>> = {
  SUCCEEDED: t`All rows are worked through:`,
  PARTIAL: t`All rows are worked through:`,
  FAILED: t`The upload failed.`,
  CANCELLED: t`This upload was taken back.`,
};
