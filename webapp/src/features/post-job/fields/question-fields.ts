import type { JobDraft, QuestionType } from "@jobmap/contract";
import { isSame } from "../../../lib/same.ts";
import type { StepFields } from "./conversion.ts";
import { linesOf, linesText } from "./lines.ts";
import { type KeptRow, rowShown } from "./rows.ts";

type Question = JobDraft["questions"][number];

/** A screening question as form fields. */
export interface QuestionFields {
  /** Distinguishes it from the form's other questions: its index in the listing, or a key for an added question. */
  readonly key: string;
  readonly text: string;
  readonly type: QuestionType;
  readonly required: boolean;
  /** One per line. Kept, hidden, for a type without options. */
  readonly options: string;
  /** Answers that the employer wants flagged. */
  readonly knockout: readonly string[];
}

export interface QuestionsFields {
  readonly questions: readonly QuestionFields[];
}

export const QUESTIONS: StepFields<QuestionsFields> = {
  show: ({ questions }: JobDraft) => ({ questions: questions.map(questionFields) }),
  readings: {
    questions: {
      from: ["questions"],
      read: (fields, base) => keptQuestions(fields, base).map(({ value }) => value),
      shownAt: (path, fields, base) => rowShown(path, keptQuestions(fields, base)),
    },
  },
};

function keptQuestions({ questions }: QuestionsFields, base: JobDraft): KeptRow<Question>[] {
  return questions.flatMap((question, at) => {
    const isIt = (other: Question) => isSame(questionFields(other, 0), { ...question, key: "question-0" });
    const untouched = base.questions.find(isIt);
    if (untouched) return [{ at, value: untouched }];
    return isEmpty(question) ? [] : [{ at, value: questionOf(question) }];
  });
}

let added = 0;

/** A question that the user adds. */
export const newQuestion = (): QuestionFields => ({
  key: `new-${++added}-${Date.now().toString(36)}`,
  text: "",
  type: "SINGLE_LINE_TEXT",
  required: false,
  options: "",
  knockout: [],
});

const questionFields = ({ options, knockout, ...question }: Question, at: number): QuestionFields => ({
  key: `question-${at}`,
  ...question,
  options: linesText(options),
  knockout,
});

const isEmpty = ({ text, options }: QuestionFields) => text.trim() === "" && options.trim() === "";

export const isChoice = (type: QuestionType) => type === "SINGLE_SELECT" || type === "MULTI_SELECT";

/** The possible answers, if they are known in advance. */
export function answersOf({ type, options }: Pick<QuestionFields, "type" | "options">): readonly string[] {
  if (isChoice(type)) return [...new Set(linesOf(options))];
  return type === "BOOLEAN" ? ["yes", "no"] : [];
}

function questionOf({ text, type, required, options, knockout }: QuestionFields): Question {
  return {
    text: text.trim(),
    type,
    required,
    options: isChoice(type) ? linesOf(options) : [],
    knockout: isChoice(type) || type === "BOOLEAN" ? [...knockout] : [],
  };
}

/** The question with other options. Knockout answers follow a renamed option and are dropped with a removed one. */
export function withOptions(question: QuestionFields, options: string): QuestionFields {
  const before = linesOf(question.options);
  const after = linesOf(options);
  const renamed = before.length === after.length ? before.filter((one, at) => one !== after[at]) : [];
  const [old] = renamed;
  const knockout = question.knockout.flatMap((answer) => {
    if (after.includes(answer)) return [answer];
    const next = renamed.length === 1 && answer === old ? after[before.indexOf(old)] : undefined;
    return next === undefined ? [] : [next];
  });
  return { ...question, options, knockout };
}
