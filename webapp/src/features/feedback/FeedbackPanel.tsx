import { t } from "#text";
import { SITE_NAME } from "../../lib/seo.ts";
import { useLiveTexts } from "../../lib/use-live-texts.ts";
import { Dialog } from "../../ui/index.ts";
import type { PanelProps } from "../shell/panel-props.ts";
import { FeedbackForm } from "./FeedbackForm.tsx";

/** The feedback form in a panel over the page that the feedback is about. */
export default function FeedbackPanel({ onClose }: PanelProps) {
  useLiveTexts("feedback", `${t`Feedback`} | ${SITE_NAME}`);
  return (
    <Dialog open onClose={onClose} title={t`Feedback`} placement="side">
      <FeedbackForm onSent={onClose} />
    </Dialog>
  );
}
