import {
  eachField,
  type JOB_FIELDS,
  type JobField,
  type JobFieldTable,
  type JobFieldValues,
} from "@jobmap/contract";
import type { Field } from "../fields.ts";
import { parseBoolean } from "../parse/number.ts";
import { optionOf } from "../parse/option.ts";
import { truncate } from "../parse/text.ts";
import { type DateContext, readDate } from "./dates.ts";
import { numberWithin } from "./requirements.ts";
import type { Row } from "./row.ts";

/** How many days ahead a date of work can be. */
const MAX_DAYS_AHEAD = 3 * 365;

/** Fields that other modules of this folder parse, each in its own way. */
export const READ_ELSEWHERE = [
  "openings",
  "requisition_id",
  "hours_per_week",
  "education_level",
  "months_of_experience",
  "visa_sponsorship",
  "starts_on",
  "resume_requirement",
] as const satisfies readonly (keyof typeof JOB_FIELDS)[];
export type ReadElsewhere = (typeof READ_ELSEWHERE)[number];

/** A table without the fields that are parsed elsewhere. */
export function readHere<T extends JobFieldTable>(table: T): Omit<T, ReadElsewhere> {
  const isElsewhere = (name: string) => READ_ELSEWHERE.some((one) => one === name);
  return Object.fromEntries(Object.entries(table).filter(([name]) => !isElsewhere(name))) as Omit<
    T,
    ReadElsewhere
  >;
}

/** The fields of a table from the cells of a row, parsed by kind; invalid values are omitted with a warning. */
export function buildPlainFields<T extends JobFieldTable>(
  row: Row,
  table: T,
  dates: DateContext,
): JobFieldValues<T> {
  const read = (field: JobField, name: string) => {
    const column = name as Field;
    return row.fact(name, () => readCell(row, column, field, dates));
  };
  return eachField(table, read) as JobFieldValues<T>;
}

function readCell(row: Row, name: Field, field: JobField, dates: DateContext) {
  const text = row.text(name);
  switch (field.kind) {
    case "text":
      return truncate(text, field.max) || null;
    case "number": {
      const number = numberWithin(row, name, field.min, field.max);
      return number && Number(number.toFixed(field.decimals));
    }
    case "date":
      return readDate(row, name, dates, MAX_DAYS_AHEAD);
    case "yes_no":
      return known(row, name, text, parseBoolean(text));
    case "choice":
      return known(row, name, text, optionOf(field.options, text));
  }
}

function known<Value>(row: Row, name: Field, text: string, value: Value | undefined): Value | null {
  if (text !== "" && value === undefined) row.warn("value_unknown", name);
  return value ?? null;
}
