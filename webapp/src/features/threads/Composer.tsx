import { useEffect, useRef } from "react";
import { t } from "#text";
import { Form, SubmitButton, TextArea, useForm } from "../../ui/index.ts";
import { keepDraft, readDraft } from "./drafts.ts";
import styles from "./Threads.module.css";

/** As in the contract. */
const MAX_LENGTH = 5_000;

interface ComposerProps {
  /** Who gets it. */
  to: string;
  /** Under which name what was begun is kept on the device. */
  draft: string;
  onSend: (text: string, key: string) => Promise<void>;
}

/** Where a message is written. What was begun stays until it is sent. */
export function Composer({ to, draft, onSend }: ComposerProps) {
  // Sent again after a lost reply, it is the same message.
  const key = useRef<string>(undefined);
  const form = useForm({
    initial: { text: readDraft(draft) },
    check: ({ text }) => (text.trim() === "" ? { text: t`Please enter a message.` } : {}),
    submit: async ({ text }) => {
      key.current ??= crypto.randomUUID();
      await onSend(text, key.current);
      key.current = undefined;
      form.reset({ text: "" });
    },
  });
  const { text } = form.values;
  useEffect(() => keepDraft(draft, text), [draft, text]);
  return (
    <Form form={form} label={t`New message`}>
      <TextArea
        label={t`Message to ${to}`}
        rows={3}
        limit={MAX_LENGTH}
        {...form.text("text")}
        onKeyDown={(event) => {
          if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
          event.preventDefault();
          event.currentTarget.form?.requestSubmit();
        }}
      />
      <div className={styles["foot"]}>
        <SubmitButton form={form} size="sm">{t`Send`}</SubmitButton>
      </div>
    </Form>
  );
}
