import type { JobContentKey, JobDraft, JobField } from "@jobmap/contract";
import { eachField } from "@jobmap/contract/job-fields";
import { textOf } from "@jobmap/contract/text-of";
import { plural, t } from "#text";
import { countryName } from "../../lib/country-name.ts";
import { regionText } from "../../lib/regions.ts";
import { moneyText } from "../../lib/typed-money.ts";
import { dayText } from "../../ui/index.ts";
import { FIELDS } from "./fields/field-words.ts";
import { answerText } from "./fields/question-fields.ts";
import type { FormData } from "./form-data.ts";

const LABELS: Readonly<Record<JobContentKey, string>> = {
  title: t`Title`,
  category_id: t`Category`,
  employment_types: t`Employment type`,
  location_type: t`Where the work is done`,
  locations: t`Job locations`,
  applicant_location_requirements: t`Where applicants can live`,
  base_salary: t`Pay`,
  benefits: t`Benefits`,
  other_compensation: t`Other compensation`,
  description: t`Description`,
  responsibilities: t`Responsibilities`,
  qualifications: t`Qualifications`,
  skills: t`Skills`,
  licences: t`Licenses`,
  language: t`Language`,
  ...eachField(FIELDS, ({ label }) => label),
  apply_kind: t`How people apply`,
  apply_url: t`Application link`,
  apply_email: t`Email address for applications`,
  application_deadline: t`Application deadline`,
  questions: t`Questions`,
};
export const labelOf = (key: JobContentKey): string => LABELS[key];

type Describe = { readonly [Key in JobContentKey]: (value: JobDraft[Key], data: FormData) => string };
type Labeled = readonly { readonly value: string; readonly label: string }[];

const named = (value: string | null, labels: Labeled) =>
  labels.find((one) => one.value === value)?.label ?? value ?? "";
const lines = (items: readonly string[]) => items.join("\n");
const plain = (value: string | number | null) => String(value ?? "");
const day = (date: string | null) => dayText(date, { year: true }) ?? "";
const languages = new Intl.DisplayNames("en-US", { type: "language" });

/** A plain field as text, by its kind. */
export const plainText = (field: JobField) => (value: string | number | boolean | null) => {
  if (value === null) return "";
  if (field.kind === "yes_no") return value ? field.yes : field.no;
  if (field.kind === "date") return day(String(value));
  return field.kind === "choice" ? (field.options[String(value)] ?? String(value)) : String(value);
};

const DESCRIBE: Describe = {
  ...eachField(FIELDS, plainText),
  title: plain,
  category_id: (id, { categories }) => categories.find((one) => one.id === id)?.name ?? plain(id),
  employment_types: (types, data) => types.map((type) => named(type, data.employment_types)).join(", "),
  location_type: (type, data) => named(type, data.location_types),
  locations: (places) => lines(places.map(placeText)),
  applicant_location_requirements: (regions) => regions.map(regionText).join(", "),
  base_salary: payText,
  benefits: lines,
  other_compensation: lines,
  description: textOf,
  responsibilities: (html) => textOf(html ?? ""),
  qualifications: (html) => textOf(html ?? ""),
  skills: (skills) => lines(skills.map(({ name, required }) => (required ? t`${name} (required)` : name))),
  licences: lines,
  months_of_experience: (months) =>
    months === null ? "" : plural(months, { one: "# month", other: "# months" }),
  language: (code) => languages.of(code) ?? code,
  apply_kind: (kind, data) => named(kind, data.apply_kinds),
  apply_url: plain,
  apply_email: plain,
  application_deadline: day,
  questions: (questions, data) => lines(questions.map((question) => questionText(question, data))),
};

/** A field of a listing as plain display text; "" if empty. */
export function describe<Key extends JobContentKey>(key: Key, value: JobDraft[Key], data: FormData): string {
  return DESCRIBE[key](value, data);
}

function placeText(place: JobDraft["locations"][number]): string {
  const { street, locality, region, postal_code, country, latitude, longitude, precision } = place;
  const address = [street, locality, region, postal_code, countryName(country)].filter(Boolean).join(", ");
  const pin = precision === "ROOFTOP" && latitude !== null && longitude !== null;
  return pin ? t`${address} (pin at ${latitude.toFixed(4)}, ${longitude.toFixed(4)})` : address;
}

function payText(pay: JobDraft["base_salary"], { pay_units }: FormData): string {
  if (!pay || (pay.min === null && pay.max === null)) return "";
  const amounts = [pay.min, pay.max].map((amount) => moneyText(amount, pay.currency)).filter(Boolean);
  const sum = amounts.length > 1 ? t`${amounts[0] ?? ""} to ${amounts[1] ?? ""}` : amounts[0];
  return `${pay.currency} ${sum}, ${named(pay.unit, pay_units).toLowerCase()}`;
}

function questionText(question: JobDraft["questions"][number], { question_types }: FormData): string {
  const { text, type, required, options, knockout } = question;
  const more = [
    named(type, question_types),
    required && t({ message: "required", context: "a question" }),
    options.length > 0 && options.join(" / "),
    knockout.length > 0 && t`flag: ${knockout.map((answer) => answerText(type, answer)).join(", ")}`,
  ].filter(Boolean);
  return `${text} (${more.join("; ")})`;
}
