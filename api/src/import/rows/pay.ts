import { payText } from "../../format/pay-text.ts";
import type { Field } from "../fields.ts";
import { parseNumber } from "../parse/number.ts";
import { type Pay, type PayPeriod, type PayResult, parsePayPeriod, payFromFigures } from "../parse/pay.ts";
import { payFromText } from "../parse/pay-text.ts";
import { truncate } from "../parse/text.ts";
import type { Row } from "./row.ts";

export interface JobPay {
  readonly pay: Pay | null;
  /** Compensation beside or instead of `pay`, in words. */
  readonly other_compensation: readonly string[];
}

const MAX_NOTE_LENGTH = 1_000;

/** The pay of a row, from amounts with a unit or from text; implausible pay is omitted with a warning. */
export function buildPay(row: Row, country: string): JobPay {
  const other: string[] = [];
  const result = readPay(row, country);
  if ("problem" in result) {
    row.warn(result.problem, row.text("salary") ? "salary" : "salary_min", payCells(row));
    if (result.problem === "pay_only_maximum") {
      const highest = payFromText(
        row.text("salary").replace(/^.*?(?=[\d$€£])/u, "") || row.text("salary_max"),
        {
          country,
          period: periodOf(row, "salary_max"),
          currency: row.text("salary_currency"),
        },
      );
      if ("pay" in highest) other.push(`Up to ${payText(highest.pay)}`);
    }
  }
  const pay = "pay" in result ? result.pay : null;
  const overtime = pay === null ? {} : readOvertime(row, country);
  if ("pay" in overtime) other.push(`Overtime: ${payText(overtime.pay)}`);
  const note = row.text("pay_note");
  // A single word ("Hour") is not worth keeping.
  if (/\p{L}{2}\P{L}+\p{L}/u.test(note)) other.push(truncate(note, MAX_NOTE_LENGTH));
  return { pay, other_compensation: other };
}

function readPay(row: Row, country: string): PayResult {
  const currency = `${row.text("salary_currency")} ${row.text("salary_min")}`;
  const min = figure(row, "salary_min");
  const max = figure(row, "salary_max");
  if ((min ?? 0) > 0 || (max ?? 0) > 0) {
    row.rule("the numbers of separate columns");
    return payFromFigures(min, max, {
      country,
      currency,
      period: periodOf(row, "salary_min") ?? periodOf(row, "salary_max"),
    });
  }
  // A single column may contain a range or text ("$15 - $18", "16,50 € / Std").
  for (const field of ["salary", "salary_min", "salary_max"] as const) {
    const result = payFromText(row.text(field), {
      country,
      currency: row.text("salary_currency"),
      period: periodOf(row, field),
    });
    if ("pay" in result || "problem" in result) {
      row.rule("the numbers and words of one cell");
      return result;
    }
  }
  return {};
}

function readOvertime(row: Row, country: string): PayResult {
  const min = figure(row, "overtime_min");
  const max = figure(row, "overtime_max");
  // Sources fill either of the two; a range needs both, in whatever order they were typed.
  const result = payFromFigures(min || max, max || min, { country, period: { unit: "HOUR", periods: 1 } });
  return "pay" in result ? result : {};
}

function figure(row: Row, field: Field): number | undefined {
  const text = row
    .text(field)
    .replace(/(?:USD|EUR|GBP|CAD|[$€£])/gi, "")
    .trim();
  const number = parseNumber(text.replace(/k$/i, ""));
  return number === undefined ? undefined : number * (/\dk$/i.test(text) ? 1000 : 1);
}

/** The period from the unit's cell, else from the header ("Hourly rate"). */
function periodOf(row: Row, field: Field): PayPeriod | "piece" | undefined {
  const unit = row.text("salary_unit");
  return (
    (unit === "" ? undefined : parsePayPeriod(unit)) ?? parsePayPeriod(row.header(field).replaceAll("_", " "))
  );
}

function payCells(row: Row): string {
  return (["salary", "salary_min", "salary_max", "salary_unit"] as const)
    .map((field) => row.text(field))
    .filter((text) => text !== "")
    .join(" / ");
}
