import { useState } from "react";
import { Trans, t } from "#text";
import { timeText } from "../../lib/time-text.ts";
import { Button, InfoIcon } from "../../ui/index.ts";
import { unsavedNewJobs } from "./editor/editors.ts";
import type { UnsavedJob } from "./editor/journal.ts";
import styles from "./PostJob.module.css";

interface UnsavedNewJobProps {
  account: number;
  onGoOn: (unsaved: UnsavedJob) => void;
}

/** Offers to continue a new listing that was started in this browser and not saved, for example after a crash. */
export function UnsavedNewJob({ account, onGoOn }: UnsavedNewJobProps) {
  const [unsaved, setUnsaved] = useState(() => unsavedNewJobs(account)[0]);
  if (!unsaved) return null;
  const { entry } = unsaved;
  const title = entry.fields.job.title.trim() || t`an untitled job`;
  return (
    <div className={styles["banner"]} role="status">
      <InfoIcon />
      <p>
        <Trans>
          You started <b>{title}</b> on this device, {timeText(entry.at)}. It has not been saved yet.
        </Trans>
      </p>
      <Button
        size="sm"
        onClick={() => {
          setUnsaved(undefined);
          onGoOn(unsaved);
        }}
      >{t`Continue`}</Button>
      <Button
        size="sm"
        variant="bare"
        onClick={() => {
          unsaved.take();
          setUnsaved(undefined);
        }}
      >{t`Discard it`}</Button>
    </div>
  );
}
