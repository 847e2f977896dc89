import type { JobField } from "@jobmap/contract";
import { eachField, JOB_FIELDS, type JobFieldName } from "@jobmap/contract/job-fields";
import { SPANISH_FIELD_WORDS } from "./field-words-spanish.ts";

/** The plain fields of a job with their words in the language of the page. The contract has them in English. */
export const FIELDS: Readonly<Record<JobFieldName, JobField>> =
  import.meta.env.LANGUAGE === "es"
    ? eachField(JOB_FIELDS, (field, name) => Object.assign({}, field, SPANISH_FIELD_WORDS[name]))
    : JOB_FIELDS;
