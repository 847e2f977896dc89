import type { Data } from "@jobmap/contract";
import { MAX_FILE_NAME_LENGTH } from "@jobmap/contract/file-rules";
import { t } from "#text";
import { clickOrigin } from "../job/click-source.ts";

export type ApplyFormData = Data<"GET user/job/apply-form/{id}">;
export type Question = ApplyFormData["questions"][number];
export type AnswerValue = string | readonly string[];
/** The file that answers a question, in a list of at most one. */
export type AnswerFile = readonly File[];

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
} & { readonly [Name in AnswerName]: AnswerValue | AnswerFile };

const RESUME_MISSING = t`Please add your resume.`;

/** Initial form values: prefilled with what is already known. */
export function initialValues(data: ApplyFormData): ApplyValues {
  const answers: { [Name in AnswerName]: AnswerValue } = {};
  for (const { id, type } of data.questions)
    answers[answerName(id)] = type === "MULTI_SELECT" || type === "FILE" ? [] : "";
  const { job_id, first_name, last_name, email, phone } = data;
  return {
    job_id,
    first_name,
    last_name,
    email,
    phone,
    resume: [],
    attached: data.resume_requirement === "NOT_WANTED" ? "none" : String(data.preferred_resume ?? "file"),
    cover_note: "",
    ...answers,
  };
}

/** Error messages for a required resume and required answers that are missing, worded as the server words them. */
export function missing(
  { questions, resume_requirement }: ApplyFormData,
  values: ApplyValues,
): { readonly [Name in AnswerName | "resume" | "attached"]?: string } {
  const words: { [Name in AnswerName | "resume" | "attached"]?: string } = {};
  const { attached, resume } = values;
  if (resume_requirement === "REQUIRED" && attached === "file" && resume.length === 0)
    words.resume = RESUME_MISSING;
  if (resume_requirement === "REQUIRED" && attached === "none") words.attached = RESUME_MISSING;
  for (const { id, type, required } of questions) {
    const isAnswered = type === "FILE" ? fileOf(values, id) !== undefined : answerOf(values, id).length > 0;
    if (required && !isAnswered) words[answerName(id)] = t`Please answer this question.`;
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
  for (const { id } of data.questions) {
    const file = fileOf(values, id);
    if (file) form.append(answerName(id), file);
  }
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
  return name.slice(0, MAX_FILE_NAME_LENGTH).replaceAll(/\p{C}/gu, "").trim();
}

/** What is said of an answer; of a file, its name. */
function answerOf(values: ApplyValues, id: number): AnswerValue {
  const value = values[answerName(id)] ?? "";
  if (typeof value === "string") return value.trim();
  const file = fileOf(values, id);
  return file ? nameOf(file) : value.filter((one) => typeof one === "string");
}

function fileOf(values: ApplyValues, id: number): File | undefined {
  const value = values[answerName(id)] ?? "";
  return typeof value === "string" ? undefined : value.find((one) => one instanceof File);
}
