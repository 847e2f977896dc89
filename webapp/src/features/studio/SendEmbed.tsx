import { EMBED_PLATFORMS, type EmbedPlatform, MAX_EMBED_NOTE_LENGTH } from "@jobmap/contract/embed-mail";
import type { Delivery } from "@jobmap/widget/studio-state";
import type { ReactNode } from "react";
import { t } from "#text";
import { call } from "../../lib/api.ts";
import { bodyOf } from "../../lib/contract-schema.ts";
import { toast } from "../../lib/toasts.ts";
import {
  Form,
  FormActions,
  Heading,
  Select,
  SubmitButton,
  TextArea,
  TextField,
  useForm,
} from "../../ui/index.ts";
import { PLATFORM_NAMES } from "./platform-names.ts";
import styles from "./Studio.module.css";

interface SendEmbedProps {
  delivery: Delivery;
  /** The studio's address, as a query: the mail has the code as it is set here. */
  settings: string;
  /** What was sent before. */
  children?: ReactNode;
}

/** Has the code mailed to whoever runs the site. What was typed stays when it is refused. */
export function SendEmbed({ delivery, settings, children }: SendEmbedProps) {
  const form = useForm<{ email: string; platform: EmbedPlatform; note: string }>({
    initial: { email: "", platform: "OTHER", note: "" },
    schema: bodyOf("POST employer/embed/mail"),
    submit: async ({ email, platform, note }) => {
      await call("POST employer/embed/mail", { body: { email, platform, note, settings } });
      const to = email.trim();
      toast(t`The code is on its way to ${to}.`, { tone: "success" });
      form.reset({ email: "", platform, note: "" });
    },
  });
  return (
    <section className={styles["section"]} aria-labelledby="studio-send">
      <Heading level={2} size="xl" id="studio-send">
        {t`Send it to whoever runs your site`}
      </Heading>
      <p>{t`They get an email with the code and the steps for their kind of site. It says that you sent it, and replies go to you.`}</p>
      {(delivery === "link" || delivery === "module") && (
        <p
          className={styles["hint"]}
        >{t`The email has the two lines for a page’s HTML, whatever is chosen above.`}</p>
      )}
      <Form form={form} label={t`Send it to whoever runs your site`}>
        <TextField
          label={t`Their email`}
          type="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          {...form.text("email")}
        />
        <Select
          label={t`Their site is made with`}
          options={EMBED_PLATFORMS.map((platform) => ({ value: platform, text: PLATFORM_NAMES[platform] }))}
          {...form.choice("platform")}
        />
        <TextArea
          label={t`Your note`}
          optional
          hint={t`Plain text without links.`}
          rows={3}
          limit={MAX_EMBED_NOTE_LENGTH}
          {...form.text("note")}
        />
        <FormActions>
          <SubmitButton form={form} variant="line">
            {t`Send the code`}
          </SubmitButton>
        </FormActions>
      </Form>
      {children}
    </section>
  );
}
