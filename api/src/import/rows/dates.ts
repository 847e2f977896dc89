import type { Field } from "../fields.ts";
import { addDays, type DateOrder, parseDate } from "../parse/date.ts";
import type { Row } from "./row.ts";

export interface JobDates {
  readonly starts_on: string | null;
  readonly ends_on: string | null;
  readonly posted_on: string | null;
  readonly valid_through: string | null;
  readonly application_deadline: string | null;
}

type DateField = keyof JobDates;

/** Dates in job files are later than this; earlier ones are placeholders for none (1900-01-01, 1970-01-01). */
const EARLIEST = "1985-01-01";
/** How many days ahead a date can be; beyond that it is a typo. */
const LATEST_DAYS: Readonly<Record<DateField, number>> = {
  starts_on: 3 * 365,
  ends_on: 6 * 365,
  posted_on: 1,
  valid_through: 2 * 365,
  application_deadline: 2 * 365,
};
/** Words used when a date is not fixed. */
const OPEN =
  /^(?:asap|immediate(?:ly)?|now|ongoing|open(?: until filled)?|until filled|continuous|rolling|flexible|negotiable|sofort|inmediat[oa]|de suite|des que possible|permanent|year[- ]round|varies)\b/i;

/** The date order of each column; decided once per file. */
export type DateOrders = ReadonlyMap<Field, DateOrder>;

export interface DateContext {
  readonly dateOrders: DateOrders;
  /** `YYYY-MM-DD` */
  readonly today: string;
}

/** The date of a cell; an invalid or implausible one is omitted with a warning. */
export function readDate(
  row: Row,
  field: Field,
  { dateOrders, today }: DateContext,
  maxDaysAhead: number,
): string | null {
  const text = row.text(field);
  if (text === "" || OPEN.test(text)) return null;
  const date = parseDate(text, dateOrders.get(field));
  if (date === undefined) {
    row.warn("date_unreadable", field);
    return null;
  }
  if (date >= EARLIEST && date <= addDays(today, maxDaysAhead)) return date;
  row.warn("date_implausible", field);
  return null;
}

/**
 * The dates of a row; invalid or implausible ones are omitted with a warning. An old date is kept: it shows that a job has
 * ended.
 */
export function buildDates(row: Row, context: DateContext): JobDates {
  const read = (field: DateField) => row.fact(field, () => readDate(row, field, context, LATEST_DAYS[field]));
  const dates = {
    starts_on: read("starts_on"),
    ends_on: read("ends_on"),
    posted_on: read("posted_on"),
    valid_through: read("valid_through"),
    application_deadline: read("application_deadline"),
  };
  if (dates.starts_on !== null && dates.ends_on !== null && dates.ends_on < dates.starts_on) {
    row.fact("ends_on", () => row.rule("the work would end before it starts: neither date is used"));
    row.warn("ends_before_it_starts", "ends_on", `${dates.starts_on} to ${dates.ends_on}`);
    return { ...dates, starts_on: null, ends_on: null };
  }
  return dates;
}
