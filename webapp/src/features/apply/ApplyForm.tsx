import { MAX_COVER_NOTE_LENGTH, MAX_RESUME_PAGES, RESUME_FILES } from "@jobmap/contract/file-rules";
import {
  Checkbox,
  dayText,
  FileDrop,
  Form,
  FormActions,
  type FormState,
  limitsOf,
  SubmitButton,
  TextArea,
  TextField,
} from "../../ui/index.ts";
import styles from "./ApplyDialog.module.css";
import { type ApplyFormData, type ApplyValues, answerName } from "./apply-values.ts";
import { QuestionField } from "./QuestionField.tsx";

const RESUME_LIMITS = limitsOf(RESUME_FILES);

/** Contact details, resume, the employer's questions, and a note. */
export function ApplyForm({ data, form }: { data: ApplyFormData; form: FormState<ApplyValues> }) {
  const { last_resume: last, questions } = data;
  return (
    <Form form={form} label={`Apply for ${data.title}`}>
      <div className={styles["names"]}>
        <TextField label="First name" autoComplete="given-name" {...form.text("first_name")} />
        <TextField label="Last name" autoComplete="family-name" {...form.text("last_name")} />
      </div>
      <TextField label="Email" type="email" autoComplete="email" {...form.text("email")} />
      <TextField label="Phone" type="tel" autoComplete="tel" optional {...form.text("phone")} />
      {last && <Checkbox label={againText(last)} {...form.tick("again")} />}
      {!(last && form.values.again) && (
        <FileDrop
          label="Resume"
          hint={`At most ${MAX_RESUME_PAGES} pages.`}
          optional
          limits={RESUME_LIMITS}
          {...form.choice("resume")}
        />
      )}
      {questions.map((question) => (
        <QuestionField key={question.id} question={question} {...form.choice(answerName(question.id))} />
      ))}
      <TextArea
        label="Note to the employer"
        optional
        rows={3}
        limit={MAX_COVER_NOTE_LENGTH}
        {...form.text("cover_note")}
      />
      <FormActions>
        <SubmitButton form={form} size="lg" block>
          Send application
        </SubmitButton>
      </FormActions>
      <p className={styles["fine"]}>{data.company} is the only one who sees what you enter here.</p>
    </Form>
  );
}

/** "Send my resume of Nov 22, 2026 again: Resume.pdf", for users who recognize the file by its name. */
function againText({ applied_at, name }: NonNullable<ApplyFormData["last_resume"]>): string {
  const text = `Send my resume of ${dayText(applied_at, { year: true })} again`;
  return name === "" ? text : `${text}: ${name}`;
}
