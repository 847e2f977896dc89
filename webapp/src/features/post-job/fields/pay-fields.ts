import type { JobDraft, PayUnit } from "@jobmap/contract";
import { t } from "#text";
import { minorUnitsOf, moneyText } from "../../../lib/typed-money.ts";
import { Problem, type StepFields } from "./conversion.ts";
import { linesOf, linesText } from "./lines.ts";
import { type PlainFields, plainStep } from "./plain-fields.ts";

/** Pay and benefits as form fields. */
export interface PayFields extends PlainFields<"pay"> {
  readonly min: string;
  readonly max: string;
  /** ISO 4217; "" until pay is entered or a currency chosen, which means the company's default. */
  readonly currency: string;
  readonly unit: PayUnit;
  readonly benefits: string;
  readonly other_compensation: string;
}

/** Largest amount that can be stored, in minor units. */
const MAX_AMOUNT = 4_000_000_000;

const PLAIN = plainStep("pay");

/** @param companyCurrency the company's default currency */
export const payStep = (companyCurrency: string): StepFields<PayFields> => ({
  show: (draft: JobDraft) => {
    const { base_salary: pay } = draft;
    const currency = pay?.currency ?? companyCurrency;
    return {
      min: moneyText(pay?.min, currency),
      max: moneyText(pay?.max, currency),
      currency,
      unit: pay?.unit ?? "HOUR",
      ...PLAIN.show(draft),
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
    ...PLAIN.readings,
    benefits: { from: ["benefits"], read: (fields) => linesOf(fields.benefits) },
    other_compensation: {
      from: ["other_compensation"],
      read: (fields) => linesOf(fields.other_compensation),
    },
  },
});

function amountOf(field: "min" | "max", text: string, currency: string): number | null | Problem {
  const amount = minorUnitsOf(text, currency);
  if (Number.isNaN(amount)) return new Problem(field, t`Please enter an amount, such as 21.50.`);
  return amount !== null && amount > MAX_AMOUNT ? new Problem(field, t`This amount is too high.`) : amount;
}
