import type { EmployerJobSummary } from "@jobmap/contract";
import { t } from "#text";
import { call } from "../../lib/api.ts";
import { bodyOf } from "../../lib/contract-schema.ts";
import { toast } from "../../lib/toasts.ts";
import { Button, Dialog, Form, SubmitButton, TextField, useForm } from "../../ui/index.ts";
import { titleOf } from "./job-status.ts";

interface SaveTemplateDialogProps {
  job: EmployerJobSummary;
  onClose: () => void;
}

const SAVE = "POST employer/job-template/add";
const MAX_NAME = 80;

/** Keeps a listing under a name, to begin others with. */
export function SaveTemplateDialog({ job, onClose }: SaveTemplateDialogProps) {
  const form = useForm({
    initial: { job_id: job.id, name: job.title.slice(0, MAX_NAME).trim() },
    schema: bodyOf(SAVE),
    submit: async (body) => {
      const { name } = await call(SAVE, { body });
      toast(t`Template saved: ${name}`, { tone: "success" });
      onClose();
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={t`Save ${titleOf(job)} as a template`}
      actions={
        <>
          <Button variant="line" onClick={onClose}>{t`Cancel`}</Button>
          <SubmitButton form={form}>{t`Save template`}</SubmitButton>
        </>
      }
    >
      <Form form={form} label={t`Save as a template`}>
        <TextField
          label={t`Name of the template`}
          hint={t`Keeps everything but dates and the requisition ID, with changes that are not published yet.`}
          maxLength={MAX_NAME}
          autoComplete="off"
          {...form.text("name")}
        />
      </Form>
    </Dialog>
  );
}
