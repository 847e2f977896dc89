import type { Data } from "@jobmap/contract";
import { MAX_QUESTIONS } from "@jobmap/contract/limits";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { plural, t } from "#text";
import { call } from "../../lib/api.ts";
import { tell } from "../../lib/failures.ts";
import { endpointQuery } from "../../lib/server-state/endpoint-query.ts";
import { toast } from "../../lib/toasts.ts";
import { Button, ConfirmDialog, ErrorState, TextField, TextSkeleton } from "../../ui/index.ts";
import { asQuestions, type QuestionFields, withSet } from "./fields/question-fields.ts";
import styles from "./PostJob.module.css";
import { QuestionSetRow } from "./QuestionSetRow.tsx";

interface QuestionSetListProps {
  questions: readonly QuestionFields[];
  onQuestions: (questions: readonly QuestionFields[]) => void;
}

/** Every set of the company, and a field to keep the listing's questions as a further one. */
export function QuestionSetList({ questions, onQuestions }: QuestionSetListProps) {
  const sets = useQuery(endpointQuery("GET employer/question-set/list", {}));
  const [name, setName] = useState("");
  const [deleting, setDeleting] = useState<Data<"GET employer/question-set/list">[number]>();
  const own = asQuestions(questions);
  const keep = async () => {
    try {
      const kept = await call("POST employer/question-set/add", { body: { name, questions: own } });
      setName("");
      toast(t`Set saved: ${kept.name}`, { tone: "success" });
    } catch (failure) {
      tell(failure);
    }
  };
  if (sets.isLoadingError)
    return (
      <ErrorState title={t`Your sets did not load.`} headingLevel={3} onRetry={() => void sets.refetch()}>
        {sets.error.message}
      </ErrorState>
    );
  if (!sets.data) return <TextSkeleton lines={4} />;
  return (
    <div className={styles["sets"]}>
      {sets.data.length === 0 ? (
        <p
          className={styles["lead"]}
        >{t`No sets yet. Save this listing's questions to ask them in others.`}</p>
      ) : (
        <ul className={styles["setList"]}>
          {sets.data.map((set) => (
            <QuestionSetRow
              key={set.id}
              set={set}
              onAdd={() => {
                const merged = withSet(questions, set.questions, MAX_QUESTIONS);
                toast(addedText(merged));
                onQuestions(merged.questions);
              }}
              onDelete={() => setDeleting(set)}
            />
          ))}
        </ul>
      )}
      {own.length > 0 ? (
        <form
          className={styles["setForm"]}
          onSubmit={(event) => {
            event.preventDefault();
            if (name.trim() !== "") void keep();
          }}
        >
          <TextField
            label={t`Save this listing's questions as`}
            value={name}
            maxLength={80}
            autoComplete="off"
            onChange={({ currentTarget }) => setName(currentTarget.value)}
          />
          <Button type="submit" variant="line" disabled={name.trim() === ""}>{t`Save`}</Button>
        </form>
      ) : (
        <p className={styles["lead"]}>{t`This listing has no questions to save.`}</p>
      )}
      <ConfirmDialog
        open={deleting !== undefined}
        onClose={() => setDeleting(undefined)}
        title={t`Delete ${deleting?.name ?? ""}?`}
        yes={t`Delete`}
        no={t`Keep it`}
        onConfirm={async () => {
          if (!deleting) return;
          await call("POST employer/question-set/delete", { body: { id: deleting.id } });
          toast(t`Set deleted: ${deleting.name}`);
        }}
      >
        <p>{t`Listings that ask these questions keep them.`}</p>
      </ConfirmDialog>
    </div>
  );
}

function addedText({ added, known, over }: ReturnType<typeof withSet>): string {
  const parts = [
    plural(added, { one: "# question added", other: "# questions added" }),
    known > 0 && plural(known, { one: "# asked already", other: "# asked already" }),
    over > 0 && t`no room for ${over}: a listing can have ${MAX_QUESTIONS}`,
  ].filter(Boolean);
  return `${parts.join(", ")}.`;
}
