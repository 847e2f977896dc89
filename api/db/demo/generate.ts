import type { Place } from "../../src/places/types.ts";
import { type DemoCompany, drawCompanies } from "./companies.ts";
import { drawPosting } from "./draw-posting.ts";
import { type DemoJob, toJob } from "./job.ts";
import { Towns } from "./places.ts";
import { Random } from "./prng.ts";

export interface DemoOptions {
  /** Number of jobs; 600 keep the proportions of 30,000. */
  jobs?: number;
  seed?: number;
  /** The day the data is generated for; the clock is not read. */
  today: Date;
}

export interface DemoData {
  readonly companies: readonly DemoCompany[];
  /** Jobs company by company. Every iteration starts again and yields the same jobs. */
  jobs(): Generator<DemoJob, void, undefined>;
}

/**
 * Invented companies and jobs in real towns. The same options and places give the same data on every machine.
 * @param places rows of the gazetteer in its own order
 */
export function generateDemo(
  { jobs = 30_000, seed = 1, today }: DemoOptions,
  places: readonly Place[],
): DemoData {
  const companies = drawCompanies(jobs, seed, new Towns(places));
  return {
    companies,
    *jobs() {
      let sequence = 0;
      for (const company of companies) {
        for (let n = 0; n < company.jobs; n++) {
          sequence++;
          const random = new Random(`${seed}:job:${company.username}:${n}`);
          yield toJob(drawPosting(company, today, random), { sequence, today }, random);
        }
      }
    },
  };
}
