import type { CompanyDomain } from "@jobmap/contract";
import { t } from "#text";
import { call } from "../../lib/api.ts";
import { toast } from "../../lib/toasts.ts";
import { Form, FormActions, Heading, Select, SubmitButton, TextField, useForm } from "../../ui/index.ts";
import styles from "./Domains.module.css";

/** The second way: a code that is mailed to a mailbox at the domain. */
export function CodeForm({ claim }: { claim: CompanyDomain }) {
  const { id, domain, mailboxes, has_code: hasCode } = claim;
  const mailing = useForm({
    initial: { mailbox: mailboxes[0] ?? "" },
    submit: async ({ mailbox }) => {
      await call("POST employer/domains/mail-code", { body: { id, mailbox } });
      toast(t`A code is on its way to ${mailbox}`, { tone: "success" });
    },
  });
  return (
    <section aria-label={t`By a mailbox: ${domain}`}>
      <Heading level={3} size="md">{t`By a mailbox`}</Heading>
      <Form form={mailing} label={t`Mail a code for ${domain}`}>
        <Select
          label={t`Mailbox`}
          hint={t`Whoever reads it gives you the code. It works for three days.`}
          options={mailboxes.map((mailbox) => ({ value: mailbox, text: mailbox }))}
          {...mailing.choice("mailbox")}
        />
        <FormActions>
          <SubmitButton form={mailing} variant="line" size="sm">
            {hasCode ? t`Mail a new code` : t`Mail a code`}
          </SubmitButton>
        </FormActions>
      </Form>
      {hasCode && <EnterCode id={id} domain={domain} />}
    </section>
  );
}

function EnterCode({ id, domain }: Pick<CompanyDomain, "id" | "domain">) {
  const form = useForm({
    initial: { code: "" },
    submit: async ({ code }) => {
      await call("POST employer/domains/confirm", { body: { id, code } });
      toast(t`${domain} is proved`, { tone: "success" });
    },
  });
  return (
    <Form form={form} label={t`Code for ${domain}`}>
      <TextField
        label={t`Code`}
        hint={t`Eight letters and digits. Five tries.`}
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={20}
        className={styles["code"] ?? ""}
        {...form.text("code")}
      />
      <FormActions>
        <SubmitButton form={form} size="sm">{t`Confirm`}</SubmitButton>
      </FormActions>
    </Form>
  );
}
