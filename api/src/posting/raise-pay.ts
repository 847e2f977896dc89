import type { BaseSalary, JobBatchChange } from "@jobmap/contract";
import { minorUnitDigits } from "@jobmap/contract/minor-units";
import { ApiError } from "../errors/api-error.ts";

type Raise = Extract<JobBatchChange, { kind: "raise_percent" | "raise_amount" }>;

/**
 * Pay that is raised or lowered at both of its ends: by the hour and day to the cent, else to whole units of the currency.
 * @throws ApiError `invalid_input` for other pay than the raise is about, and if nothing would remain
 */
export function raisedBy(pay: BaseSalary, raise: Raise): BaseSalary {
  if (raise.kind === "raise_amount" && (pay.currency !== raise.currency || pay.unit !== raise.unit))
    throw refused("Its pay is in another currency or for another period.");
  const step = pay.unit === "HOUR" || pay.unit === "DAY" ? 1 : 10 ** minorUnitDigits(pay.currency);
  const raised = (value: number) =>
    raise.kind === "raise_amount"
      ? value + raise.amount
      : Math.round((value * (100 + raise.percent)) / 100 / step) * step;
  const min = raised(pay.min);
  if (min < 1) throw refused("Nothing would remain of its pay.");
  return { ...pay, min, max: pay.max === null ? null : raised(pay.max) };
}

const refused = (message: string) => new ApiError("invalid_input", message, { base_salary: message });
