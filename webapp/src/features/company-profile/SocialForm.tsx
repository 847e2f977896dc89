import { t } from "#text";
import { call } from "../../lib/api.ts";
import { bodyOf } from "../../lib/contract-schema.ts";
import { toast } from "../../lib/toasts.ts";
import { Form, FormActions, SubmitButton, TextField, UnsavedGuard, useForm } from "../../ui/index.ts";
import { NETWORKS } from "../company/networks.ts";
import type { ProfilePartProps } from "./profile-part.ts";

const SAVE = "POST employer/profile/update-social-detail";

const valuesOf = ({
  linkedin,
  facebook,
  instagram,
  x,
  youtube,
  tiktok,
}: ProfilePartProps["profile"]["social"]) => ({
  linkedin: linkedin ?? "",
  facebook: facebook ?? "",
  instagram: instagram ?? "",
  x: x ?? "",
  youtube: youtube ?? "",
  tiktok: tiktok ?? "",
});

/** The company's pages on social networks. */
export function SocialForm({ profile, onSaved }: ProfilePartProps) {
  const form = useForm({
    initial: valuesOf(profile.social),
    schema: bodyOf(SAVE),
    submit: async (body) => {
      const saved = await call(SAVE, { body });
      form.reset(valuesOf(saved.social));
      onSaved(saved);
      toast(t`Your company profile was saved`, { tone: "success" });
    },
  });
  return (
    <Form form={form} label={t`Social networks`}>
      {NETWORKS.map(([network, name]) => (
        <TextField
          key={network}
          label={name}
          optional
          inputMode="url"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          {...form.text(network)}
        />
      ))}
      <FormActions>
        <SubmitButton form={form}>{t`Save networks`}</SubmitButton>
      </FormActions>
      <UnsavedGuard form={form} />
    </Form>
  );
}
