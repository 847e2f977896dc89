import { t } from "#text";
import { call } from "../../lib/api.ts";
import { toast } from "../../lib/toasts.ts";
import {
  Form,
  FormActions,
  SubmitButton,
  TextArea,
  TextField,
  UnsavedGuard,
  useForm,
} from "../../ui/index.ts";
import styles from "./Profile.module.css";
import type { PartProps } from "./use-profile.ts";

const MAX_SUMMARY_LENGTH = 2_600;

/** The line under one's name. */
export function HeadlineForm({ profile, onSaved }: PartProps) {
  const form = useForm({
    initial: { headline: profile.basics.label ?? "" },
    submit: async (body) => {
      const saved = await call("POST user/headline/update", { body });
      form.reset({ headline: saved.basics.label ?? "" });
      onSaved(saved);
      toast(t`Your headline is saved`, { tone: "success" });
    },
  });
  return (
    <Form form={form} label={t`Headline`}>
      <TextField
        label={t`Headline`}
        hint={t`Such as “Registered nurse with 8 years in intensive care”.`}
        autoComplete="organization-title"
        {...form.text("headline")}
      />
      <FormActions>
        <SubmitButton form={form}>{t`Save headline`}</SubmitButton>
      </FormActions>
      <UnsavedGuard form={form} />
    </Form>
  );
}

/** A few sentences about oneself. */
export function SummaryForm({ profile, onSaved }: PartProps) {
  const form = useForm({
    initial: { bio: profile.basics.summary ?? "" },
    submit: async (body) => {
      const saved = await call("POST user/bio/update", { body });
      form.reset({ bio: saved.basics.summary ?? "" });
      onSaved(saved);
      toast(t`Your summary is saved`, { tone: "success" });
    },
  });
  return (
    <Form form={form} label={t`Summary`} className={styles["long"]}>
      <TextArea label={t`Summary`} rows={4} limit={MAX_SUMMARY_LENGTH} {...form.text("bio")} />
      <FormActions>
        <SubmitButton form={form}>{t`Save summary`}</SubmitButton>
      </FormActions>
      <UnsavedGuard form={form} />
    </Form>
  );
}
