import type { JobDraft, PayUnit } from "@jobmap/contract";
import { Problem, type StepFields } from "./conversion.ts";
import { linesOf, linesText } from "./lines.ts";
import { minorUnitsOf, moneyText } from "./money.ts";

/** Pay and what comes with it, as it stands in the form. */
export interface PayFields {
  readonly min: string;
  readonly max: string;
  /** ISO 4217; "" until pay is given or a currency chosen: then the company's own is meant. */
  readonly currency: string;
  readonly unit: PayUnit;
  readonly hours_per_week: string;
  readonly benefits: string;
  readonly other_compensation: string;
}

/** Largest amount that is kept, in minor units. */
const MAX_AMOUNT = 4_000_000_000;

/** @param companyCurrency what the company usually pays in */
export const payStep = (companyCurrency: string): StepFields<PayFields> => ({
  show: ({ base_salary: pay, ...draft }: JobDraft) => {
    const currency = pay?.currency ?? companyCurrency;
    return {
      min: moneyText(pay?.min, currency),
      max: moneyText(pay?.max, currency),
      currency,
      unit: pay?.unit ?? "HOUR",
      hours_per_week: String(draft.hours_per_week ?? ""),
      benefits: linesText(draft.benefits),
      other_compensation: linesText(draft.other_compensation),
    };
  },
  readings: {
    base_salary: {
      from: ["min", "max", "currency", "unit"],
      read: ({ min, max, currency, unit }) => {
        const least = amountOf("min", min, currency);
        const most = amountOf("max", max, currency);
        if (least instanceof Problem) return least;
        if (most instanceof Problem) return most;
        return { currency, min: least, max: most, unit };
      },
      shownAt: ([, part = "min"]) => [part],
    },
    hours_per_week: {
      from: ["hours_per_week"],
      read: ({ hours_per_week: hours }) => {
        const text = hours.trim();
        if (text === "") return null;
        if (!/^\d{1,3}(?:\.\d{1,2})?$/.test(text) || Number(text) < 1 || Number(text) > 120)
          return new Problem("hours_per_week", "Please enter hours from 1 to 120, such as 37.5.");
        return Number(text);
      },
    },
    benefits: { from: ["benefits"], read: (fields) => linesOf(fields.benefits) },
    other_compensation: {
      from: ["other_compensation"],
      read: (fields) => linesOf(fields.other_compensation),
    },
  },
});

function amountOf(field: "min" | "max", text: string, currency: string): number | null | Problem {
  const amount = minorUnitsOf(text, currency);
  if (Number.isNaN(amount)) return new Problem(field, "Please enter an amount, such as 21.50.");
  return amount !== null && amount > MAX_AMOUNT ? new Problem(field, "This amount is too high.") : amount;
}
