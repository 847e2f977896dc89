import { t } from "#text";
import { call } from "../../lib/api.ts";
import { Dialog, Form, FormActions, SubmitButton, TextArea, useForm } from "../../ui/index.ts";

/** Maximum length of a note, in characters. */
const MAX_LENGTH = 1_000;

interface NoteDialogProps {
  jobId: number;
  note: string;
  onClose: () => void;
}

/** A candidate's private note on a job. */
export function NoteDialog({ jobId, note, onClose }: NoteDialogProps) {
  const form = useForm({
    initial: { note },
    submit: async (values) => {
      await call("POST user/folder/save-job", { body: { job_id: jobId, note: values.note } });
      onClose();
    },
  });
  return (
    <Dialog open onClose={onClose} title={t`Your note`}>
      <Form form={form} label={t`Your note`}>
        <TextArea label={t`Note`} hint={t`Only you can see it.`} limit={MAX_LENGTH} {...form.text("note")} />
        <FormActions>
          <SubmitButton form={form}>{t`Save note`}</SubmitButton>
        </FormActions>
      </Form>
    </Dialog>
  );
}
