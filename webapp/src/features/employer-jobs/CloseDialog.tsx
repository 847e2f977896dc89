import { useState } from "react";
import { t } from "#text";
import { ConfirmDialog, RadioGroup } from "../../ui/index.ts";
import { CLOSE_REASONS, type CloseReason } from "./close-reasons.ts";

interface CloseDialogProps {
  /** Title of the job. */
  title: string;
  onClose: () => void;
  onConfirm: (reason: CloseReason) => Promise<void>;
}

/** Asks why a job is closed: all applicants still waiting for an answer are notified. */
export function CloseDialog({ title, onClose, onConfirm }: CloseDialogProps) {
  const [reason, setReason] = useState<CloseReason>("FILLED");
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={t`Close ${title}?`}
      yes={t`Close job`}
      no={t`Keep it open`}
      onConfirm={() => onConfirm(reason)}
    >
      <p>{t`It will be removed from the map and every embed right away and can't be reopened.`}</p>
      <p>{t`Everyone with an open application will be notified with the reason.`}</p>
      <RadioGroup
        legend={t`Why?`}
        name="close_reason"
        options={CLOSE_REASONS}
        value={reason}
        onValueChange={setReason}
      />
    </ConfirmDialog>
  );
}
