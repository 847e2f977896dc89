import { useState } from "react";
import { ConfirmDialog, RadioGroup } from "../../ui/index.ts";

type Reason = "FILLED" | "CANCELLED";

interface CloseDialogProps {
  /** Of the job. */
  title: string;
  onClose: () => void;
  onConfirm: (reason: Reason) => Promise<void>;
}

/** Asks why a job is closed: everybody who still waits for an answer is told. */
export function CloseDialog({ title, onClose, onConfirm }: CloseDialogProps) {
  const [reason, setReason] = useState<Reason>("FILLED");
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={`Close ${title}?`}
      yes="Close the job"
      no="Keep it open"
      onConfirm={() => onConfirm(reason)}
    >
      <p>It leaves the map and every embed at once, and cannot be opened again.</p>
      <p>Everybody whose application is still open gets an answer, with the reason.</p>
      <RadioGroup
        legend="Why?"
        name="close_reason"
        options={[
          { value: "FILLED", label: "The position is filled" },
          { value: "CANCELLED", label: "We are not hiring for it any more" },
        ]}
        value={reason}
        onValueChange={setReason}
      />
    </ConfirmDialog>
  );
}
