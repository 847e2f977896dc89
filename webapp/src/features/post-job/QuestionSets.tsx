import { t } from "#text";
import { Dialog } from "../../ui/index.ts";
import type { QuestionFields } from "./fields/question-fields.ts";
import { QuestionSetList } from "./QuestionSetList.tsx";

interface QuestionSetsProps {
  open: boolean;
  onClose: () => void;
  /** The questions of the listing that is edited. */
  questions: readonly QuestionFields[];
  onQuestions: (questions: readonly QuestionFields[]) => void;
}

/** The company's question sets: keep the listing's questions as one, or add one to the listing. */
export function QuestionSets({ open, onClose, questions, onQuestions }: QuestionSetsProps) {
  return (
    <Dialog open={open} onClose={onClose} title={t`Question sets`}>
      <QuestionSetList
        questions={questions}
        onQuestions={(next) => {
          onQuestions(next);
          onClose();
        }}
      />
    </Dialog>
  );
}
