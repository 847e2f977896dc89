import {
  CONTACT_TOPIC_LABELS,
  CONTACT_TOPICS,
  type ContactTopic,
  MAX_CONTACT_LENGTH,
} from "@jobmap/contract/contact-topics";
import { useEffect } from "react";
import { useSearchParams } from "react-router";
import { t } from "#text";
import { call } from "../../lib/api.ts";
import { bodyOf } from "../../lib/contract-schema.ts";
import { useSession } from "../../lib/session.ts";
import { Form, FormActions, Select, SubmitButton, TextArea, TextField, useForm } from "../../ui/index.ts";
import styles from "./Contact.module.css";

const LABELS: typeof CONTACT_TOPIC_LABELS =
  import.meta.env.LANGUAGE === "es"
    ? {
        QUESTION: "Una pregunta sobre este sitio",
        EMPLOYER: "Contrataciones y pagos",
        PARTNERSHIP: "Trabajar juntos",
        PRIVACY: "Mis datos",
        ACCESSIBILITY: "Algo me impide usar el sitio",
        COPYRIGHT: "Derechos de autor",
        OTHER: "Otra cosa",
      }
    : CONTACT_TOPIC_LABELS;
const TOPICS = CONTACT_TOPICS.map((value) => ({ value, text: LABELS[value] }));
const isTopic = (text: string | null): text is ContactTopic => CONTACT_TOPICS.some((topic) => topic === text);

/** A message to the owner of the site. On failure everything stays as it was typed. */
export function ContactForm({ onSent }: { onSent: (reference: string) => void }) {
  const [params] = useSearchParams();
  const asked = params.get("topic");
  const profile = useSession((session) => session.profile);
  const form = useForm({
    initial: {
      topic: isTopic(asked) ? asked : ("QUESTION" as ContactTopic),
      name: "",
      email: "",
      message: "",
      fax: "",
    },
    schema: bodyOf("POST user/contact/add"),
    submit: async (values) => {
      const { reference } = await call("POST user/contact/add", { body: values });
      onSent(reference);
    },
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the session is known, and never over what was typed
  useEffect(() => {
    if (!profile) return;
    if (form.values.name === "") form.set("name", `${profile.first_name} ${profile.last_name}`.trim());
    if (form.values.email === "") form.set("email", profile.email);
  }, [profile]);
  const fax = form.errorAt("fax");
  return (
    <Form form={form} label={t`Message`}>
      <Select label={t`What is it about?`} options={TOPICS} {...form.choice("topic")} />
      <TextField label={t`Name`} autoComplete="name" {...form.text("name")} />
      <TextField label={t`Email`} type="email" autoComplete="email" {...form.text("email")} />
      <TextArea label={t`Message`} limit={MAX_CONTACT_LENGTH} {...form.text("message")} />
      <div className={fax === undefined ? styles["away"] : undefined} aria-hidden={fax === undefined}>
        <TextField
          label={t`Fax`}
          hint={t`Leave this empty.`}
          autoComplete="off"
          {...(fax === undefined ? { tabIndex: -1 } : {})}
          {...form.text("fax")}
        />
      </div>
      <FormActions>
        <SubmitButton form={form}>{t`Send`}</SubmitButton>
      </FormActions>
    </Form>
  );
}
