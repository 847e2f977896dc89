import { useState } from "react";
import { t } from "#text";
import { sendForm } from "../../lib/api.ts";
import { toast } from "../../lib/toasts.ts";
import {
  Avatar,
  Button,
  ConfirmDialog,
  FileDrop,
  Form,
  FormActions,
  SubmitButton,
  useForm,
} from "../../ui/index.ts";
import styles from "./CompanyProfile.module.css";
import { LOGO_LIMITS } from "./profile-limits.ts";
import type { ProfilePartProps } from "./profile-part.ts";

const SAVE = "POST employer/profile/update-company-image";

/** Sets or removes the logo. */
export function LogoForm({ profile, onSaved }: ProfilePartProps) {
  const [isRemoving, setRemoving] = useState(false);
  const form = useForm({
    initial: { file: [] as readonly File[] },
    check: ({ file }) => ({ file: file.length === 0 ? t`Please choose a picture first.` : undefined }),
    submit: async ({ file }) => {
      const data = new FormData();
      for (const one of file) data.append("file", one);
      const saved = await sendForm(SAVE, data);
      form.reset();
      onSaved(saved);
      toast(t`Your logo was saved`, { tone: "success" });
    },
  });
  const remove = async () => {
    onSaved(await sendForm(SAVE, new FormData()));
    toast(t`Your logo was removed`, { tone: "success" });
  };
  return (
    <div className={styles["logo"]}>
      <Avatar name={profile.company_name} image={profile.logo} kind="company" size="lg" />
      <Form form={form} label={t`Logo`}>
        <FileDrop
          label={profile.logo ? t`Replace logo` : t`Your logo`}
          limits={LOGO_LIMITS}
          {...form.choice("file")}
        />
        <FormActions>
          {profile.logo && <Button variant="line" onClick={() => setRemoving(true)}>{t`Remove logo`}</Button>}
          <SubmitButton form={form}>{t`Save logo`}</SubmitButton>
        </FormActions>
      </Form>
      <ConfirmDialog
        open={isRemoving}
        onClose={() => setRemoving(false)}
        title={t`Remove your logo?`}
        yes={t`Remove it`}
        no={t`Keep it`}
        onConfirm={remove}
      >
        <p>{t`Your page, jobs, and embeds will show your initial instead.`}</p>
      </ConfirmDialog>
    </div>
  );
}
