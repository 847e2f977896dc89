import { useEffect } from "react";
import { type Location, useBlocker } from "react-router";
import { t } from "#text";
import { ConfirmDialog } from "../overlays/ConfirmDialog.tsx";

export interface UnsavedGuardProps {
  /** From `useForm`. Navigation is not blocked while submitting: `submit` may go to another page. */
  form: { readonly dirty: boolean; readonly sending: boolean };
}

/** Pages can differ in their query alone, like the steps of a form. */
const addressOf = ({ pathname, search }: Location) => pathname + search;

/**
 * Asks before the user leaves a form with unsaved changes: with our own dialog for links inside the app, and with the browser's when the
 * tab is closed. For long forms; leaving a sign-in form needs no question.
 */
export function UnsavedGuard({ form }: UnsavedGuardProps) {
  const unsaved = form.dirty && !form.sending;
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => unsaved && addressOf(currentLocation) !== addressOf(nextLocation),
  );
  useEffect(() => {
    if (!unsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [unsaved]);
  return (
    <ConfirmDialog
      open={blocker.state === "blocked"}
      onClose={() => blocker.reset?.()}
      title={t`Leave without saving?`}
      yes={t`Leave`}
      no={t`Stay`}
      onConfirm={() => blocker.proceed?.()}
    >
      <p>{t`Your changes have not been saved.`}</p>
    </ConfirmDialog>
  );
}
