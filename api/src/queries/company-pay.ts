import { type BaseSalary, PAY_PERIODS_PER_YEAR, type PayUnit } from "@jobmap/contract";
import { QueryTypes, type Sequelize } from "sequelize";
import { OPEN } from "./index-rows.ts";

interface Row {
  readonly currency: string;
  readonly unit: PayUnit;
  readonly low: number;
  readonly high: number;
}

/**
 * From the lowest to the highest pay that a company's open jobs state, in the currency that most of them use: as they state it where all use
 * one unit of time, else as yearly sums. Null where none states pay.
 */
export async function companyPay(
  database: Sequelize,
  companyId: number,
  now: Date,
): Promise<BaseSalary | null> {
  const rows = await database.query<Row>(
    `SELECT j.salary_currency AS currency, j.salary_unit AS unit, MIN(j.salary_min) AS low,
       MAX(COALESCE(j.salary_max, j.salary_min)) AS high
     FROM jobs j WHERE j.company_id = ? AND ${OPEN}
       AND j.salary_min IS NOT NULL AND j.salary_currency IS NOT NULL AND j.salary_unit IS NOT NULL
     GROUP BY j.salary_currency, j.salary_unit ORDER BY COUNT(*) DESC, j.salary_currency`,
    { replacements: [companyId, now], type: QueryTypes.SELECT },
  );
  const [most] = rows;
  if (!most) return null;
  const same = rows.filter(({ currency }) => currency === most.currency);
  const isOneUnit = same.length === 1;
  const periods = ({ unit }: Row) => (isOneUnit ? 1 : PAY_PERIODS_PER_YEAR[unit]);
  const min = Math.min(...same.map((row) => Number(row.low) * periods(row)));
  const max = Math.max(...same.map((row) => Number(row.high) * periods(row)));
  return { currency: most.currency, min, max: max > min ? max : null, unit: isOneUnit ? most.unit : "YEAR" };
}
