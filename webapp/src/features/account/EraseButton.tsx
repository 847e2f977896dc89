import { useState } from "react";
import { Button } from "../../ui/index.ts";
import { EraseByCode, EraseByPassword } from "./EraseDialog.tsx";

/** Erases the account for good, after asking for the password, or where there is none, for a code from the mailbox. */
export function EraseButton({ hasPassword, email }: { hasPassword: boolean; email: string }) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="danger" onClick={() => setOpen(true)}>
        Delete my account
      </Button>
      {open &&
        (hasPassword ? <EraseByPassword onClose={close} /> : <EraseByCode email={email} onClose={close} />)}
    </>
  );
}
