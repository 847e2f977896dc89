import type { QuestionType } from "@jobmap/contract";
import { MAX_QUESTIONS } from "@jobmap/contract/limits";
import { useState } from "react";
import { t } from "#text";
import { Button, Form, PlusIcon } from "../../ui/index.ts";
import { Advised } from "./Advised.tsx";
import { newQuestion, type QuestionFields } from "./fields/question-fields.ts";
import styles from "./PostJob.module.css";
import { QuestionEditor } from "./QuestionEditor.tsx";
import { QuestionSets } from "./QuestionSets.tsx";
import { StepActions } from "./StepActions.tsx";
import type { StepProps } from "./steps.ts";
import { useStep } from "./use-editor.ts";

/** Questions that applicants answer in addition to their name and resume. */
export function QuestionsStep({ editor, state, data, onNext, onBack }: StepProps) {
  const form = useStep(editor, state, "questions", { onNext });
  const [areSetsOpen, setSetsOpen] = useState(false);
  const { questions } = form.values;
  const change = (key: string, next: QuestionFields) =>
    form.set(
      "questions",
      questions.map((question) => (question.key === key ? next : question)),
    );
  const problem = form.problems.fields["questions"] ?? state.problems["questions"];
  return (
    <>
      <Form form={form} label={t`Questions`}>
        <p className={styles["lead"]}>
          {state.fields.description.apply_kind === "NATIVE"
            ? t`Ask only what you need to decide. Each question reduces applications, so none is fine.`
            : t`Questions are only for applications on Jobmap. This job accepts applications on another site.`}
        </p>
        {problem && (
          <p className={styles["error"]} role="alert">
            {problem}
          </p>
        )}
        <Advised job={state.job} fields={["questions"]}>
          <ol className={styles["questions"]}>
            {questions.map((question, at) => (
              <li key={question.key}>
                <QuestionEditor
                  number={at + 1}
                  path={`questions[${at}]`}
                  errorAt={form.errorAt}
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
        </Advised>
        <div className={styles["setWays"]}>
          {questions.length < MAX_QUESTIONS && (
            <Button
              variant="line"
              icon={<PlusIcon />}
              onClick={() => form.set("questions", [...questions, newQuestion()])}
            >{t`Add a question`}</Button>
          )}
          <Button
            variant="line"
            aria-haspopup="dialog"
            onClick={() => setSetsOpen(true)}
          >{t`Question sets`}</Button>
        </div>
        <StepActions form={form} onBack={onBack} />
      </Form>
      {/* Outside of the form: it has forms of its own. */}
      <QuestionSets
        open={areSetsOpen}
        onClose={() => setSetsOpen(false)}
        questions={questions}
        onQuestions={(next) => form.set("questions", next)}
      />
    </>
  );
}
