import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { t } from "#text";
import { UNKNOWN_LANGUAGE } from "../../lib/language.ts";
import { endpointQuery } from "../../lib/server-state/endpoint-query.ts";
import { Select, TextField } from "../../ui/index.ts";
import { YES_OR_NO } from "./filter-options.ts";
import type { ShownApplicants } from "./use-applicants-search.ts";

/** What was answered to a question of the chosen job: one of its options, or some words. */
export function AnswerFilter({ shown: { state, show } }: { shown: ShownApplicants }) {
  const job = useQuery(endpointQuery("GET employer/job/{id}", { params: { id: Number(state.job) } }));
  const [typed, setTyped] = useState(state.answer);
  useEffect(() => setTyped(state.answer), [state.answer]);
  const questions = job.data?.questions ?? [];
  if (questions.length === 0) return null;
  const question = questions.find(({ id }) => String(id) === state.question);
  const options = question?.type === "BOOLEAN" ? YES_OR_NO : (question?.options ?? []).map(optionOf);
  return (
    <>
      <Select
        label={t`Question`}
        options={[
          { value: "", text: t`Any question` },
          ...questions.map(({ id, text }) => ({ value: String(id), text, lang: UNKNOWN_LANGUAGE })),
        ]}
        value={question ? state.question : ""}
        onValueChange={(next) => show({ question: next, answer: "" })}
      />
      {question && options.length > 0 && (
        <Select
          label={t`Answer`}
          options={[{ value: "", text: t`Any answer` }, ...options]}
          value={options.some(({ value }) => value === state.answer) ? state.answer : ""}
          onValueChange={(answer) => show({ answer })}
        />
      )}
      {question && options.length === 0 && (
        <TextField
          label={t`Answer`}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          onBlur={() => typed.trim() !== state.answer && show({ answer: typed.trim() })}
        />
      )}
    </>
  );
}

const optionOf = (text: string) => ({ value: text, text, lang: UNKNOWN_LANGUAGE });
