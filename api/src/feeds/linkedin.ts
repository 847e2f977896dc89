import type { BaseSalary, EmploymentType, JobDetail, LocationType, PayUnit } from "@jobmap/contract";
import { minorUnitDigits } from "@jobmap/contract/minor-units";
import { entriesOf, type FeedEntry, wholeText } from "./entries.ts";
import { type FeedHead, type FullFeed, jobUrl } from "./feed.ts";
import { element } from "./xml.ts";

const JOB_TYPES: Readonly<Record<EmploymentType, string>> = {
  FULL_TIME: "FULL_TIME",
  PART_TIME: "PART_TIME",
  CONTRACTOR: "CONTRACT",
  TEMPORARY: "TEMPORARY",
  INTERN: "INTERNSHIP",
  VOLUNTEER: "VOLUNTEER",
  PER_DIEM: "PART_TIME",
  OTHER: "OTHER",
};
const WORKPLACE_TYPES: Readonly<Record<LocationType, string>> = {
  ONSITE: "On-site",
  HYBRID: "Hybrid",
  TELECOMMUTE: "Remote",
};
/** Periods that LinkedIn reads; a day's pay is none of them. */
const PERIODS: Readonly<Record<PayUnit, string | null>> = {
  HOUR: "HOURLY",
  DAY: null,
  WEEK: "WEEKLY",
  MONTH: "MONTHLY",
  YEAR: "YEARLY",
};

/** The feed that LinkedIn reads: https://learn.microsoft.com/linkedin/talent/job-postings/xml-feeds-development-guide. */
export const LINKEDIN: FullFeed = {
  contentType: "application/xml; charset=utf-8",
  separator: "\n",
  open: ({ title, publicUrl, updatedAt }) =>
    `<?xml version="1.0" encoding="utf-8"?>\n<source>${element("lastBuildDate", updatedAt.toUTCString())}${element("publisherUrl", publicUrl)}${element("publisher", title)}\n`,
  job: ({ job }, head) =>
    entriesOf(job)
      .filter((entry) => locationOf(job, entry) !== "")
      .map((entry) => writeJob(job, entry, head))
      .join("\n"),
  end: "\n</source>\n",
};

/** LinkedIn requires one; for remote work without a place, it is where those who apply may live. */
function locationOf({ applicant_location_requirements }: JobDetail, { place }: FeedEntry): string {
  if (place === null) return applicant_location_requirements[0] ?? "";
  return [place.locality, place.region, place.country].filter(Boolean).join(", ");
}

function writeJob(job: JobDetail, entry: FeedEntry, head: FeedHead): string {
  const { reference, place } = entry;
  const type = job.employment_types[0];
  return `<job>${[
    element("partnerJobId", reference),
    element("company", job.company.name),
    element("title", job.title),
    element("description", wholeText(job)),
    element("applyUrl", jobUrl(job, head, "linkedin")),
    element("location", locationOf(job, entry)),
    element("city", place?.locality),
    element("state", place?.region),
    element("country", place?.country),
    element("postalCode", place?.postal_code),
    element("workplaceTypes", WORKPLACE_TYPES[job.location_type]),
    element("jobtype", type && JOB_TYPES[type]),
    skillsOf(job),
    job.base_salary ? salaries(job.base_salary) : "",
    element("listDate", day(job.date_posted)),
    element("expirationDate", day(job.valid_through)),
  ].join("")}</job>`;
}

function skillsOf({ skills }: JobDetail): string {
  return skills.length === 0
    ? ""
    : `<skills>${skills.map(({ name }) => element("skill", name)).join("")}</skills>`;
}

function salaries({ currency, min, max, unit }: BaseSalary): string {
  const period = PERIODS[unit];
  if (period === null) return "";
  const digits = minorUnitDigits(currency);
  const amount = (minor: number) =>
    element("amount", (minor / 10 ** digits).toFixed(digits)) + element("currencyCode", currency);
  return `<salaries><salary><highEnd>${amount(max ?? min)}</highEnd><lowEnd>${amount(min)}</lowEnd>${element("period", period)}${element("type", "BASE_SALARY")}</salary></salaries>`;
}

/** MM/DD/YYYY, as LinkedIn writes dates. */
function day(date: string | null): string | null {
  const [, year, month, dayOfMonth] = /^(\d{4})-(\d{2})-(\d{2})/.exec(date ?? "") ?? [];
  return year === undefined ? null : `${month}/${dayOfMonth}/${year}`;
}
