import { t } from "#text";
import { call } from "../../lib/api.ts";
import { bodyOf } from "../../lib/contract-schema.ts";
import { countryOptions } from "../../lib/names.ts";
import { toast } from "../../lib/toasts.ts";
import {
  Checkbox,
  Form,
  FormActions,
  Select,
  SubmitButton,
  TextField,
  UnsavedGuard,
  useForm,
} from "../../ui/index.ts";
import styles from "./CompanyProfile.module.css";
import type { ProfilePartProps } from "./profile-part.ts";

const SAVE = "POST employer/profile/update-contact-detail";

const valuesOf = (profile: ProfilePartProps["profile"]) => {
  const { website, email, phone, show_contact, street, locality, region, postal_code, country } = profile;
  return { website, email, phone, show_contact, street, locality, region, postal_code, country };
};

/** Web site, address and telephone. */
export function ContactForm({ profile, onSaved }: ProfilePartProps) {
  const form = useForm({
    initial: valuesOf(profile),
    schema: bodyOf(SAVE),
    submit: async (body) => {
      const saved = await call(SAVE, { body });
      form.reset(valuesOf(saved));
      onSaved(saved);
      toast(t`Your company profile was saved`, { tone: "success" });
    },
  });
  const isUs = form.values.country === "US";
  return (
    <Form form={form} label={t`Contact`}>
      <TextField label={t`Website`} optional inputMode="url" autoComplete="url" {...form.text("website")} />
      <div className={styles["pair"]}>
        <TextField label={t`Email`} optional type="email" autoComplete="email" {...form.text("email")} />
        <TextField label={t`Phone`} optional type="tel" autoComplete="tel" {...form.text("phone")} />
      </div>
      <Checkbox
        label={t`Share this email and phone number with candidates I reply to`}
        hint={t`They appear in the candidate's application, and replies to your messages go to this email. No one else sees them.`}
        {...form.tick("show_contact")}
      />
      <TextField label={t`Street`} optional autoComplete="street-address" {...form.text("street")} />
      <div className={styles["pair"]}>
        <TextField label={t`City`} optional autoComplete="address-level2" {...form.text("locality")} />
        <TextField
          label={isUs ? t`State` : t`State or province`}
          optional
          autoComplete="address-level1"
          {...form.text("region")}
        />
        <TextField
          label={isUs ? t`Zip code` : t`Postal code`}
          optional
          autoComplete="postal-code"
          {...form.text("postal_code")}
        />
        <Select
          label={t`Country`}
          autoComplete="country"
          options={countryOptions(form.values.country)}
          {...form.choice("country")}
        />
      </div>
      <FormActions>
        <SubmitButton form={form}>{t`Save contact`}</SubmitButton>
      </FormActions>
      <UnsavedGuard form={form} />
    </Form>
  );
}
