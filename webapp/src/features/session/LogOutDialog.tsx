import { useNavigate } from "react-router";
import { t } from "#text";
import { partWith, signOut } from "../../lib/session.ts";
import { ConfirmDialog } from "../../ui/overlays/ConfirmDialog.tsx";
import type { PanelProps } from "../shell/panel-props.ts";

/** Confirms signing out, and then opens the job map. */
export default function LogOutDialog({ onClose }: PanelProps) {
  const navigate = useNavigate();
  const confirm = () =>
    partWith(async () => {
      await navigate("/jobmap");
      await signOut();
    });
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={t`Are you sure want to logout?`}
      yes={t`Yes, Log Out`}
      no={t`No`}
      tone="primary"
      onConfirm={confirm}
    />
  );
}
