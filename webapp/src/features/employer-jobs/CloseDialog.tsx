import { useState } from "react";
import { ConfirmDialog, RadioGroup } from "../../ui/index.ts";

type Reason = "FILLED" | "CANCELLED";

interface CloseDialogProps {
  /** Title of the job. */
  title: string;
  onClose: () => void;
  onConfirm: (reason: Reason) => Promise<void>;
}

/** Asks why a job is closed: all applicants still waiting for an answer are notified. */
export function CloseDialog({ title, onClose, onConfirm }: CloseDialogProps) {
  const [reason, setReason] = useState<Reason>("FILLED");
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={`Close ${title}?`}
      yes="Close job"
      no="Keep it open"
      onConfirm={() => onConfirm(reason)}
    >
      <p>It will be removed from the map and every embed right away and can't be reopened.</p>
      <p>Everyone with an open application will be notified with the reason.</p>
      <RadioGroup
        legend="Why?"
        name="close_reason"
        options={[
          { value: "FILLED", label: "The position is filled" },
          { value: "CANCELLED", label: "We are no longer hiring for it" },
        ]}
        value={reason}
        onValueChange={setReason}
      />
    </ConfirmDialog>
  );
}
