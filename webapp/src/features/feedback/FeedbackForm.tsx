import { FEEDBACK_FILES, MAX_FEEDBACK_LENGTH } from "@jobmap/contract/file-rules";
import { t } from "#text";
import { toastFailure } from "../../lib/aloud.ts";
import { upload } from "../../lib/api.ts";
import { bodyOf } from "../../lib/contract-schema.ts";
import { toast } from "../../lib/toasts.ts";
import {
  Checkbox,
  FileDrop,
  Form,
  FormActions,
  limitsOf,
  SubmitButton,
  TextArea,
  TextField,
  useForm,
} from "../../ui/index.ts";

const FEEDBACK_LIMITS = limitsOf(FEEDBACK_FILES);

const EMPTY = { feedback: "", agree: false, feedBackEmail: "", file: [] as readonly File[] };

/** A message with screenshots, and an e-mail address if the user may be contacted. */
export function FeedbackForm({ onSent }: { onSent: () => void }) {
  const form = useForm({
    initial: EMPTY,
    schema: bodyOf("POST user/feedback/add"),
    check: ({ agree, feedBackEmail }) => ({
      feedBackEmail: agree && feedBackEmail.trim() === "" ? t`Please Enter Email` : undefined,
    }),
    submit: async ({ feedback, agree, feedBackEmail, file }) => {
      const data = new FormData();
      data.set("feedback", feedback);
      if (agree) data.set("feedBackEmail", feedBackEmail);
      for (const one of file) data.append("file", one);
      const said = await upload("POST user/feedback/add", data).catch((failure: unknown) => {
        toastFailure(failure);
        throw failure;
      });
      toast(said, { tone: "success" });
      onSent();
    },
  });
  return (
    <Form form={form} label={t`Feedback`}>
      <TextArea label={t`Describe your feedback`} limit={MAX_FEEDBACK_LENGTH} {...form.text("feedback")} />
      <Checkbox label={t`I agree to be contacted regarding my feedback.`} {...form.tick("agree")} />
      {form.values.agree && (
        <TextField label={t`Email`} type="email" autoComplete="email" {...form.text("feedBackEmail")} />
      )}
      <FileDrop label={t`Screenshots`} optional limits={FEEDBACK_LIMITS} {...form.choice("file")} />
      <FormActions>
        <SubmitButton form={form}>{t`Submit`}</SubmitButton>
      </FormActions>
    </Form>
  );
}
