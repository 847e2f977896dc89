import type { Data } from "@jobmap/contract";

/** What the form knows of the company and of the vocabularies. */
export type FormData = Data<"GET employer/job/get-form-data">;
