import type { Data } from "@jobmap/contract";

/** The company defaults and vocabularies that the form needs. */
export type FormData = Data<"GET employer/job/get-form-data">;
