import { Dialog } from "../../ui/index.ts";
import type { PanelProps } from "../shell/Panels.tsx";
import { FeedbackForm } from "./FeedbackForm.tsx";

/** Feedback over whatever page it is about. */
export default function FeedbackPanel({ onClose }: PanelProps) {
  return (
    <Dialog open onClose={onClose} title="Feedback" placement="side">
      <FeedbackForm onSent={onClose} />
    </Dialog>
  );
}
