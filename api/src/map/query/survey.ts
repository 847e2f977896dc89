import { lowestBit } from "../core/bits.ts";
import type { JobFilter } from "../core/types.ts";
import { annualPay, currencyOf, hasPay, isRange } from "../store/columns.ts";
import type { Entries } from "../store/entries.ts";
import { DEFAULT_CURRENCY, makePlan } from "./plan.ts";
import type { Selector } from "./select.ts";

/** What the matching jobs have in common. */
export interface Survey {
  /** Distinct jobs. */
  readonly total: number;
  /** Jobs that state their pay, in any currency. */
  readonly stated: number;
  /** Pay for a year of those that state it in US dollars, in cents, ascending; of a range its middle. */
  readonly pay: Float64Array;
  /** Jobs by company id. */
  readonly companies: ReadonlyMap<number, number>;
}

/** Reads every matching job once. */
export function surveyJobs(entries: Entries, selector: Selector, filter: JobFilter, now: number): Survey {
  const { bits, count } = selector.jobs(makePlan(entries, filter, now));
  const { columns } = entries.store;
  const { companies, currencies } = entries.vocabulary;
  const dollars = currencies.indexOf(DEFAULT_CURRENCY);
  const pay: number[] = [];
  const jobsOf = new Map<number, number>();
  let stated = 0;
  for (let word = 0; word < bits.length; word++)
    for (let rest = bits[word]!; rest !== 0; rest &= rest - 1) {
      const position = (word << 5) + lowestBit(rest);
      const company = companies.key(columns.company[position]!);
      if (company !== undefined) jobsOf.set(company, (jobsOf.get(company) ?? 0) + 1);
      const traits = columns.traits[position]!;
      if (!hasPay(traits)) continue;
      stated++;
      if (currencyOf(traits) !== dollars) continue;
      const low = annualPay(columns, position);
      const ratio = isRange(traits) ? columns.payMax[position]! / Math.max(1, columns.payMin[position]!) : 1;
      pay.push((low + low * ratio) / 2);
    }
  return { total: count, stated, pay: Float64Array.from(pay).sort(), companies: jobsOf };
}
