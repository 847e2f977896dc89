import type { BaseSalary, Company, JobDetail, JobLocation } from "./job.ts";
import { fieldsForSchemaOrg, JOB_FIELDS_SHOWN } from "./job-fields-shown.ts";
import { minorUnitDigits } from "./minor-units.ts";
import type { Json, StructuredData } from "./structured-data.ts";

/** `publicUrl` is the site's address without a slash at its end, `now` the time in milliseconds since 1970. */
export interface JobPostingInput {
  job: JobDetail;
  company: Pick<Company, "website"> | null;
  publicUrl: string;
  now: number;
}

/**
 * The JobPosting of a single job's page, after Google's guidelines
 * (https://developers.google.com/search/docs/appearance/structured-data/job-posting). Null when the page must not carry one: the
 * listing is over, or it does not say where the work is, or when it was posted: Google calls each of these a critical error, and a made-up
 * date would be worse. Says nothing that the page does not show.
 */
export function jobPosting({ job, company, publicUrl, now }: JobPostingInput): StructuredData | null {
  const place = jobPlace(job);
  if (!place || !job.date_posted || isOver(job, now)) return null;
  return {
    "@context": "https://schema.org",
    "@type": "JobPosting",
    title: job.title,
    description: wholeDescription(job),
    datePosted: job.date_posted,
    ...(job.valid_through ? { validThrough: job.valid_through } : {}),
    url: `${publicUrl}/job/${job.id}`,
    identifier: {
      "@type": "PropertyValue",
      name: job.requisition_id ? job.company.name : "Jobmap",
      value: job.requisition_id || String(job.id),
    },
    hiringOrganization: {
      "@type": "Organization",
      name: job.company.name,
      ...(company?.website ? { sameAs: company.website } : {}),
      ...(job.company.logo ? { logo: new URL(job.company.logo, publicUrl).href } : {}),
    },
    ...place,
    ...(job.employment_types.length > 0 ? { employmentType: [...job.employment_types] } : {}),
    ...(job.base_salary ? { baseSalary: monetaryAmount(job.base_salary) } : {}),
    ...(job.benefits.length > 0 ? { jobBenefits: job.benefits.join(", ") } : {}),
    ...(job.skills.length > 0 ? { skills: job.skills.map((skill) => skill.name).join(", ") } : {}),
    ...fieldsForSchemaOrg(job, JOB_FIELDS_SHOWN),
    directApply:
      job.apply_kind === "NATIVE" && !job.company.is_third_party && job.applications_closed_on === null,
  };
}

function isOver(job: JobDetail, now: number): boolean {
  if (job.status !== "PUBLISHED" || hasWorkEnded(job, now)) return true;
  return job.valid_through !== null && Date.parse(job.valid_through) <= now;
}

/** Whether the last day of work is over: some sources keep listing last season's jobs. */
function hasWorkEnded({ ends_on }: JobDetail, now: number): boolean {
  return ends_on !== null && ends_on < new Date(now).toISOString().slice(0, 10);
}

/**
 * Where the work is. Remote work must say where applicants may live: what the employer wrote, else the countries of its locations. With
 * neither, no JobPosting is written.
 */
function jobPlace(job: JobDetail): Record<string, Json> | null {
  const locations = job.locations.map(schemaPlace);
  if (job.location_type !== "TELECOMMUTE") return locations.length > 0 ? { jobLocation: locations } : null;
  const countries = [...new Set(job.locations.map((location) => location.country))];
  const written = job.applicant_location_requirements;
  const allowed = (written.length > 0 ? written : countries).map(administrativeArea);
  if (allowed.length === 0) return null;
  return { jobLocationType: "TELECOMMUTE", applicantLocationRequirements: allowed };
}

/** Approximate positions get an address only: coordinates would claim too much precision. */
function schemaPlace(location: JobLocation): Json {
  const { street, locality, region, postal_code, country, latitude, longitude, precision } = location;
  return {
    "@type": "Place",
    address: {
      "@type": "PostalAddress",
      ...(street ? { streetAddress: street } : {}),
      ...(locality ? { addressLocality: locality } : {}),
      ...(region ? { addressRegion: region } : {}),
      ...(postal_code ? { postalCode: postal_code } : {}),
      addressCountry: country,
    },
    ...(precision === "ROOFTOP" && latitude !== null && longitude !== null
      ? { geo: { "@type": "GeoCoordinates", latitude, longitude } }
      : {}),
  };
}

/** "US" and "United States" are countries; "US-MD", "Maryland" and the like are parts of one. Google's guidelines write "MD, USA". */
function administrativeArea(name: string): Json {
  const state = /^US-([A-Z]{2})$/.exec(name)?.[1];
  if (state) return { "@type": "State", name: `${state}, USA` };
  const isCountry =
    /^[A-Z]{2}$/.test(name) || /^(USA|United States( of America)?|Canada|Mexico)$/i.test(name);
  return { "@type": isCountry ? "Country" : "State", name };
}

function monetaryAmount({ currency, min, max, unit }: BaseSalary): Json {
  const major = (minor: number) => minor / 10 ** minorUnitDigits(currency);
  return {
    "@type": "MonetaryAmount",
    currency,
    value: {
      "@type": "QuantitativeValue",
      ...(max !== null && max > min ? { minValue: major(min), maxValue: major(max) } : { value: major(min) }),
      unitText: unit,
    },
  };
}

function wholeDescription({ description, responsibilities, qualifications }: JobDetail): string {
  return [description, responsibilities, qualifications].filter(Boolean).join("\n");
}
