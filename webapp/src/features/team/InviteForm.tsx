import type { ColleagueSeat } from "@jobmap/contract/team";
import { t } from "#text";
import { act } from "../../lib/api.ts";
import { bodyOf } from "../../lib/contract-schema.ts";
import { toast } from "../../lib/toasts.ts";
import { Form, FormActions, RadioGroup, SubmitButton, TextField, useForm } from "../../ui/index.ts";
import { JobChoice, type JobIds } from "./JobChoice.tsx";
import { SEAT_CHOICES } from "./seat-words.ts";

/** Invites somebody by mail. What was typed stays when it is refused. */
export function InviteForm() {
  const form = useForm<{ email: string; seat: ColleagueSeat; job_ids: JobIds }>({
    initial: { email: "", seat: "recruiter", job_ids: null },
    schema: bodyOf("POST employer/team/invite"),
    submit: async (body) => {
      toast(await act("POST employer/team/invite", { body }), { tone: "success" });
      form.reset();
    },
  });
  return (
    <Form form={form} label={t`Invite a colleague`}>
      <TextField
        label={t`Email`}
        type="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        {...form.text("email")}
      />
      <RadioGroup legend={t`Role`} options={SEAT_CHOICES} {...form.choice("seat")} />
      <JobChoice {...form.choice("job_ids")} />
      <FormActions>
        <SubmitButton form={form}>{t`Send invitation`}</SubmitButton>
      </FormActions>
    </Form>
  );
}
