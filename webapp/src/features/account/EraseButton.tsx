import { useState } from "react";
import { t } from "#text";
import { Button } from "../../ui/index.ts";
import { EraseByCode, EraseByPassword } from "./EraseDialog.tsx";

/** Erases the account permanently after asking for the password or, for accounts without one, a code sent by mail. */
export function EraseButton({ hasPassword, email }: { hasPassword: boolean; email: string }) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="danger" onClick={() => setOpen(true)}>{t`Delete my account`}</Button>
      {open &&
        (hasPassword ? <EraseByPassword onClose={close} /> : <EraseByCode email={email} onClose={close} />)}
    </>
  );
}
