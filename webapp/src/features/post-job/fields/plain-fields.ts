import type { JobField, JobFieldTable, NumberField } from "@jobmap/contract";
import { JOB_FIELDS, namesOf } from "@jobmap/contract/job-fields";
import { t } from "#text";
import { Problem, type StepFields } from "./conversion.ts";
import { FIELDS } from "./field-words.ts";

type FormValue<F extends JobField> = F extends { kind: "choice"; options: infer Options }
  ? (keyof Options & string) | ""
  : F extends { kind: "yes_no" }
    ? "yes" | "no" | ""
    : string;

/** The fields of a step that have a standard row. */
export type RowName<Step extends string, T extends JobFieldTable = typeof JOB_FIELDS> = {
  [Name in keyof T & string]: T[Name] extends { step: Step; form: "row" } ? Name : never;
}[keyof T & string];

/** The plain fields of a step as form values; "" if empty. */
export type PlainFields<Step extends string, T extends JobFieldTable = typeof JOB_FIELDS> = {
  readonly [Name in RowName<Step, T>]: FormValue<T[Name]>;
};

/** The names of a step's rows, in table order. */
export function rowsOf<Step extends string, T extends JobFieldTable>(
  step: Step,
  table: T,
): RowName<Step, T>[] {
  const isRow = (name: keyof T & string): name is RowName<Step, T> =>
    table[name]?.step === step && table[name].form === "row";
  return namesOf(table).filter(isRow);
}

/** How the plain fields of a step are formatted for and parsed from the form. */
export function plainStep<Step extends string>(step: Step): StepFields<PlainFields<Step>> {
  const names = rowsOf(step, JOB_FIELDS);
  return {
    show: (draft) => {
      const shown = names.map((name) => [name, shownText(draft[name])]);
      // By the same kinds that the types are derived from.
      return Object.fromEntries(shown) as PlainFields<Step>;
    },
    readings: Object.fromEntries(
      names.map((name) => [
        name,
        {
          from: [name],
          read: (fields: PlainFields<Step>) => readText(FIELDS[name], name, fields[name]),
        },
      ]),
    ),
  };
}

/** A value as its row shows it. */
export function shownText(value: string | number | boolean | null): string {
  if (value === null) return "";
  return typeof value === "boolean" ? (value ? "yes" : "no") : String(value);
}

/** Parses a row's value. Journal entries from before the field existed have none. */
export function readText(
  field: JobField,
  name: string,
  shown: string | undefined,
): string | number | boolean | null | Problem {
  const text = shown?.trim() ?? "";
  if (text === "") return null;
  if (field.kind === "yes_no") return text === "yes";
  return field.kind === "number" ? readNumber(field, name, text) : text;
}

function readNumber({ min, max, decimals, unreadable }: NumberField, name: string, text: string) {
  const pattern = decimals === 0 ? /^\d{1,9}$/ : new RegExp(String.raw`^\d{1,9}(?:\.\d{1,${decimals}})?$`);
  const number = Number(text);
  if (pattern.test(text) && number >= min && number <= max) return number;
  const [least, most] = [min.toLocaleString("en-US"), max.toLocaleString("en-US")];
  return new Problem(name, unreadable ?? t`Please enter a number from ${least} to ${most}.`);
}
