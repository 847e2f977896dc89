import { useEffect, useState } from "react";
import { t } from "#text";
import { useSession } from "../../lib/session.ts";
import { Button, Checkbox, Dialog, Form, SubmitButton, TextField, useForm } from "../../ui/index.ts";
import { OfferFields } from "../interviews/OfferFields.tsx";
import { offerOf, offerValues, timeProblems } from "../interviews/offer-values.ts";
import { MovePreview } from "./MovePreview.tsx";
import { countOf, type Move, selectionOf } from "./move.ts";
import { placeholderProblem } from "./placeholder-words.ts";
import { ReplyText } from "./ReplyText.tsx";
import { ReplyWay } from "./ReplyWay.tsx";
import { sendMove, whoOf } from "./send-move.ts";
import { ACTION_TEXT } from "./stages.ts";

interface MoveDialogProps {
  move: Move;
  onClose: () => void;
}

const EMPTY = { message: "", reason: "", hasTimes: false };
type Written = typeof EMPTY & { interview: ReturnType<typeof offerValues> };

/** What somebody wrote for moves that were not made, until the page is left: Escape is pressed by mistake, too. */
const unsent = new Map<string, Written>();

/** Moves one application or many, with a message for their candidates. */
export function MoveDialog({ move, onClose }: MoveDialogProps) {
  const { action, target } = move;
  const [key] = useState(() => crypto.randomUUID());
  const who = whoOf(target);
  const writer = useSession(({ profile, former }) => (profile ?? former)?.id);
  const about = JSON.stringify([writer, action, selectionOf(target)]);
  const form = useForm<Written>({
    initial: unsent.get(about) ?? { ...EMPTY, interview: offerValues() },
    check: ({ message, hasTimes, interview: { times, time_zone } }) => {
      const problem = placeholderProblem(message);
      return {
        ...(problem === undefined ? {} : { message: problem }),
        ...(hasTimes ? timeProblems(times, time_zone, "interview.times") : {}),
      };
    },
    submit: async ({ message, reason, hasTimes, interview }) => {
      const offer = hasTimes ? { interview: offerOf(interview) } : {};
      await sendMove({ key, action, target, message, reason, ...offer });
      unsent.delete(about);
      onClose();
      move.onMoved?.();
    },
  });
  const { values, dirty } = form;
  useEffect(() => {
    if (dirty) unsent.set(about, values);
  }, [about, dirty, values]);
  return (
    <Dialog
      open
      onClose={onClose}
      title={`${ACTION_TEXT[action]}: ${who}`}
      actions={
        <>
          <Button variant="line" onClick={onClose}>{t`Cancel`}</Button>
          <SubmitButton form={form} variant={action === "reject" ? "danger" : "primary"}>
            {ACTION_TEXT[action]}
          </SubmitButton>
        </>
      }
    >
      {countOf(target) > 1 && <MovePreview action={action} target={target} />}
      <Form form={form} label={`${ACTION_TEXT[action]}: ${who}`}>
        <ReplyText field={form.text("message")} onText={(text) => form.set("message", text)} move={move} />
        {action !== "reject" && <ReplyWay />}
        {action === "interview" && countOf(target) === 1 && (
          <Checkbox
            label={t`Offer times to choose from`}
            hint={t`The candidate accepts one with a single press.`}
            {...form.tick("hasTimes")}
          />
        )}
        {form.values.hasTimes && (
          <OfferFields
            values={form.values.interview}
            onValues={(interview) => form.set("interview", interview)}
            errorAt={form.errorAt}
          />
        )}
        {action === "reject" && (
          <TextField
            label={t`Reason`}
            optional
            hint={t`For your records only. The candidate will not see it.`}
            {...form.text("reason")}
          />
        )}
      </Form>
    </Dialog>
  );
}
