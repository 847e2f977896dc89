import type { JobDraft, QuestionType } from "@jobmap/contract";
import { t } from "#text";
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

/** A possible answer in the language of the page. What employers wrote stays. */
export const answerText = (type: QuestionType, answer: string): string =>
  type === "BOOLEAN" && answer === "yes" ? t`yes` : type === "BOOLEAN" && answer === "no" ? t`no` : answer;

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

/** The questions of a form as a set keeps them. Whether they are complete, the server says. */
export const asQuestions = (fields: readonly QuestionFields[]): Question[] =>
  fields.filter((question) => !isEmpty(question)).map(questionOf);

export interface Merged {
  /** The form's questions in their order, then those of the set that were not asked yet. */
  readonly questions: readonly QuestionFields[];
  readonly added: number;
  /** Questions of the set that the form asks already. */
  readonly known: number;
  /** Questions of the set for which there is no room. */
  readonly over: number;
}

/** Adds the questions of a set to a form. A question that is asked already, whatever its capitals and spaces, is not asked twice. */
export function withSet(fields: readonly QuestionFields[], set: readonly Question[], most: number): Merged {
  const asked = new Set(fields.map(({ text }) => wording(text)));
  const fresh: Question[] = [];
  for (const question of set) {
    if (asked.has(wording(question.text))) continue;
    asked.add(wording(question.text));
    fresh.push(question);
  }
  const kept = fields.filter((question) => !isEmpty(question));
  const fitting = fresh.slice(0, Math.max(0, most - kept.length));
  return {
    questions: [
      ...(fitting.length > 0 ? kept : fields),
      ...fitting.map((question) => ({ ...questionFields(question, 0), key: newQuestion().key })),
    ],
    added: fitting.length,
    known: set.length - fresh.length,
    over: fresh.length - fitting.length,
  };
}

const wording = (text: string) => text.trim().replaceAll(/\s+/g, " ").toLowerCase();
