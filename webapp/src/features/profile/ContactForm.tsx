import type { CandidateProfile } from "@jobmap/contract";
import { t } from "#text";
import { call } from "../../lib/api.ts";
import { toast } from "../../lib/toasts.ts";
import {
  Form,
  FormActions,
  SubmitButton,
  TextArea,
  TextField,
  UnsavedGuard,
  useForm,
} from "../../ui/index.ts";
import styles from "./Profile.module.css";
import type { PartProps } from "./use-profile.ts";

function valuesOf({ basics }: CandidateProfile) {
  const { email = "", phone = "", url = "", location = {}, profiles = [] } = basics;
  return {
    "contact.email": email,
    "contact.phone": phone,
    "contact.url": url,
    "contact.location.address": location.address ?? "",
    "contact.location.city": location.city ?? "",
    "contact.location.region": location.region ?? "",
    "contact.location.postalCode": location.postalCode ?? "",
    "contact.profiles": profiles.flatMap((link) => link.url ?? []).join("\n"),
  };
}

/** The body to save; links that stay keep what else is known of them. */
function sent(values: ReturnType<typeof valuesOf>, { basics }: CandidateProfile) {
  const links = values["contact.profiles"].split(/\s+/).filter(Boolean);
  return {
    contact: {
      email: values["contact.email"],
      phone: values["contact.phone"],
      url: values["contact.url"],
      location: {
        ...basics.location,
        address: values["contact.location.address"],
        city: values["contact.location.city"],
        region: values["contact.location.region"],
        postalCode: values["contact.location.postalCode"],
      },
      profiles: links.map((url) => basics.profiles?.find((link) => link.url === url) ?? { url }),
    },
  };
}

/** How employers reach a person. */
export function ContactForm({ profile, onSaved }: PartProps) {
  const form = useForm({
    initial: valuesOf(profile),
    submit: async (values) => {
      const saved = await call("POST user/contact/update", { body: sent(values, profile) });
      form.reset(valuesOf(saved));
      onSaved(saved);
      toast(t`Your contact details are saved`, { tone: "success" });
    },
  });
  return (
    <Form form={form} label={t`Contact`}>
      <div className={styles["fields"]}>
        <TextField label={t`Email`} type="email" autoComplete="email" {...form.text("contact.email")} />
        <TextField label={t`Phone`} type="tel" autoComplete="tel" {...form.text("contact.phone")} />
        <TextField
          label={t`Street`}
          autoComplete="street-address"
          {...form.text("contact.location.address")}
        />
        <TextField label={t`City`} autoComplete="address-level2" {...form.text("contact.location.city")} />
        <TextField label={t`State`} autoComplete="address-level1" {...form.text("contact.location.region")} />
        <TextField
          label={t`Zip code`}
          autoComplete="postal-code"
          {...form.text("contact.location.postalCode")}
        />
        <TextField label={t`Website`} inputMode="url" autoComplete="url" {...form.text("contact.url")} />
        <div className={styles["wide"]}>
          <TextArea
            label={t`Links`}
            hint={t`To LinkedIn, GitHub, or your work. One per line.`}
            rows={2}
            {...form.text("contact.profiles")}
            error={form.errorAt("contact.profiles") ?? form.errorAt("contact.profiles[0].url")}
          />
        </div>
      </div>
      <FormActions>
        <SubmitButton form={form}>{t`Save contact`}</SubmitButton>
      </FormActions>
      <UnsavedGuard form={form} />
    </Form>
  );
}
