import { t } from "#text";
import { call } from "../../lib/api.ts";
import { toast } from "../../lib/toasts.ts";
import { Form, FormActions, SubmitButton, TextArea, UnsavedGuard, useForm } from "../../ui/index.ts";
import type { ProfilePartProps } from "./profile-part.ts";

const valuesOf = (origins: readonly string[]) => ({ origins: origins.join("\n") });

/** The sites that may show the company's map in a frame; if the list is empty, every site may. */
export function EmbedSitesForm({ profile, onSaved }: ProfilePartProps) {
  const form = useForm({
    initial: valuesOf(profile.embed_origins),
    submit: async ({ origins }) => {
      const named = origins.split(/\s+/).filter(Boolean);
      const saved = await call("POST employer/profile/update-embed-origins", { body: { origins: named } });
      form.reset(valuesOf(saved.embed_origins));
      onSaved(saved);
      toast(t`Your company profile was saved`, { tone: "success" });
    },
  });
  return (
    <Form form={form} label={t`Websites that can show your map`}>
      <TextArea
        label={t`Websites`}
        optional
        hint={t`One per line, such as https://careers.example.com. Leave blank to allow any website.`}
        rows={3}
        spellCheck={false}
        autoCapitalize="none"
        {...form.text("origins")}
      />
      <FormActions>
        <SubmitButton form={form}>{t`Save websites`}</SubmitButton>
      </FormActions>
      <UnsavedGuard form={form} />
    </Form>
  );
}
