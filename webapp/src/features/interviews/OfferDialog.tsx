import type { Interview, Interviews } from "@jobmap/contract";
import { t } from "#text";
import { call } from "../../lib/api.ts";
import { Button, Dialog, Form, SubmitButton, useForm } from "../../ui/index.ts";
import { OfferFields } from "./OfferFields.tsx";
import { offerOf, offerValues, timeProblems } from "./offer-values.ts";

interface OfferDialogProps {
  applicationId: number;
  /** Whom the times are offered to. */
  who: string;
  /** The interview whose times are replaced. */
  replaces?: Interview | undefined;
  onClose: () => void;
  onChanged: (interviews: Interviews) => void;
}

/** Offers times for an interview, or others than before. */
export function OfferDialog({ applicationId, who, replaces, onClose, onChanged }: OfferDialogProps) {
  const form = useForm({
    initial: { interview: offerValues(replaces) },
    check: ({ interview: { times, time_zone } }) => timeProblems(times, time_zone, "interview.times"),
    submit: async ({ interview }) => {
      onChanged(
        await call("POST employer/interview/offer", {
          body: {
            application_id: applicationId,
            interview: offerOf(interview),
            ...(replaces && { replaces: { id: replaces.id, round: replaces.round } }),
          },
        }),
      );
      onClose();
    },
  });
  const title = t`Interview with ${who}`;
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button variant="line" onClick={onClose}>
            {t`Cancel`}
          </Button>
          <SubmitButton form={form}>{t`Send times`}</SubmitButton>
        </>
      }
    >
      <Form form={form} label={title}>
        {replaces?.state === "ACCEPTED" && (
          <p>{t`The time that you agreed on is taken back, and leaves both calendars.`}</p>
        )}
        <OfferFields
          values={form.values.interview}
          onValues={(interview) => form.set("interview", interview)}
          errorAt={form.errorAt}
        />
      </Form>
    </Dialog>
  );
}
