import { useLayoutEffect, useRef } from "react";
import { t } from "#text";
import type { StandInProps } from "../../lib/lazy-part.tsx";
import { modalOpened } from "../../lib/modals.ts";
import { Button } from "../actions/Button.tsx";
import { Spinner } from "../feedback/Spinner.tsx";
import { RetryIcon } from "../icons/icons.tsx";
import styles from "./PartDialog.module.css";

export interface PartDialogProps extends StandInProps {
  onClose: () => void;
}

/** Replaces a dialog whose chunk is loading or failed to load. It needs only the frame's own script. */
export function PartDialog({ name, failure, onClose }: PartDialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  // Closes before React unmounts it: a removed dialog cannot restore focus.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    dialog.showModal();
    const closed = modalOpened(dialog);
    return () => {
      closed();
      dialog.close();
    };
  }, []);
  return (
    <dialog
      ref={ref}
      aria-label={name}
      className={styles["dialog"]}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      {failure ? (
        <p role="alert">{failure.text}</p>
      ) : (
        <p role="status" className={styles["waiting"]}>
          <Spinner />
          {t`Loading ${name}`}
        </p>
      )}
      <div className={styles["ways"]}>
        {failure && (
          <Button icon={<RetryIcon />} onClick={() => failure.retry()}>
            {t`Try again`}
          </Button>
        )}
        {failure?.offersReload && (
          <Button variant="line" onClick={() => location.reload()}>
            {t`Reload the page`}
          </Button>
        )}
        <Button variant="line" onClick={() => onClose()}>
          {failure ? t`Close` : t`Cancel`}
        </Button>
      </div>
    </dialog>
  );
}
