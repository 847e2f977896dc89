import { POSTING } from "../import/feeds/posting.ts";
import type { FeedRecord } from "../import/feeds/records.ts";
import type { Field } from "../import/fields.ts";
import { recognize } from "../import/recognize.ts";
import type { PlaceIndex } from "../places/place-index.ts";
import { decodeEntities } from "../sanitize/html.ts";
import type { Facts } from "./facts.ts";
import type { SourceRecord } from "./source.ts";

/** Keys of schema.org's JobPosting by the headers that the importer reads them under. */
const KEYS: Readonly<Record<string, string>> = {
  "job id": "identifier",
  title: "title",
  company: "hiringOrganization.name",
  street: "jobLocation.address.streetAddress",
  city: "jobLocation.address.addressLocality",
  state: "jobLocation.address.addressRegion",
  "postal code": "jobLocation.address.postalCode",
  country: "jobLocation.address.addressCountry",
  location: "jobLocation.address",
  remote: "jobLocationType",
  "employment type": "employmentType",
  description: "description",
  responsibilities: "responsibilities",
  qualifications: "qualifications",
  industry: "industry",
  "posted date": "datePosted",
  "valid through": "validThrough",
  "salary min": "baseSalary.value.minValue",
  "salary max": "baseSalary.value.maxValue",
  "salary currency": "baseSalary.currency",
  "salary unit": "baseSalary.value.unitText",
  url: "url",
};
/** What says nothing of the job, or what a draft decides itself. */
const UNUSED: ReadonlySet<Field> = new Set<Field>([
  "status",
  "job_url",
  "posted_on",
  "category",
  "industry",
  "visa_class",
]);

/** The values of a posting with named fields. */
export function readRecord({ format, fields }: SourceRecord, gazetteer: PlaceIndex, facts: Facts): void {
  const isPosting = format === POSTING.name;
  const record = withDeadline(fields);
  const headers = Object.keys(record);
  const cells = headers.map((header) => record[header] ?? "");
  const { columns } = recognize(headers, [cells], gazetteer);
  for (const [field, { index, header }] of columns) {
    // An applicant tracking system's own number is not the employer's.
    if (UNUSED.has(field) || (field === "source_key" && !isPosting)) continue;
    const value = cells[index] ?? "";
    facts.add(field, {
      value,
      source: isPosting ? "JSON_LD" : "ATS",
      label: isPosting ? (KEYS[header] ?? header) : `${format}: ${header}`,
      quote: decodeEntities(value.replace(/<[^<>]*>/g, " "))
        .replace(/\s+/g, " ")
        .trim(),
      confidence: header === "valid through" || field === "source_key" ? 0.7 : 0.97,
    });
  }
}

/** Search engines are told until when a posting counts, which is when applications end, unless it says that as well. */
function withDeadline(fields: FeedRecord): FeedRecord {
  const { "valid through": until, ...rest } = fields;
  if (until === undefined || rest["application deadline"] !== undefined) return rest;
  return { ...rest, "valid through": until };
}
