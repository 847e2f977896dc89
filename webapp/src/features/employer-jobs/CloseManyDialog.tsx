import { BATCH_GRACE_SECONDS } from "@jobmap/contract/batch-limits";
import { useState } from "react";
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
      title={isClose ? `Close ${selected.words}?` : `Archive ${selected.words}?`}
      yes={isClose ? `Close ${selected.words}` : `Archive ${selected.words}`}
      no={isClose ? "Keep them open" : "Keep them"}
      onConfirm={() => onStart({ kind: "move", action, ...(isClose && { close_reason: reason }) })}
    >
      {isClose ? (
        <>
          <p>They will be removed from the map and every embed and can't be reopened.</p>
          <p>Everyone with an open application will be notified with the reason.</p>
        </>
      ) : (
        <p>
          Drafts and closed jobs leave your list of jobs to work on. They can't be brought back from there.
        </p>
      )}
      <p>It starts after {BATCH_GRACE_SECONDS} seconds. Until then you can stop it.</p>
      {isClose && (
        <RadioGroup
          legend="Why?"
          name="close_reason"
          options={CLOSE_REASONS}
          value={reason}
          onValueChange={setReason}
        />
      )}
    </ConfirmDialog>
  );
}
