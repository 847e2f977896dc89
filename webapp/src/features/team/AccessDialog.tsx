import { t } from "#text";
import { act } from "../../lib/api.ts";
import { bodyOf } from "../../lib/contract-schema.ts";
import { toast } from "../../lib/toasts.ts";
import { Button, Dialog, Form, SubmitButton, useForm } from "../../ui/index.ts";
import { JobChoice, type JobIds } from "./JobChoice.tsx";

interface AccessDialogProps {
  id: number;
  name: string;
  jobIds: JobIds;
  onClose: () => void;
}

/** Lets the owner of a company choose which of its jobs a colleague sees. */
export function AccessDialog({ id, name, jobIds, onClose }: AccessDialogProps) {
  const form = useForm<{ id: number; job_ids: JobIds }>({
    initial: { id, job_ids: jobIds },
    schema: bodyOf("POST employer/team/change-access"),
    submit: async (body) => {
      toast(await act("POST employer/team/change-access", { body }), { tone: "success" });
      onClose();
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={t`Which jobs does ${name} see?`}
      actions={
        <>
          <Button variant="line" onClick={onClose}>
            {t`Cancel`}
          </Button>
          <SubmitButton form={form}>{t`Save`}</SubmitButton>
        </>
      }
    >
      <Form form={form} label={t`Jobs that a colleague sees`}>
        <JobChoice {...form.choice("job_ids")} />
      </Form>
    </Dialog>
  );
}
