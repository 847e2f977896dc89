import type { ApplicationNote } from "@jobmap/contract";
import { act } from "../../lib/api.ts";
import { useChange } from "../../lib/server-state/use-change.ts";
import { Button, Form, SubmitButton, TextArea, useForm } from "../../ui/index.ts";
import { applicationQuery } from "./application-query.ts";
import styles from "./Panel.module.css";

interface NotesProps {
  applicationId: number;
  notes: readonly ApplicationNote[];
}

const WHEN = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeStyle: "short" });

/** The company's internal notes. */
export function Notes({ applicationId, notes }: NotesProps) {
  const form = useForm({
    initial: { text: "" },
    submit: async ({ text }) => {
      await act("POST employer/application/note", { body: { id: applicationId, text } });
      form.reset();
    },
  });
  const remove = useChange(
    "POST employer/application/delete-note",
    applicationQuery(applicationId),
    (shown, { body }) => ({ ...shown, notes: shown.notes.filter(({ id }) => id !== body.id) }),
  );
  return (
    <>
      {notes.length > 0 && (
        <ul className={styles["notes"]}>
          {notes.map((note) => (
            <li key={note.id}>
              <p className={styles["words"]}>{note.text}</p>
              <p className={styles["fine"]}>
                {note.author}, {WHEN.format(new Date(note.created_at))}
                <Button variant="bare" size="sm" onClick={() => remove.mutate({ body: { id: note.id } })}>
                  Remove
                </Button>
              </p>
            </li>
          ))}
        </ul>
      )}
      <Form form={form} label="A note">
        <TextArea
          label="Private note"
          rows={2}
          hint="Only your company can see this. Candidates never see notes."
          {...form.text("text")}
        />
        <div>
          <SubmitButton form={form} variant="line" size="sm">
            Add note
          </SubmitButton>
        </div>
      </Form>
    </>
  );
}
