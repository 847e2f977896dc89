import { MAX_PROPOSED_TIMES } from "@jobmap/contract/interviewing";
import { t } from "#text";
import { Button, Dialog, Form, SubmitButton, TextArea, useForm } from "../../ui/index.ts";
import { timeProblems, timesOf } from "./offer-values.ts";
import { TimesField } from "./TimesField.tsx";
import { ownZone } from "./zoned.ts";

interface WordsDialogProps {
  title: string;
  /** What happens. */
  lead: string;
  yes: string;
  tone?: "primary" | "danger";
  /** Whether other times are proposed with it. */
  withTimes?: boolean;
  onClose: () => void;
  /** @throws ApiFailure */
  onSend: (note: string, times: readonly string[]) => Promise<void>;
}

/** An answer with words, and with times if it proposes some. */
export function WordsDialog({
  title,
  lead,
  yes,
  tone = "primary",
  withTimes = false,
  onClose,
  onSend,
}: WordsDialogProps) {
  const zone = ownZone();
  const form = useForm<{ times: readonly string[]; note: string }>({
    initial: { times: [""], note: "" },
    check: ({ times }) => (withTimes ? timeProblems(times, zone, "answer.times") : {}),
    submit: async ({ times, note }) => {
      await onSend(note, withTimes ? timesOf(times, zone) : []);
      onClose();
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button variant="line" onClick={onClose}>
            {t`Back`}
          </Button>
          <SubmitButton form={form} variant={tone}>
            {yes}
          </SubmitButton>
        </>
      }
    >
      <Form form={form} label={title}>
        <p>{lead}</p>
        {withTimes && (
          <TimesField
            name="answer.times"
            times={form.values.times}
            onTimes={(times) => form.set("times", times)}
            most={MAX_PROPOSED_TIMES}
            errorAt={form.errorAt}
            hint={t`In your time zone, ${zone.replaceAll("_", " ")}.`}
          />
        )}
        <TextArea label={t`Message`} optional rows={3} limit={2_000} {...form.text("note")} />
      </Form>
    </Dialog>
  );
}
