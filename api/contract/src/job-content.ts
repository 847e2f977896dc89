import { z } from "zod";
import { COUNTRIES, DEFAULT_COUNTRY } from "./countries.ts";
import { CURRENCIES } from "./currencies.ts";
import {
  APPLY_KINDS,
  EMPLOYMENT_TYPES,
  LOCATION_TYPES,
  PAY_UNITS,
  PRECISIONS,
  QUESTION_TYPES,
} from "./enums.ts";
import { fieldInputs } from "./job-field-schemas.ts";
import { JOB_FIELDS } from "./job-fields.ts";
import { MAX_QUESTIONS } from "./limits.ts";
import { CalendarDate, Id, line, richText, text } from "./values.ts";

export const Country = z
  .string()
  .refine((code) => COUNTRIES.includes(code), "Please choose a country.")
  .meta({ description: "ISO 3166-1 alpha-2", enum: [...COUNTRIES] });

export const Currency = z
  .string()
  .refine((code) => CURRENCIES.includes(code), "Please choose a currency.")
  .meta({ description: "ISO 4217", enum: [...CURRENCIES] });

/** A place of work as an employer enters it. Without a position it is looked up; a pin that was dragged counts as exact. */
export const LocationInput = z
  .object({
    street: line("Street", 250).nullable().default(null),
    locality: line("City", 120).nullable().default(null),
    region: line("State or province", 60).nullable().default(null),
    postal_code: line("Postal code", 20).nullable().default(null),
    country: Country.default(DEFAULT_COUNTRY),
    latitude: z.number().min(-90).max(90).nullable().default(null),
    longitude: z.number().min(-180).max(180).nullable().default(null),
    precision: z.enum(PRECISIONS).nullable().default(null),
  })
  .refine((place) => (place.latitude === null) === (place.longitude === null), {
    path: ["latitude"],
    message: "Latitude and longitude must be given together.",
  })
  .meta({ id: "LocationInput" });
export type LocationInput = z.infer<typeof LocationInput>;

const QUESTION = {
  text: text("The question", 1_000),
  type: z.enum(QUESTION_TYPES),
  required: z.boolean().default(false),
  options: z.array(line("An option", 200)).max(99, "A choice has at most 99 options.").default([]),
  knockout: z.array(line("A flagged answer", 200)).max(99).default([]),
};

/** An incomplete question: its text or options may be missing. */
const UnfinishedQuestion = z.object(QUESTION);

export const QuestionInput = z
  .object({
    ...QUESTION,
    text: QUESTION.text.pipe(z.string().min(3, "Please enter a question.")),
    options: QUESTION.options.refine(
      (options) => options.every((option) => option !== ""),
      "An option cannot be empty.",
    ),
  })
  .superRefine(({ type, options, knockout }, context) => {
    const issue = (path: string, message: string) =>
      context.addIssue({ code: "custom", path: [path], message });
    const chooses = type === "SINGLE_SELECT" || type === "MULTI_SELECT";
    if (chooses && new Set(options).size < 2) issue("options", "A choice needs 2 to 99 different options.");
    if (!chooses && options.length > 0) issue("options", "Only choices have options.");
    const answers = chooses ? options : type === "BOOLEAN" ? ["yes", "no"] : [];
    if (knockout.some((answer) => !answers.includes(answer)))
      issue("knockout", "A flagged answer must be one of the question's answers.");
  });
export type QuestionInput = z.infer<typeof QuestionInput>;

const cents = z.int("Pay must be a whole number of cents.").max(4_000_000_000, "This pay is too high.");
const amount = cents.min(1, "Pay must be more than zero.");

/** Incomplete pay. Without any amount there is no pay; currency and unit are kept for later. */
const UnfinishedPay = z.object({
  currency: Currency,
  min: cents.min(0).nullable(),
  max: cents.min(0).nullable(),
  unit: z.enum(PAY_UNITS),
});

const Pay = z
  .object({ currency: Currency, min: amount, max: amount.nullable().default(null), unit: z.enum(PAY_UNITS) })
  .refine((pay) => pay.max === null || pay.max >= pay.min, "Maximum pay must not be below minimum pay.");

const textList = (name: string, each: number, most: number) =>
  z
    .array(line(name, each).pipe(z.string().min(1, `${name} cannot be empty.`)))
    .max(most, `${name}: at most ${most}.`);

const webAddress = z
  .string()
  .trim()
  .max(2_000, "The address can have at most 2,000 characters.")
  .refine((value) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol), {
    message: "The address must start with http:// or https://.",
  });

/** What an employer writes in a listing: what can be published, field by field. */
export const JOB_CONTENT = {
  title: line("Title", 200),
  category_id: Id.nullable(),
  employment_types: z.array(z.enum(EMPLOYMENT_TYPES)).max(EMPLOYMENT_TYPES.length),
  location_type: z.enum(LOCATION_TYPES),
  locations: z.array(LocationInput).max(50, "A job can have at most 50 places."),
  applicant_location_requirements: z
    .array(z.string().regex(/^[A-Z]{2}(-[A-Z\d]{1,3})?$/, "must be a country or state such as US or US-CA."))
    .max(60),
  base_salary: Pay.nullable(),
  benefits: textList("A benefit", 200, 40),
  other_compensation: textList("Other compensation", 200, 20),
  description: richText("The description"),
  responsibilities: richText("This text").nullable(),
  qualifications: richText("This text").nullable(),
  skills: z
    .array(
      z.object({
        name: line("A skill", 120).pipe(z.string().min(1)),
        required: z.boolean().default(false),
      }),
    )
    .max(50),
  licences: textList("A license", 200, 20),
  ...fieldInputs(JOB_FIELDS),
  language: z.string().regex(/^[a-z]{2}$/),
  apply_kind: z.enum(APPLY_KINDS),
  apply_url: webAddress.nullable(),
  apply_email: z.email("Please Enter Vaild Email").max(254).nullable(),
  application_deadline: CalendarDate.nullable(),
  questions: z
    .array(QuestionInput)
    .max(MAX_QUESTIONS, `A listing can have at most ${MAX_QUESTIONS} questions.`),
};
export const JobContent = z.object(JOB_CONTENT);
export type JobContent = z.infer<typeof JobContent>;

/** The same while being edited: amounts, addresses and questions may be incomplete. */
const JOB_DRAFT = {
  ...JOB_CONTENT,
  base_salary: UnfinishedPay.nullable(),
  apply_url: line("The address", 2_000).nullable(),
  apply_email: line("The address", 254).nullable(),
  questions: z
    .array(UnfinishedQuestion)
    .max(MAX_QUESTIONS, `A listing can have at most ${MAX_QUESTIONS} questions.`),
};
export type JobDraft = z.infer<z.ZodObject<typeof JOB_DRAFT>>;

type EachOptional<S extends z.ZodRawShape> = { [K in keyof S]: z.ZodExactOptional<S[K]> };
function eachOptional<S extends z.ZodRawShape>(shape: S): EachOptional<S> {
  const entries = Object.entries(shape).map(([name, field]) => [name, z.exactOptional(field)]);
  return Object.fromEntries(entries) as EachOptional<S>;
}

/** Some fields of a listing while being edited. Fields that are not given stay unchanged. */
export const JobChanges = z.object(eachOptional(JOB_DRAFT)).meta({ id: "JobChanges" });
export type JobChanges = z.infer<typeof JobChanges>;
