import { useNavigate } from "react-router";
import { t } from "#text";
import { useSession } from "../../lib/session.ts";
import { ConfirmDialog } from "../../ui/overlays/ConfirmDialog.tsx";
import type { PanelProps } from "../shell/panel-props.ts";
import { firstScreen } from "../shell/shown.ts";

const WORDS = {
  user: {
    title: t`Please Fill Your Profile Details`,
    text: t`Your public pages use your username. Choose one first.`,
    at: ["/profile-setting"],
  },
  employer: {
    title: t`Please Fill Your Company Profile`,
    text: t`Your public pages use your company name and username. Choose them first.`,
    at: ["/employer/company-profile", "/profile-setting"],
  },
} as const;

/** Asks for the details that a public page needs before it can be opened. */
export default function FillInDialog({ onClose }: PanelProps) {
  const role = useSession((session) => session.profile?.role) ?? "user";
  const navigate = useNavigate();
  const { title, text, at } = WORDS[role];
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={title}
      yes={t`Fill it in`}
      no={t`Not now`}
      tone="primary"
      onConfirm={() => navigate(firstScreen(at) ?? "/")}
    >
      <p>{text}</p>
    </ConfirmDialog>
  );
}
