import type { EmployerApplicationAction } from "@jobmap/contract";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { t } from "#text";
import { call } from "../../lib/api.ts";
import { UNKNOWN_LANGUAGE } from "../../lib/language.ts";
import { Button, Select } from "../../ui/index.ts";
import styles from "./Applicants.module.css";
import { countOf, type Target } from "./move.ts";
import { movePreviewQuery } from "./move-preview-query.ts";
import { placeholderProblem } from "./placeholder-words.ts";

interface MessagePreviewProps {
  text: string;
  action: EmployerApplicationAction;
  target: Target;
}

/** A message with placeholders as one of its applicants would get it. */
export function MessagePreview({ text, action, target }: MessagePreviewProps) {
  const applicants = useApplicants(action, target);
  const [chosen, setChosen] = useState<number>();
  const [shown, setShown] = useState<{ text: string; id: number; filled: string }>();
  const [problem, setProblem] = useState<string>();
  const one = applicants.find(({ id }) => id === chosen) ?? applicants[0];
  if (!one) return null;
  const preview = async () => {
    const unknown = placeholderProblem(text);
    setProblem(unknown);
    if (unknown !== undefined) return;
    try {
      const filled = await call("POST employer/reply-template/preview", {
        body: { application_id: one.id, text },
      });
      setShown({ text, id: one.id, filled: filled.text });
    } catch (failure) {
      setProblem(failure instanceof Error ? failure.message : t`The preview did not load. Try again.`);
    }
  };
  return (
    <>
      <div className={styles["pair"]}>
        {applicants.length > 1 && (
          <Select
            label={t`Preview for`}
            options={applicants.map(({ id, name }) => ({ value: String(id), text: name }))}
            value={String(one.id)}
            onValueChange={(id) => setChosen(Number(id))}
          />
        )}
        <Button size="sm" variant="line" onClick={() => void preview()}>{t`Preview`}</Button>
      </div>
      {problem && <p role="alert">{problem}</p>}
      <div role="status">
        {shown?.text === text && shown.id === one.id && (
          <blockquote
            className={styles["words"]}
            lang={UNKNOWN_LANGUAGE}
            aria-label={t`Message to ${one.name}`}
          >
            {shown.filled}
          </blockquote>
        )}
      </div>
    </>
  );
}

/** Whom it can be seen for: those who were chosen one by one, or the first of all. */
function useApplicants(action: EmployerApplicationAction, target: Target) {
  const isAll = "all" in target;
  const first = useQuery({ ...movePreviewQuery(action, target), enabled: isAll && countOf(target) > 0 });
  return isAll
    ? (first.data?.first ?? [])
    : target.applications.map(({ id, applicant }) => ({ id, name: applicant.name }));
}
