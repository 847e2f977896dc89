import type { ApplicationNote } from "@jobmap/contract";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { t } from "#text";
import { act } from "../../lib/api.ts";
import { tell } from "../../lib/failures.ts";
import { UNKNOWN_LANGUAGE } from "../../lib/language.ts";
import { seatRefusal } from "../../lib/refusals.ts";
import { useSeatAtLeast } from "../../lib/seat.ts";
import { endpointQuery } from "../../lib/server-state/endpoint-query.ts";
import { useChange } from "../../lib/server-state/use-change.ts";
import { useSession } from "../../lib/session.ts";
import { toast } from "../../lib/toasts.ts";
import { Button, Form, SubmitButton, useForm } from "../../ui/index.ts";
import { keepDraft, readDraft } from "../threads/drafts.ts";
import { applicationQuery } from "./application-query.ts";
import { colleaguesOf, mentionedIn } from "./mentions.ts";
import { NoteField } from "./NoteField.tsx";
import styles from "./Panel.module.css";
import { useFocusBack } from "./use-focus-back.ts";

interface NotesProps {
  applicationId: number;
  notes: readonly ApplicationNote[];
}

const WHEN = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeStyle: "short" });

/** The company's internal notes. What was begun is kept on the device, as messages are: the next applicant is a key away. */
export function Notes({ applicationId, notes }: NotesProps) {
  const canWrite = useSeatAtLeast("reviewer");
  // Without it, notes are written as before, and mention nobody.
  const team = useQuery({ ...endpointQuery("GET employer/team", {}), enabled: canWrite });
  const colleagues = colleaguesOf(team.data?.members ?? []);
  const writer = useSession(({ profile, former }) => (profile ?? former)?.id);
  const draft = `note.${writer}.${applicationId}`;
  const form = useForm({
    initial: { text: readDraft(draft) },
    submit: async ({ text }) => {
      const mentions = mentionedIn(text, colleagues);
      await act("POST employer/application/note", { body: { id: applicationId, text, mentions } });
      form.reset({ text: "" });
    },
  });
  const { text: begun } = form.values;
  useEffect(() => keepDraft(draft, begun), [draft, begun]);
  const removal = useChange(
    "POST employer/application/delete-note",
    applicationQuery(applicationId),
    (shown, { body }) => ({ ...shown, notes: shown.notes.filter(({ id }) => id !== body.id) }),
  );
  const back = useFocusBack();
  const remove = (id: number) => {
    const body = { id };
    const undo = () => void act("POST employer/application/restore-note", { body }).catch(tell);
    removal.mutateAsync({ body }).then(
      () => toast(t`Note removed`, { action: { text: t`Undo`, run: undo } }),
      // It is back on the list, and an error was shown.
      () => {},
    );
  };
  return (
    <>
      {notes.length > 0 && (
        <ul className={styles["notes"]} {...back}>
          {notes.map((note) => (
            <li key={note.id}>
              <p className={styles["words"]} lang={UNKNOWN_LANGUAGE}>
                {note.text}
              </p>
              <p className={styles["fine"]}>
                {note.author}, {WHEN.format(new Date(note.created_at))}
                {canWrite && (
                  <Button variant="bare" size="sm" onClick={() => remove(note.id)}>{t`Remove`}</Button>
                )}
              </p>
            </li>
          ))}
        </ul>
      )}
      {!canWrite && <p className={styles["fine"]}>{seatRefusal("reviewer")}</p>}
      {canWrite && (
        <Form form={form} label={t`A note`}>
          <NoteField
            name="text"
            value={form.values.text}
            error={form.errorAt("text")}
            onText={(text) => form.set("text", text)}
            colleagues={colleagues}
          />
          <div>
            <SubmitButton form={form} variant="line" size="sm">{t`Add note`}</SubmitButton>
          </div>
        </Form>
      )}
    </>
  );
}
