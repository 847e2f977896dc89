import { BATCH_GRACE_SECONDS } from "@jobmap/contract/batch-limits";
import { useState } from "react";
import { t } from "#text";
import { ConfirmDialog, RadioGroup } from "../../ui/index.ts";
import { CLOSE_REASONS, type CloseReason } from "./close-reasons.ts";
import type { ManyDialogProps } from "./many-dialog.ts";

/** Asks before many jobs are closed or archived: neither can be undone once it is done. */
export function CloseManyDialog({
  action,
  selected,
  onStart,
  onClose,
}: ManyDialogProps & { action: "close" | "archive" }) {
  const [reason, setReason] = useState<CloseReason>("FILLED");
  const isClose = action === "close";
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={isClose ? t`Close ${selected.words}?` : t`Archive ${selected.words}?`}
      yes={isClose ? t`Close ${selected.words}` : t`Archive ${selected.words}`}
      no={isClose ? t`Keep them open` : t`Keep them`}
      onConfirm={() => onStart({ kind: "move", action, ...(isClose && { close_reason: reason }) })}
    >
      {isClose ? (
        <>
          <p>{t`They will be removed from the map and every embed and can't be reopened.`}</p>
          <p>{t`Everyone with an open application will be notified with the reason.`}</p>
        </>
      ) : (
        <p>{t`Drafts and closed jobs leave your list of jobs to work on. They can't be brought back from there.`}</p>
      )}
      <p>{t`It starts after ${BATCH_GRACE_SECONDS} seconds. Until then you can stop it.`}</p>
      {isClose && (
        <RadioGroup
          legend={t`Why?`}
          name="close_reason"
          options={CLOSE_REASONS}
          value={reason}
          onValueChange={setReason}
        />
      )}
    </ConfirmDialog>
  );
}
