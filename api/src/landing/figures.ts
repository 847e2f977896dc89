import type { LocalAnswers, LocalPay } from "@jobmap/contract";
import { MIN_LOCAL_JOBS } from "@jobmap/contract/limits";

/** How an employer answers, as `policies/answering.ts` measures it. */
export interface AnswerRecord {
  readonly percent: number;
  /** Null if most applicants wait longer than can be said. */
  readonly within_days: number | null;
}

/** Bands that a drawing of pay has about. */
const BANDS = 10;
/** Widths of a band, in cents a year. */
const WIDTHS = [2_500, 5_000, 10_000, 20_000, 25_000, 50_000, 100_000].map((dollars) => dollars * 100);

/** Quantiles and bands of pay; null for too few. @param pay cents a year, ascending */
export function payFigures(pay: Float64Array): LocalPay | null {
  if (pay.length < MIN_LOCAL_JOBS) return null;
  const at = (share: number) => Math.round(quantile(pay, share));
  return {
    jobs: pay.length,
    tenth: at(0.1),
    quarter: at(0.25),
    median: at(0.5),
    three_quarters: at(0.75),
    nine_tenths: at(0.9),
    bands: bandsOf(pay),
  };
}

/** The value that a share of all are at most, between two neighbors where it falls between them. */
function quantile(sorted: Float64Array, share: number): number {
  const place = (sorted.length - 1) * share;
  const below = Math.floor(place);
  const low = sorted[below] ?? 0;
  return low + ((sorted[below + 1] ?? low) - low) * (place - below);
}

/** Bands of one width over what most jobs pay; a few far ones do not stretch them. */
function bandsOf(pay: Float64Array): LocalPay["bands"] {
  const [low, high] = [quantile(pay, 0.02), quantile(pay, 0.98)];
  const width = WIDTHS.find((each) => (high - low) / each <= BANDS) ?? WIDTHS.at(-1) ?? 1;
  const first = Math.floor(low / width);
  const count = Math.floor(high / width) - first + 1;
  const jobs = new Array<number>(count).fill(0);
  for (const each of pay) {
    const band = Math.min(count - 1, Math.max(0, Math.floor(each / width) - first));
    jobs[band] = (jobs[band] ?? 0) + 1;
  }
  return jobs.map((number, i) => ({ from: (first + i) * width, to: (first + i + 1) * width, jobs: number }));
}

/** How these jobs' employers answer, each counted as often as it has jobs; null if none has a record. */
export function answerFigures(
  companies: ReadonlyMap<number, number>,
  records: ReadonlyMap<number, AnswerRecord>,
): LocalAnswers | null {
  const known = [...companies].flatMap(([id, jobs]) => {
    const record = records.get(id);
    return record ? [{ ...record, jobs, days: record.within_days ?? Number.POSITIVE_INFINITY }] : [];
  });
  if (known.length === 0) return null;
  const jobs = known.reduce((sum, each) => sum + each.jobs, 0);
  const answered = known.reduce((sum, each) => sum + each.percent * each.jobs, 0);
  let before = 0;
  const middle = known
    .toSorted((a, b) => a.days - b.days)
    .find((each) => {
      before += each.jobs;
      return before * 2 >= jobs;
    });
  return {
    employers: known.length,
    percent: Math.round(answered / jobs),
    within_days: middle && Number.isFinite(middle.days) ? middle.days : null,
  };
}
