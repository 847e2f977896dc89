import type { EmployerJobSummary } from "@jobmap/contract";
import { plural, t } from "#text";
import { act } from "../../lib/api.ts";
import { toast } from "../../lib/toasts.ts";
import { Button, Dialog, Form, SubmitButton, TextField, useForm } from "../../ui/index.ts";

interface OpeningsDialogProps {
  job: EmployerJobSummary;
  onClose: () => void;
}

/** Changes how many of a listing's openings are filled. Filling the last one closes the listing; the dialog warns about that. */
export function OpeningsDialog({ job, onClose }: OpeningsDialogProps) {
  const { id, title, positions_filled, status } = job;
  const openings = job.openings ?? 1;
  const form = useForm({
    initial: { positions_filled: String(positions_filled) },
    check: (values) => ({ positions_filled: problemOf(values.positions_filled, openings) }),
    submit: async (values) => {
      const body = { id, positions_filled: Number(values.positions_filled) };
      toast(await act("POST employer/job/change-position-status", { body }), { tone: "success" });
      onClose();
    },
  });
  const isLive = status === "PUBLISHED" || status === "PAUSED";
  const closes = isLive && Number(form.values.positions_filled) === openings;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t`Openings of ${title}`}
      actions={
        <>
          <Button variant="line" onClick={onClose}>{t`Cancel`}</Button>
          <SubmitButton form={form} variant={closes ? "danger" : "primary"}>
            {closes ? t`Save and close job` : t`Save`}
          </SubmitButton>
        </>
      }
    >
      <Form form={form} label={t`Openings of ${title}`}>
        <TextField
          label={plural(openings, { one: "Filled, of # opening", other: "Filled, of # openings" })}
          hint={t`Applicants you mark as hired are counted automatically. Adjust the number here.`}
          inputMode="numeric"
          autoComplete="off"
          {...form.text("positions_filled")}
        />
        {closes && (
          <p role="status">{t`This fills all openings. The job will close and leave the map, and everyone with an open application will be told the position is filled.`}</p>
        )}
      </Form>
    </Dialog>
  );
}

function problemOf(typed: string, openings: number): string | undefined {
  const text = typed.trim();
  if (!/^\d{1,5}$/.test(text)) return t`Please enter a number.`;
  return Number(text) > openings
    ? plural(openings, { one: "This job has # opening.", other: "This job has # openings." })
    : undefined;
}
