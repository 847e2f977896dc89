import type { ApplicationNote } from "@jobmap/contract";
import { act, call } from "../../lib/api.ts";
import { toast } from "../../lib/toasts.ts";
import { Button, Form, SubmitButton, TextArea, useForm } from "../../ui/index.ts";
import styles from "./Panel.module.css";

interface NotesProps {
  applicationId: number;
  notes: readonly ApplicationNote[];
  onNotes: (notes: ApplicationNote[]) => void;
}

const WHEN = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeStyle: "short" });

/** What the company writes down for itself. */
export function Notes({ applicationId, notes, onNotes }: NotesProps) {
  const form = useForm({
    initial: { text: "" },
    submit: async ({ text }) => {
      const note = await call("POST employer/application/note", { body: { id: applicationId, text } });
      onNotes([...notes, note]);
      form.reset();
    },
  });
  const remove = (id: number) =>
    act("POST employer/application/delete-note", { body: { id } }).then(
      () => onNotes(notes.filter((note) => note.id !== id)),
      (failure: unknown) =>
        void toast(failure instanceof Error ? failure.message : "Something went wrong. Try again.", {
          tone: "danger",
        }),
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
                <Button variant="bare" size="sm" onClick={() => void remove(note.id)}>
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
