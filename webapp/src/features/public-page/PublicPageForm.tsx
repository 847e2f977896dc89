import type { OwnPublicPage, SessionProfile } from "@jobmap/contract";
import { Link } from "react-router";
import { Trans, t } from "#text";
import { call } from "../../lib/api.ts";
import { UNKNOWN_LANGUAGE } from "../../lib/language.ts";
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
import styles from "./PublicPage.module.css";

const WHOLE_PROFILE = "profile";

function valuesOf({ resume_id, ...page }: OwnPublicPage) {
  const { profile_slug, shows_email, shows_phone, shows_street, shows_picture, is_findable } = page;
  return {
    profile_slug,
    resume_id: resume_id === null ? WHOLE_PROFILE : String(resume_id),
    shows_email,
    shows_phone,
    shows_street,
    shows_picture,
    is_findable,
  };
}

/** What a person's public page shows, at which address, and whether search engines may. */
export function PublicPageForm({ page, profile }: { page: OwnPublicPage; profile: SessionProfile }) {
  const form = useForm({
    initial: valuesOf(page),
    submit: async ({ resume_id, ...values }) => {
      const chosen = resume_id === WHOLE_PROFILE ? null : Number(resume_id);
      const saved = await call("POST user/public-page/update", { body: { ...values, resume_id: chosen } });
      form.reset(valuesOf(saved));
      toast(t`Your public page is saved.`, { tone: "success" });
    },
  });
  const isGone = page.seen === null && form.values.resume_id === String(page.resume_id);
  return (
    <Form form={form} label={t`What it shows`}>
      <div className={styles["form"]}>
        <Select
          label={t`Resume`}
          {...form.choice("resume_id")}
          options={[
            ...(isGone
              ? [{ value: form.values.resume_id, text: t`A resume that is gone`, disabled: true }]
              : []),
            { value: WHOLE_PROFILE, text: t`Your whole profile` },
            ...page.resumes.map(({ id, name }) => ({
              value: String(id),
              text: name,
              lang: UNKNOWN_LANGUAGE,
            })),
          ]}
        />
        <TextField
          label={t`End of the address`}
          hint={
            <Trans>
              After /user/{profile.username}/. You can change your{" "}
              <Link to="/profile-setting#username">username</Link> as well. Nothing stays at the old address.
            </Trans>
          }
          autoCapitalize="none"
          spellCheck={false}
          maxLength={60}
          {...form.text("profile_slug")}
        />
        <Checkbox label={t`My email address`} {...form.tick("shows_email")} />
        <Checkbox label={t`My phone number`} {...form.tick("shows_phone")} />
        <Checkbox label={t`My street and zip code`} {...form.tick("shows_street")} />
        <Checkbox label={t`My pictures`} {...form.tick("shows_picture")} />
        <Checkbox
          label={t`Search engines may show it`}
          hint={t`Otherwise only people who have the address find it.`}
          {...form.tick("is_findable")}
        />
      </div>
      <FormActions>
        <SubmitButton form={form}>{t`Save public page`}</SubmitButton>
      </FormActions>
      <UnsavedGuard form={form} />
    </Form>
  );
}
