import { MAX_ANSWER_PROMISE_DAYS } from "@jobmap/contract/limits";
import { t } from "#text";
import { call } from "../../lib/api.ts";
import { toast } from "../../lib/toasts.ts";
import {
  Checkbox,
  Form,
  FormActions,
  promiseText,
  SubmitButton,
  TextField,
  UnsavedGuard,
  useForm,
} from "../../ui/index.ts";
import type { ProfilePartProps } from "./profile-part.ts";

const SAVE = "POST employer/profile/update-answer-promise";
/** Offered to who begins to promise. */
const USUAL_DAYS = 7;

const valuesOf = ({ answer_promise_days: days }: ProfilePartProps["profile"]) => ({
  isPromised: days !== null,
  days: String(days ?? USUAL_DAYS),
});
type Values = ReturnType<typeof valuesOf>;

/** What was entered; null for no promise, undefined for what is no number of days. */
function daysOf({ isPromised, days }: Values): number | null | undefined {
  if (!isPromised) return null;
  const number = /^\d{1,2}$/.test(days.trim()) ? Number(days) : 0;
  return number >= 1 && number <= MAX_ANSWER_PROMISE_DAYS ? number : undefined;
}

/** Within how many days the company promises to answer each application, and what candidates read of it. */
export function AnswerPromiseForm({ profile, onSaved }: ProfilePartProps) {
  const form = useForm({
    initial: valuesOf(profile),
    check: (values): Partial<Record<keyof Values, string>> =>
      daysOf(values) === undefined ? { days: t`Please promise 1 to ${MAX_ANSWER_PROMISE_DAYS} days.` } : {},
    submit: async (values) => {
      const saved = await call(SAVE, { body: { days: daysOf(values) ?? null } });
      form.reset(valuesOf(saved));
      onSaved(saved);
      toast(t`Your company profile was saved`, { tone: "success" });
    },
  });
  const days = daysOf(form.values);
  return (
    <Form form={form} label={t`Promise of an answer`}>
      <Checkbox label={t`We answer every application`} {...form.tick("isPromised")} />
      {form.values.isPromised && (
        <TextField
          label={t`Within how many days`}
          inputMode="numeric"
          hint={t`1 to ${MAX_ANSWER_PROMISE_DAYS}`}
          {...form.text("days")}
        />
      )}
      <p role="status">
        {days === null
          ? t`Candidates read no promise.`
          : days !== undefined && t`Candidates read: “${promiseText(days, profile.answering)}”`}
      </p>
      <FormActions>
        <SubmitButton form={form}>{t`Save promise`}</SubmitButton>
      </FormActions>
      <UnsavedGuard form={form} />
    </Form>
  );
}
