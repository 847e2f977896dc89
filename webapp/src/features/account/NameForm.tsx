import type { SessionProfile } from "@jobmap/contract";
import { t } from "#text";
import { call } from "../../lib/api.ts";
import { bodyOf } from "../../lib/contract-schema.ts";
import { keepProfile } from "../../lib/session.ts";
import { toast } from "../../lib/toasts.ts";
import { Form, FormActions, SubmitButton, TextField, useForm } from "../../ui/index.ts";
import styles from "./DetailsForm.module.css";

/** Edits the user's own given and family name. */
export function NameForm({ profile }: { profile: SessionProfile }) {
  const key = profile.role === "employer" ? "POST employer/profile/update-name" : "POST user/profile-update";
  const form = useForm({
    initial: { first_name: profile.first_name, last_name: profile.last_name },
    schema: bodyOf(key),
    submit: async (body) => {
      const changed = await call(key, { body });
      keepProfile(changed);
      form.reset({ first_name: changed.first_name, last_name: changed.last_name });
      toast(t`Your name is saved.`, { tone: "success" });
    },
  });
  return (
    <Form form={form} label={t`Name`}>
      <div className={styles["names"]}>
        <TextField
          label={t`First name`}
          autoComplete="given-name"
          maxLength={100}
          {...form.text("first_name")}
        />
        <TextField
          label={t`Last name`}
          autoComplete="family-name"
          maxLength={100}
          {...form.text("last_name")}
        />
      </div>
      <FormActions>
        <SubmitButton form={form} variant="line">{t`Save name`}</SubmitButton>
      </FormActions>
    </Form>
  );
}
