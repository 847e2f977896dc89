import { z } from "zod";
import {
  eachField,
  fieldsOfStep,
  type JobField,
  type JobFieldTable,
  type JobFieldValue,
  type JobStep,
  type NameOfStep,
} from "./job-fields.ts";
import { CalendarDate, line } from "./values.ts";

type Schema<F extends JobField> = z.ZodType<JobFieldValue<F>, JobFieldValue<F>>;
type Schemas<T extends JobFieldTable> = { [Name in keyof T]: Schema<T[Name]> };

/** The publishable values of each field. */
export const fieldInputs = <T extends JobFieldTable>(table: T): Schemas<T> =>
  // Each schema is built from the kind that its type is derived from.
  eachField(table, (field) => inputOf(field).nullable()) as unknown as Schemas<T>;

/** The value of each field in a response. */
export const fieldReplies = <T extends JobFieldTable>(table: T): Schemas<T> =>
  eachField(table, (field) => replyOf(field).nullable()) as unknown as Schemas<T>;

/** The fields of a step that is saved as a whole: fields that are not sent become null. */
export function stepInputs<T extends JobFieldTable, Step extends JobStep>(
  table: T,
  step: Step,
): { [Name in NameOfStep<T, Step>]: z.ZodDefault<Schema<T[Name]>> } {
  const inputs: Readonly<Record<string, z.ZodType>> = fieldInputs(table);
  const entries = fieldsOfStep(table, step).map((name) => [name, inputs[name]?.default(null)]);
  return Object.fromEntries(entries) as { [Name in NameOfStep<T, Step>]: z.ZodDefault<Schema<T[Name]>> };
}

function inputOf(field: JobField) {
  switch (field.kind) {
    case "text":
      return line(field.label, field.max);
    case "number": {
      const { min, max, decimals, tooLow, tooFine } = field;
      const bounded = (decimals === 0 ? z.int() : z.number()).min(min, tooLow).max(max);
      return decimals === 0 ? bounded : bounded.multipleOf(10 ** -decimals, tooFine);
    }
    case "date":
      return CalendarDate;
    default:
      return replyOf(field);
  }
}

function replyOf(field: JobField) {
  switch (field.kind) {
    case "number":
      return field.decimals === 0 ? z.int() : z.number();
    case "yes_no":
      return z.boolean();
    case "choice":
      return z.enum(Object.keys(field.options));
    default:
      return z.string();
  }
}
