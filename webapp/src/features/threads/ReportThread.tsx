import type { ThreadReportReason } from "@jobmap/contract";
import { THREAD_REPORT_REASONS } from "@jobmap/contract/talking";
import { t } from "#text";
import { act } from "../../lib/api.ts";
import { toast } from "../../lib/toasts.ts";
import { Dialog, Form, FormActions, RadioGroup, SubmitButton, TextArea, useForm } from "../../ui/index.ts";

const REASON_TEXT: Readonly<Record<ThreadReportReason, string>> = {
  SCAM: t`It looks like a scam`,
  ASKS_MONEY: t`It asks for money`,
  DISCRIMINATORY: t`It is discriminatory`,
  MISLEADING: t`It is misleading`,
  OTHER: t`Something else`,
};
/** As in the contract. */
const MAX_LENGTH = 2_000;

/** Reports a conversation to the operator, who reads it then. */
export function ReportThread({ applicationId, onClose }: { applicationId: number; onClose: () => void }) {
  const form = useForm<{ reason: ThreadReportReason; note: string }>({
    initial: { reason: "SCAM", note: "" },
    submit: async (values) => {
      toast(await act("POST thread/report", { body: { id: applicationId, ...values } }), {
        tone: "success",
      });
      onClose();
    },
  });
  return (
    <Dialog open onClose={onClose} title={t`Report this conversation`}>
      <Form form={form} label={t`Report this conversation`}>
        <RadioGroup
          legend={t`What is wrong with it?`}
          options={THREAD_REPORT_REASONS.map((value) => ({ value, label: REASON_TEXT[value] }))}
          {...form.choice("reason")}
        />
        <TextArea
          label={t`More details`}
          optional={form.values.reason !== "OTHER"}
          hint={t`We read the conversation. The other side does not learn who reported it.`}
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
