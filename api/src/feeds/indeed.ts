import { EDUCATION_LABELS, type EmploymentType, type JobDetail, type LocationType } from "@jobmap/contract";
import { payText } from "../format/pay-text.ts";
import { decodeEntities } from "../sanitize/html.ts";
import { entriesOf, type FeedEntry, wholeText } from "./entries.ts";
import { type FeedHead, type FullFeed, jobUrl } from "./feed.ts";
import { element } from "./xml.ts";

const JOB_TYPES: Readonly<Record<EmploymentType, string | null>> = {
  FULL_TIME: "fulltime",
  PART_TIME: "parttime",
  CONTRACTOR: "contract",
  TEMPORARY: "temporary",
  INTERN: "internship",
  VOLUNTEER: "volunteer",
  PER_DIEM: "per diem",
  OTHER: null,
};
const REMOTE_TYPES: Readonly<Record<LocationType, string | null>> = {
  ONSITE: null,
  HYBRID: "Hybrid remote",
  TELECOMMUTE: "Fully remote",
};

/** The feed that Indeed reads: https://docs.indeed.com/indeed-apply/xml-feed. All jobs, as it asks for. */
export const INDEED: FullFeed = {
  contentType: "application/xml; charset=utf-8",
  separator: "\n",
  open: ({ title, publicUrl, updatedAt }) =>
    `<?xml version="1.0" encoding="utf-8"?>\n<source>${element("publisher", title)}${element("publisherurl", publicUrl)}${element("lastBuildDate", updatedAt.toUTCString())}\n`,
  job: ({ job }, head) =>
    entriesOf(job)
      .map((entry) => writeJob(job, entry, head))
      .join("\n"),
  end: "\n</source>\n",
};

function writeJob(job: JobDetail, { reference, place }: FeedEntry, head: FeedHead): string {
  const { base_salary: pay, months_of_experience: months, education_level: education } = job;
  const isRemote = job.location_type === "TELECOMMUTE";
  return `<job>${[
    element("title", job.title),
    element("date", job.date_posted),
    element("referencenumber", reference),
    element("requisitionid", job.requisition_id),
    element("url", jobUrl(job, head, "indeed")),
    element("company", job.company.name),
    ...(isRemote
      ? []
      : [
          element("city", place?.locality),
          element("state", place?.region),
          element("postalcode", place?.postal_code),
        ]),
    element("country", place?.country ?? countryOf(job)),
    isRemote ? "" : element("streetaddress", place?.street),
    element("description", withoutEntities(wholeText(job))),
    element("salary", pay && payText(pay).replace(/ an? (\w+)$/, " per $1")),
    element("education", education && EDUCATION_LABELS[education]),
    element("jobtype", job.employment_types.flatMap((type) => JOB_TYPES[type] ?? []).join(", ")),
    element("category", job.category?.name),
    element("experience", months ? `${Math.round((months / 12) * 10) / 10}+ years` : null),
    element("expirationdate", job.valid_through),
    element("remotetype", REMOTE_TYPES[job.location_type]),
  ].join("")}</job>`;
}

/** Where those who work remotely may live, if the employer wrote a country. */
function countryOf({ applicant_location_requirements }: JobDetail): string | undefined {
  return applicant_location_requirements.map((name) => /^[A-Z]{2}\b/.exec(name)?.[0]).find(Boolean);
}

/** Indeed reads no HTML entities. A "<" that is text is followed by a space, so that no reader takes it for a tag. */
function withoutEntities(html: string): string {
  return decodeEntities(html.replaceAll("&lt;", "< "));
}
