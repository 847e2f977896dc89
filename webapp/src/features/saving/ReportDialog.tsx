import type { ReportReason } from "@jobmap/contract";
import { REPORT_REASONS } from "@jobmap/contract/enums";
import { useEffect, useState } from "react";
import { t } from "#text";
import { call } from "../../lib/api.ts";
import { toast } from "../../lib/toasts.ts";
import { Dialog, Form, FormActions, RadioGroup, SubmitButton, TextArea, useForm } from "../../ui/index.ts";
import type { MarkedJob } from "./marks-store.ts";
import { isCandidate } from "./save.ts";

const REASON_TEXT: Readonly<Record<ReportReason, string>> = {
  SCAM: t`It looks like a scam`,
  MISLEADING: t`It is misleading`,
  EXPIRED: t`The job is no longer open`,
  DISCRIMINATORY: t`It is discriminatory`,
  WRONG_LOCATION: t`The location is wrong`,
  DUPLICATE: t`It is listed twice`,
  ASKS_MONEY: t`It asks for money`,
  OTHER: t`Something else`,
};

/** Maximum length of the note, in characters. */
const MAX_LENGTH = 2_000;

interface ReportDialogProps {
  job: MarkedJob;
  onClose: () => void;
}

/** Reports a problem with a listing to the operator. Visitors are asked to sign in instead. */
export default function ReportDialog(props: ReportDialogProps) {
  const [isAllowed, setAllowed] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, for the press that opened it
  useEffect(() => {
    void isCandidate(t`Reporting`).then((isOne) => (isOne ? setAllowed(true) : props.onClose()));
  }, []);
  return isAllowed && <Report {...props} />;
}

function Report({ job, onClose }: ReportDialogProps) {
  const form = useForm<{ reason: ReportReason; note: string }>({
    initial: { reason: "SCAM", note: "" },
    submit: async (values) => {
      await call("POST user/job/report", { body: { job_id: job.id, ...values } });
      toast(t`Thanks for letting us know. We'll review it.`, { tone: "success" });
      onClose();
    },
  });
  return (
    <Dialog open onClose={onClose} title={t`Report this job`}>
      <Form form={form} label={t`Report this job`}>
        <RadioGroup
          legend={t`What is wrong with it?`}
          options={REPORT_REASONS.map((value) => ({ value, label: REASON_TEXT[value] }))}
          {...form.choice("reason")}
        />
        <TextArea
          label={t`More details`}
          optional={form.values.reason !== "OTHER"}
          limit={MAX_LENGTH}
          {...form.text("note")}
        />
        <FormActions>
          <SubmitButton form={form}>{t`Send report`}</SubmitButton>
        </FormActions>
      </Form>
    </Dialog>
  );
}
