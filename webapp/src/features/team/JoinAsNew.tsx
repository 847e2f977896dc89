import { useNavigate } from "react-router";
import { t } from "#text";
import { call } from "../../lib/api.ts";
import { schemaOf } from "../../lib/contract-schema.ts";
import { Form, PasswordField, SubmitButton, TextField, useForm } from "../../ui/index.ts";
import { hintsFor } from "../account/password-hints.ts";
import { begin, homeOf } from "../account/sign-in.ts";

/** Makes an account in the team. The link was mailed to the address, so that nothing has to be proved again. */
export function JoinAsNew({ link, email }: { link: string; email: string }) {
  const navigate = useNavigate();
  const form = useForm({
    initial: { first_name: "", last_name: "", password: "" },
    schema: schemaOf((endpoints) => endpoints["POST auth/registerColleague"].body.omit({ link: true })),
    submit: async (values) => {
      const { role } = await begin(await call("POST auth/registerColleague", { body: { ...values, link } }));
      await navigate(homeOf(role));
    },
  });
  return (
    <Form form={form} label={t`Your account`}>
      <TextField label={t`Email`} type="email" autoComplete="username" readOnly value={email} />
      <TextField label={t`First name`} autoComplete="given-name" {...form.text("first_name")} />
      <TextField label={t`Last name`} autoComplete="family-name" {...form.text("last_name")} />
      <PasswordField
        label={t`Password`}
        autoComplete="new-password"
        unmet={hintsFor(form.values.password)}
        {...form.text("password")}
      />
      <SubmitButton form={form} size="lg" block>
        {t`Join the team`}
      </SubmitButton>
    </Form>
  );
}
