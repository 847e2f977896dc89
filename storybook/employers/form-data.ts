import type { Data } from "@jobmap/contract";

/** Options of the listing form. */
export const FORM_DATA: Data<"GET employer/job/get-form-data"> = {
  employment_types: [
    { value: "FULL_TIME", label: "Full-time" },
    { value: "PART_TIME", label: "Part-time" },
  ],
  location_types: [
    { value: "ONSITE", label: "On-site" },
    { value: "HYBRID", label: "Hybrid" },
    { value: "TELECOMMUTE", label: "Remote" },
  ],
  education_levels: [],
  categories: [],
  pay_units: [
    { value: "HOUR", label: "Per hour" },
    { value: "YEAR", label: "Per year" },
  ],
  apply_kinds: [{ value: "NATIVE", label: "On Jobmap" }],
  question_types: [],
  days_published: 30,
  company: { name: "Skipjack Marine", locality: "Baltimore", region: "MD", country: "US", currency: "USD" },
};
