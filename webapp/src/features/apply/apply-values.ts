import type { Data } from "@jobmap/contract";
import { clickOrigin } from "../job/click-source.ts";

export type ApplyFormData = Data<"GET user/job/apply-form/{id}">;
export type Question = ApplyFormData["questions"][number];
export type AnswerValue = string | readonly string[];

/** Form field name of an answer; the number is the server's question id. */
export type AnswerName = `answers.${number}`;
export const answerName = (id: number): AnswerName => `answers.${id}`;

/** The form values; answers sit beside the other fields, named by {@link answerName}. */
export type ApplyValues = {
  readonly job_id: number;
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly phone: string;
  readonly resume: readonly File[];
  /** What is sent: the ID of one of the candidate's resumes, `profile`, `last` for the last uploaded one, `file`, or `none`. */
  readonly attached: string;
  readonly cover_note: string;
} & { readonly [Name in AnswerName]: AnswerValue };

/** Initial form values: prefilled with what is already known. */
export function initialValues(data: ApplyFormData): ApplyValues {
  const answers: { [Name in AnswerName]: AnswerValue } = {};
  for (const { id, type } of data.questions) answers[answerName(id)] = type === "MULTI_SELECT" ? [] : "";
  const { job_id, first_name, last_name, email, phone } = data;
  return {
    job_id,
    first_name,
    last_name,
    email,
    phone,
    resume: [],
    attached: String(data.preferred_resume ?? "file"),
    cover_note: "",
    ...answers,
  };
}

/** Error messages for required questions without an answer, worded as the server words them. */
export function missingAnswers(
  questions: readonly Question[],
  values: ApplyValues,
): { readonly [Name in AnswerName]?: string } {
  const words: { [Name in AnswerName]?: string } = {};
  for (const { id, required } of questions) {
    if (required && answerOf(values, id).length === 0) words[answerName(id)] = "Please answer this question.";
  }
  return words;
}

/** The form data to submit. @param search the page's query string, which says where the candidate came from */
export function formOf(data: ApplyFormData, values: ApplyValues, search: string): FormData {
  const form = new FormData();
  form.set("job_id", String(data.job_id));
  for (const name of ["first_name", "last_name", "email", "phone", "cover_note"] as const)
    form.set(name, values[name]);
  const answers = data.questions.map(({ id }) => ({ question_id: id, value: answerOf(values, id) }));
  form.set("answers", JSON.stringify(answers.filter(({ value }) => value.length > 0)));
  const { source, ...attribution } = clickOrigin(search);
  form.set("source", source);
  form.set("attribution", JSON.stringify(attribution));
  attach(form, data, values);
  return form;
}

function attach(
  form: FormData,
  { last_resume: last }: ApplyFormData,
  { attached, resume }: ApplyValues,
): void {
  const [file] = resume;
  if (attached === "last" && last) form.set("resume_of", String(last.application_id));
  else if (attached === "file" && file) {
    form.append("resume", file);
    form.set("resume_name", nameOf(file));
  } else if (!["last", "file", "none"].includes(attached)) form.set("resume_from", attached);
}

/** The file's name as the server accepts it: some operating systems allow any character in a file name. */
function nameOf({ name }: File): string {
  return name.slice(0, 120).replaceAll(/\p{C}/gu, "").trim();
}

function answerOf(values: ApplyValues, id: number): AnswerValue {
  const value = values[answerName(id)] ?? "";
  return typeof value === "string" ? value.trim() : value;
}
