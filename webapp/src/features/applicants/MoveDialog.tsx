import { useNavigate } from "react-router";
import { call } from "../../lib/api.ts";
import { toast } from "../../lib/toasts.ts";
import { Button, Dialog, Form, plural, SubmitButton, TextField, useForm } from "../../ui/index.ts";
import type { Move } from "./move.ts";
import { ReplyText } from "./ReplyText.tsx";
import { ReplyWay } from "./ReplyWay.tsx";
import { ACTION_TEXT } from "./stages.ts";

interface MoveDialogProps {
  move: Move;
  onClose: () => void;
}

/** Moves one application or many, with a message for their candidates. */
export function MoveDialog({ move, onClose }: MoveDialogProps) {
  const { action, applications } = move;
  const navigate = useNavigate();
  const [first] = applications;
  const who =
    applications.length === 1 && first ? first.applicant.name : plural(applications.length, "applicant");
  const form = useForm({
    initial: { message: "", reason: "" },
    submit: async ({ message, reason }) => {
      const { changed, refused, filled } = await call("POST employer/job/change-application-status", {
        body: { ids: applications.map(({ id }) => id), action, message, reason },
      });
      toast(`${plural(changed.length, "application")} moved`, { tone: "success" });
      if (refused[0]) toast(`${plural(refused.length, "application")} stayed: ${refused[0].message}`);
      for (const job of filled)
        toast(`${job.title}: all openings are filled. Close job when you are done hiring.`, {
          action: { text: "View job", run: () => void navigate(`/employer/jobs?job=${job.id}`) },
        });
      onClose();
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={`${ACTION_TEXT[action]}: ${who}`}
      actions={
        <>
          <Button variant="line" onClick={onClose}>
            Cancel
          </Button>
          <SubmitButton form={form} variant={action === "reject" ? "danger" : "primary"}>
            {ACTION_TEXT[action]}
          </SubmitButton>
        </>
      }
    >
      <Form form={form} label={`${ACTION_TEXT[action]}: ${who}`}>
        <ReplyText field={form.text("message")} onText={(text) => form.set("message", text)} />
        {action !== "reject" && <ReplyWay />}
        {action === "reject" && (
          <TextField
            label="Reason"
            optional
            hint="For your records only. The candidate will not see it."
            {...form.text("reason")}
          />
        )}
      </Form>
    </Dialog>
  );
}
