import type { JobDraft } from "@jobmap/contract";
import { NO_JOB_FIELDS } from "@jobmap/contract/job-fields";
import { BASICS } from "../fields/basics-fields.ts";
import { fieldsOf, type JobFields } from "../fields/job-fields.ts";
import { newPlace } from "../fields/place-fields.ts";
import type { FormData } from "../form-data.ts";

/** A new draft: what the server has before anything is entered. */
export const EMPTY_DRAFT: JobDraft = {
  title: "",
  category_id: null,
  employment_types: [],
  location_type: "ONSITE",
  locations: [],
  applicant_location_requirements: [],
  base_salary: null,
  benefits: [],
  other_compensation: [],
  description: "",
  responsibilities: null,
  qualifications: null,
  skills: [],
  licences: [],
  ...NO_JOB_FIELDS,
  language: "en",
  apply_kind: "NATIVE",
  apply_url: null,
  apply_email: null,
  application_deadline: null,
  questions: [],
};

/** The form of a new listing, prefilled with what most of the company's listings say. The first edit saves it. */
export function newFields({ company }: Pick<FormData, "company">): JobFields {
  const { locality, region, country } = company;
  return {
    ...fieldsOf(EMPTY_DRAFT, company),
    job: {
      ...BASICS.show(EMPTY_DRAFT),
      employment_types: ["FULL_TIME"],
      openings: "1",
      locations: [newPlace({ locality: locality ?? "", region: region ?? "", country })],
    },
  };
}
