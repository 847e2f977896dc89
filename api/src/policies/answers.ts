import { type Answer, type AnswerInput, MAX_FILE_NAME_LENGTH, type QuestionType } from "@jobmap/contract";
import { ApiError } from "../errors/api-error.ts";

interface Question {
  readonly id: number;
  readonly text: string;
  readonly type: QuestionType;
  readonly required: boolean;
  readonly options: readonly string[];
  readonly knockout: readonly string[];
}

const REQUIRED = "Please answer this question.";
const FILE_MISSING = "Please add a file.";
const NO_FILE = "This question does not take a file.";

/**
 * The answers to a listing's questions, each validated by its kind and stored with the current text of the question.
 * @param files the questions that a file was sent for
 * @throws ApiError `invalid_input` with every problem under `answers.{question id}`
 */
export function readAnswers(
  questions: readonly Question[],
  given: readonly AnswerInput[],
  files: readonly number[] = [],
): Answer[] {
  const fields: Record<string, string> = {};
  const takers = new Set(questions.filter(({ type }) => type === "FILE").map(({ id }) => id));
  for (const id of files) if (!takers.has(id)) fields[`answers.${id}`] = NO_FILE;
  const answers: Answer[] = [];
  for (const question of questions) {
    const said = given.find(({ question_id }) => question_id === question.id)?.value ?? "";
    const hasFile = takers.has(question.id) && files.includes(question.id);
    const value = hasFile ? fileNameOf(said) : said;
    const empty = value.length === 0;
    const problem = hasFile
      ? undefined
      : empty
        ? question.required
          ? REQUIRED
          : undefined
        : problemOf(question, value);
    if (problem) fields[`answers.${question.id}`] = problem;
    if (empty) continue;
    const values = typeof value === "string" ? [value] : value;
    answers.push({
      question_id: question.id,
      question: question.text,
      type: question.type,
      value,
      is_knockout: values.some((one) => question.knockout.includes(one)),
    });
  }
  const problems = Object.values(fields);
  if (problems.length > 0)
    throw new ApiError(
      "invalid_input",
      problems.length === 1 ? (problems[0] ?? "") : `${problems.length} answers are missing or not valid.`,
      fields,
    );
  return answers;
}

/** The name that its sender has for a file; a file without one is called just that. */
function fileNameOf(said: string | string[]): string {
  const name = typeof said === "string" ? said.replaceAll(/\p{C}/gu, "").trim() : "";
  return name.slice(0, MAX_FILE_NAME_LENGTH) || "File";
}

function problemOf({ type, options }: Question, value: string | string[]): string | undefined {
  if (type === "MULTI_SELECT")
    return typeof value !== "string" && value.every((one) => options.includes(one))
      ? undefined
      : "Please choose from the options.";
  if (typeof value !== "string") return "Please choose one answer.";
  switch (type) {
    case "BOOLEAN":
      return value === "yes" || value === "no" ? undefined : "Please answer yes or no.";
    case "SINGLE_SELECT":
      return options.includes(value) ? undefined : "Please choose one of the options.";
    case "NUMERIC":
      return /^-?\d{1,12}(?:\.\d{1,4})?$/.test(value) ? undefined : "Please enter a number.";
    case "FILE":
      return FILE_MISSING;
    case "DATE":
      return isCalendarDate(value) ? undefined : "Please enter a date.";
    case "SINGLE_LINE_TEXT":
      return value.includes("\n") || value.length > 500 ? "Please keep this on one line." : undefined;
    default:
      return undefined;
  }
}

function isCalendarDate(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}
