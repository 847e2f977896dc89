import type { JobQuestion, QuestionType } from "@jobmap/contract";
import { useState } from "react";
import { call } from "../../lib/api.ts";
import { Button, Form, PlusIcon, useForm } from "../../ui/index.ts";
import { linesOf } from "./money.ts";
import styles from "./PostJob.module.css";
import { type QuestionDraft, QuestionEditor } from "./QuestionEditor.tsx";
import { StepActions } from "./StepActions.tsx";
import type { StepProps } from "./steps.ts";

const MOST = 10;
let made = 0;

/** What applicants are asked besides their name and resume. */
export function QuestionsStep({ job, data, onSaved, onBack }: StepProps) {
  const [initial] = useState(() => ({ questions: job.questions.map(draftOf) as readonly QuestionDraft[] }));
  const form = useForm({
    initial,
    submit: async ({ questions }) => {
      const asked = questions.filter(({ text }) => text.trim() !== "");
      const saved = await call("POST employer/job/post-job-question", {
        body: { id: job.id, questions: asked.map(sent) },
      });
      onSaved(saved);
    },
  });
  const { questions } = form.values;
  const change = (key: string, next: QuestionDraft) =>
    form.set(
      "questions",
      questions.map((question) => (question.key === key ? next : question)),
    );
  return (
    <Form form={form} label="Questions">
      <p className={styles["lead"]}>
        {job.apply_kind === "NATIVE"
          ? "Ask only what you need to decide: every question costs applications. None is fine."
          : "Questions are asked of those who apply here. This job takes applications elsewhere."}
      </p>
      {form.problems.fields["questions"] && (
        <p className={styles["error"]} role="alert">
          {form.problems.fields["questions"]}
        </p>
      )}
      <ol className={styles["questions"]}>
        {questions.map((question, at) => (
          <li key={question.key}>
            <QuestionEditor
              number={at + 1}
              question={question}
              types={data.question_types.map(({ value, label }) => ({
                value: value as QuestionType,
                text: label,
              }))}
              onChange={(next) => change(question.key, next)}
              onRemove={() =>
                form.set(
                  "questions",
                  questions.filter(({ key }) => key !== question.key),
                )
              }
            />
          </li>
        ))}
      </ol>
      {questions.length < MOST && (
        <Button
          variant="line"
          icon={<PlusIcon />}
          onClick={() => form.set("questions", [...questions, emptyQuestion()])}
        >
          Add a question
        </Button>
      )}
      <StepActions form={form} onBack={onBack} />
    </Form>
  );
}

const emptyQuestion = (): QuestionDraft => ({
  key: `question-${++made}`,
  text: "",
  type: "SINGLE_LINE_TEXT",
  required: false,
  options: "",
  knockout: "",
});

const draftOf = ({ text, type, required, options, knockout }: JobQuestion): QuestionDraft => ({
  ...emptyQuestion(),
  text,
  type,
  required,
  options: options.join("\n"),
  knockout: knockout[0] ?? "",
});

function sent({ text, type, required, options, knockout }: QuestionDraft) {
  const chooses = type === "SINGLE_SELECT" || type === "MULTI_SELECT";
  return {
    text,
    type,
    required,
    options: chooses ? linesOf(options) : [],
    knockout: knockout && (chooses || type === "BOOLEAN") ? [knockout] : [],
  };
}
