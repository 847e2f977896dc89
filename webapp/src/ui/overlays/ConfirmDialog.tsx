import { type ReactNode, useState } from "react";
import { failureText } from "../../lib/failures.ts";
import { Button } from "../actions/Button.tsx";
import { FieldError } from "../fields/Field.tsx";
import { Dialog } from "./Dialog.tsx";

export interface ConfirmDialogProps {
  open: boolean;
  onClose: () => void;
  /** The question: "Take this job off the map?" */
  title: string;
  /** What will happen. */
  children?: ReactNode;
  /** The answers: "Take it off", "Keep it". */
  yes: string;
  no: string;
  /** `danger` for destructive actions. */
  tone?: "primary" | "danger";
  /** Performs the action, then the dialog closes. Errors are shown, and the dialog stays open. */
  onConfirm: () => Promise<void> | void;
}

/** Confirms an irreversible action. The safe answer has focus, and pressing the backdrop does nothing. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onClose, title, children, yes, no, tone = "danger", onConfirm } = props;
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const close = () => {
    if (busy) return;
    setFailure(undefined);
    onClose();
  };
  const confirm = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      await onConfirm();
      onClose();
    } catch (error) {
      setFailure(failureText(error));
    } finally {
      setBusy(false);
    }
  };
  const hasBody = children !== undefined || failure !== undefined;
  return (
    <Dialog
      alert
      open={open}
      onClose={close}
      title={title}
      actions={
        <>
          <Button variant="line" onClick={close}>
            {no}
          </Button>
          <Button variant={tone} busy={busy} onClick={confirm}>
            {yes}
          </Button>
        </>
      }
    >
      {hasBody ? (
        <>
          {children}
          <div role="alert">{failure !== undefined && <FieldError>{failure}</FieldError>}</div>
        </>
      ) : undefined}
    </Dialog>
  );
}
