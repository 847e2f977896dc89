import { useEffect } from "react";
import { type Location, useBlocker } from "react-router";
import { ConfirmDialog } from "../overlays/ConfirmDialog.tsx";

export interface UnsavedGuardProps {
  /** From `useForm`. While it is being sent nothing is held up: `submit` may go to another page. */
  form: { readonly dirty: boolean; readonly sending: boolean };
}

/** A page can be another one by its query alone, as the steps of a form are. */
const addressOf = ({ pathname, search }: Location) => pathname + search;

/**
 * Asks before a form is left whose changes were not sent: by a link of ours in our own words, and by closing the tab in the
 * browser's. For long forms; a sign-in that is left needs no question.
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
      title="Leave without saving?"
      yes="Leave"
      no="Stay"
      onConfirm={() => blocker.proceed?.()}
    >
      <p>Your changes have not been saved.</p>
    </ConfirmDialog>
  );
}
