import { PAY_PERIODS_PER_YEAR, type PayUnit, type PayWeather } from "@jobmap/contract";
import { DEFAULT_DISTANCE_MILES, METERS_PER_MILE } from "@jobmap/contract/limits";
import { type AskedPay, comparePay } from "../landing/pay-weather.ts";
import type { JobFilter } from "../map/index.ts";
import { Job } from "../models/index.ts";
import { occupationKey } from "../search/annotate.ts";
import { readOccupations } from "../search/lexicon/occupations.ts";
import { TitleOccupations } from "../search/title-occupations.ts";
import type { Services } from "../services.ts";

interface Question {
  readonly title: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly unit: PayUnit;
  /** Null while none is stated. */
  readonly pay: AskedPay | null;
  /** The listing itself, which is not compared with itself. */
  readonly job: number | undefined;
}

let titles: TitleOccupations | undefined;

/** What listings of a title's occupation near a place promise, from the map index as it is now. */
export async function payWeather(
  { jobIndex: { index } }: Pick<Services, "jobIndex">,
  { title, latitude, longitude, unit, pay, job }: Question,
): Promise<PayWeather> {
  titles ??= new TitleOccupations(readOccupations());
  const codes = titles.of(title);
  const miles = DEFAULT_DISTANCE_MILES;
  const occupation = codes.map((code) => readOccupations().titleOf(code)).find(Boolean) ?? null;
  if (occupation === null) return { occupation, miles, listings: 0, median: null, own: null };
  const filter: JobFilter = {
    clauses: [codes.map((code) => [{ field: "concept", value: occupationKey(code) }])],
    radius: { latitude, longitude, metres: miles * METERS_PER_MILE },
  };
  const found = index.survey(filter).pay;
  const yearly = job === undefined ? found : await withoutOwn(index, filter, found, job);
  return { occupation, miles, listings: yearly.length, ...comparePay(yearly, unit, pay) };
}

/** The pay of the other listings. */
async function withoutOwn(
  index: Services["jobIndex"]["index"],
  filter: JobFilter,
  pay: Float64Array,
  id: number,
): Promise<Float64Array> {
  const job = await Job.findByPk(id, {
    attributes: ["companyId", "status", "salaryMin", "salaryMax", "salaryUnit"],
  });
  if (job?.status !== "PUBLISHED" || job.salaryMin === null || !job.salaryUnit) return pay;
  const own = index.list({ ...filter, companyIds: [job.companyId] }, { sort: "newest", limit: 5_000 }).ids;
  if (!own.includes(id)) return pay;
  const unit: PayUnit = job.salaryUnit;
  const yearly = ((job.salaryMin + (job.salaryMax ?? job.salaryMin)) / 2) * PAY_PERIODS_PER_YEAR[unit];
  const at = pay.findIndex((each) => Math.abs(each - yearly) < 1);
  return at < 0 ? pay : pay.filter((_, i) => i !== at);
}
