import { useNavigate } from "react-router";
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
      title="Are you sure want to logout?"
      yes="Yes, Log Out"
      no="No"
      tone="primary"
      onConfirm={confirm}
    />
  );
}
