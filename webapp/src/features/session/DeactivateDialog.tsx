import { useNavigate } from "react-router";
import { t } from "#text";
import { changeAccount } from "../../lib/account-switches.ts";
import { partWith } from "../../lib/session.ts";
import { ConfirmDialog } from "../../ui/overlays/ConfirmDialog.tsx";
import type { PanelProps } from "../shell/panel-props.ts";

/** Confirms deactivating the account, explains the effects, and then returns to the home page. */
export default function DeactivateDialog({ onClose }: PanelProps) {
  const navigate = useNavigate();
  const confirm = () =>
    partWith(async () => {
      await changeAccount({ is_deactivated: true });
      await navigate("/");
    });
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={t`Are you sure want to deactivate?`}
      yes={t`Yes, Deactivate`}
      no={t`No`}
      onConfirm={confirm}
    >
      <p>{t`You will be signed out right away. Sign in within 30 days to reactivate your account. After that it may be permanently closed and your data lost.`}</p>
    </ConfirmDialog>
  );
}
