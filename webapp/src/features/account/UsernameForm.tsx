import type { SessionProfile } from "@jobmap/contract";
import { t } from "#text";
import { call } from "../../lib/api.ts";
import { bodyOf } from "../../lib/contract-schema.ts";
import { keepProfile } from "../../lib/session.ts";
import { toast } from "../../lib/toasts.ts";
import { Button, Form, FormActions, SubmitButton, TextField, useForm } from "../../ui/index.ts";
import { useFreeName } from "./use-free-name.ts";

/** Chooses or changes the username. While the user types, it shows whether the name is free and suggests others that are. */
export function UsernameForm({ profile }: { profile: SessionProfile }) {
  const form = useForm({
    initial: { username: profile.username },
    schema: bodyOf("POST account/username"),
    submit: async (body) => {
      const changed = await call("POST account/username", { body });
      keepProfile(changed);
      form.reset({ username: changed.username });
      toast(t`Your username is saved.`, { tone: "success" });
    },
  });
  const { username } = form.values;
  const { isFree, suggestions } = useFreeName(form.dirty ? username : "");
  const verdict =
    isFree === undefined ? undefined : isFree ? t`${username} is free.` : t`${username} is taken.`;
  return (
    <Form form={form} label={t`Username`}>
      <TextField
        label={t`Username`}
        labelHidden
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={60}
        hint={
          <span aria-live="polite">
            {verdict ?? t`3 to 60 letters, digits, dots, hyphens or underscores.`}
          </span>
        }
        {...form.text("username")}
      />
      {suggestions.length > 0 && (
        <p>
          {suggestions.map((name) => (
            <Button key={name} variant="bare" size="sm" onClick={() => form.set("username", name)}>
              {name}
            </Button>
          ))}
        </p>
      )}
      <FormActions>
        <SubmitButton form={form} variant="line">{t`Save username`}</SubmitButton>
      </FormActions>
    </Form>
  );
}
