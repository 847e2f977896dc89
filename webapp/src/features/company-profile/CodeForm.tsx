import type { CompanyDomain } from "@jobmap/contract";
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
      toast(`A code is on its way to ${mailbox}`, { tone: "success" });
    },
  });
  return (
    <section aria-label={`By a mailbox: ${domain}`}>
      <Heading level={3} size="md">
        By a mailbox
      </Heading>
      <Form form={mailing} label={`Mail a code for ${domain}`}>
        <Select
          label="Mailbox"
          hint="Whoever reads it gives you the code. It works for three days."
          options={mailboxes.map((mailbox) => ({ value: mailbox, text: mailbox }))}
          {...mailing.choice("mailbox")}
        />
        <FormActions>
          <SubmitButton form={mailing} variant="line" size="sm">
            {hasCode ? "Mail a new code" : "Mail a code"}
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
      toast(`${domain} is proved`, { tone: "success" });
    },
  });
  return (
    <Form form={form} label={`Code for ${domain}`}>
      <TextField
        label="Code"
        hint="Eight letters and digits. Five tries."
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={20}
        className={styles["code"] ?? ""}
        {...form.text("code")}
      />
      <FormActions>
        <SubmitButton form={form} size="sm">
          Confirm
        </SubmitButton>
      </FormActions>
    </Form>
  );
}
