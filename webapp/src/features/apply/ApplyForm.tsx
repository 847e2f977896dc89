import { MAX_COVER_NOTE_LENGTH } from "@jobmap/contract/file-rules";
import { t } from "#text";
import {
  Form,
  FormActions,
  type FormState,
  promiseText,
  SubmitButton,
  TextArea,
  TextField,
} from "../../ui/index.ts";
import styles from "./ApplyDialog.module.css";
import { type ApplyFormData, type ApplyValues, answerName } from "./apply-values.ts";
import { QuestionField } from "./QuestionField.tsx";
import { ResumeChoice } from "./ResumeChoice.tsx";

/** Contact details, resume, the employer's questions, and a note. */
export function ApplyForm({ data, form }: { data: ApplyFormData; form: FormState<ApplyValues> }) {
  const { questions } = data;
  return (
    <Form form={form} label={t`Apply for ${data.title}`}>
      <div className={styles["names"]}>
        <TextField label={t`First name`} autoComplete="given-name" {...form.text("first_name")} />
        <TextField label={t`Last name`} autoComplete="family-name" {...form.text("last_name")} />
      </div>
      <TextField label={t`Email`} type="email" autoComplete="email" {...form.text("email")} />
      <TextField label={t`Phone`} type="tel" autoComplete="tel" optional {...form.text("phone")} />
      {data.resume_requirement !== "NOT_WANTED" && <ResumeChoice data={data} form={form} />}
      {questions.map((question) => (
        <QuestionField key={question.id} question={question} {...form.choice(answerName(question.id))} />
      ))}
      <TextArea
        label={t`Note to the employer`}
        optional
        rows={3}
        limit={MAX_COVER_NOTE_LENGTH}
        {...form.text("cover_note")}
      />
      <FormActions>
        <SubmitButton form={form} size="lg" block>{t`Send application`}</SubmitButton>
      </FormActions>
      {data.answer_promise_days !== null && (
        <p className={styles["fine"]}>
          {data.company}: {promiseText(data.answer_promise_days, data.answering)}
        </p>
      )}
      <p className={styles["fine"]}>{t`${data.company} is the only one who sees what you enter here.`}</p>
    </Form>
  );
}
