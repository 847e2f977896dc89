import { PAY_PERIODS_PER_YEAR, type Words } from "@jobmap/contract";
import { regionCode } from "../places/regions.ts";
import { blocks, type Posting, type PostingCheck, warns } from "./posting.ts";

/**
 * States whose law requires a pay range in the listing, with the smallest employer it applies to: Colorado SB 19-085, California
 * SB 1162, Washington RCW 49.58.110, New York Labor Law 194-b, Hawaii Act 203, Maryland HB 649, Illinois HB 3129, Minnesota SF
 * 3852, New Jersey S2310, Vermont Act 155, Massachusetts Frances Perkins Act, District of Columbia Act 25-367.
 */
const LAWS: Readonly<Record<string, { state: Words; employees: number }>> = {
  CA: { state: "California", employees: 15 },
  CO: { state: "Colorado", employees: 1 },
  DC: { state: "the District of Columbia", employees: 1 },
  HI: { state: "Hawaii", employees: 50 },
  IL: { state: "Illinois", employees: 15 },
  MA: { state: "Massachusetts", employees: 25 },
  MD: { state: "Maryland", employees: 1 },
  MN: { state: "Minnesota", employees: 30 },
  NJ: { state: "New Jersey", employees: 10 },
  NY: { state: "New York", employees: 4 },
  VT: { state: "Vermont", employees: 5 },
  WA: { state: "Washington", employees: 15 },
};

/** Yearly pay outside this range, in cents, is far more often a wrong unit than true. */
const PLAUSIBLE_YEAR = { least: 5_000_00, most: 2_000_000_00 };
/** A wider range than this is meaningless to applicants. */
const WIDEST_RANGE = 3;

/** Whether the listing states its pay, where it must, and plausibly. */
export function* payChecks(posting: Posting): Generator<PostingCheck> {
  const { base_salary: pay } = posting;
  if (pay === null) {
    yield* missingPay(posting);
    return;
  }
  const laws = lawsOf(posting);
  if (pay.max === null && laws.length > 0) yield warns("pay_not_a_range", "base_salary", rangeRequired(laws));
  const year = PAY_PERIODS_PER_YEAR[pay.unit];
  const most = pay.max ?? pay.min;
  if (pay.currency === "USD" && (pay.min * year < PLAUSIBLE_YEAR.least || most * year > PLAUSIBLE_YEAR.most))
    yield blocks(
      "pay_implausible",
      "base_salary",
      "This pay looks wrong for its pay period. Please check the amounts and the period.",
    );
  if (pay.max !== null && pay.max > pay.min * WIDEST_RANGE)
    yield warns("pay_range_wide", "base_salary", "This pay range is too wide to be helpful.");
}

function* missingPay(posting: Posting): Generator<PostingCheck> {
  const size = smallestSize(posting.company_size);
  const laws = lawsOf(posting);
  const binding = laws.find(({ employees }) => size >= employees);
  const [possible] = laws;
  if (binding)
    yield blocks(
      "pay_required",
      "base_salary",
      `The law of ${binding.state} requires a pay range in the job.`,
    );
  else if (possible)
    yield warns(
      "pay_may_be_required",
      "base_salary",
      `The law of ${possible.state} requires employers with ${possible.employees} or more employees to state a pay range.`,
    );
  else yield warns("pay_missing", "base_salary", "Jobs that state pay get more and better applications.");
}

/**
 * The laws that apply to this listing. Remote work open to the whole country can be done in every one of these states; `CA` as
 * an applicant location is Canada, California is `US-CA`.
 */
function lawsOf({ location_type, locations, applicant_location_requirements }: Posting) {
  const regions =
    location_type === "TELECOMMUTE"
      ? applicant_location_requirements.includes("US")
        ? Object.keys(LAWS)
        : applicant_location_requirements.flatMap((code) => /^US-(.+)/.exec(code)?.[1] ?? [])
      : locations
          .filter(({ country }) => country === "US")
          .map(({ region }) => regionCode(region ?? "") ?? "");
  return regions.flatMap((region) => LAWS[region] ?? []).sort((a, b) => a.employees - b.employees);
}

/** Names up to three states. */
function rangeRequired(laws: readonly { state: string }[]): string {
  const [first, second, third, ...more] = new Set(laws.map(({ state }) => state));
  if (second === undefined)
    return `The law of ${first} requires a pay range. Please enter the maximum pay too.`;
  if (third === undefined)
    return `The laws of ${first} and ${second} require a pay range. Please enter the maximum pay too.`;
  if (more.length === 0)
    return `The laws of ${first}, ${second}, and ${third} require a pay range. Please enter the maximum pay too.`;
  return `The laws of ${first}, ${second}, ${third}, and ${more.length} more states require a pay range. Please enter the maximum pay too.`;
}

/** The smallest number of employees that a size such as `51-200` or `10,001+` covers; 1 if unknown. */
function smallestSize(size: string | null): number {
  return Number(/\d[\d,]*/.exec(size ?? "")?.[0].replaceAll(",", "") ?? 1);
}
