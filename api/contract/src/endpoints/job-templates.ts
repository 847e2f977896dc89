import { z } from "zod";
import { CHANGE, READ } from "../budgets.ts";
import { EmployerJob } from "../employer-job.ts";
import type { Endpoint } from "../endpoint.ts";
import { Id, line } from "../values.ts";

/** A listing that a company keeps under a name. */
export const JobTemplate = z
  .object({
    id: z.int(),
    name: z.string(),
    /** The title of its listings. */
    title: z.string(),
    /** Where its first place is; empty without one. */
    town: z.string(),
  })
  .meta({ id: "JobTemplate" });
export type JobTemplate = z.infer<typeof JobTemplate>;

const name = line("The name", 80).pipe(z.string().min(1, "Please enter a name for the template."));

export const jobTemplateEndpoints = {
  "GET employer/job-template/list": {
    summary: "The company's job templates, by name.",
    audience: "employer",
    cost: READ,
    data: z.array(JobTemplate),
  },
  "POST employer/job-template/add": {
    summary:
      "Keeps what a listing says as a template, its unpublished changes included: everything but dates and the requisition ID. The listing stays as it is.",
    audience: "employer",
    cost: CHANGE,
    body: z.object({ job_id: Id, name }),
    data: JobTemplate,
    errors: ["not_found", "conflict"],
  },
  "POST employer/job-template/rename": {
    summary: "Gives a template another name.",
    audience: "employer",
    cost: CHANGE,
    body: z.object({ id: Id, name }),
    data: JobTemplate,
    errors: ["not_found", "conflict"],
  },
  "POST employer/job-template/delete": {
    summary: "Deletes a template. Listings that began with it stay.",
    audience: "employer",
    cost: CHANGE,
    body: z.object({ id: Id }),
    data: z.null(),
    errors: ["not_found"],
  },
  "POST employer/job-template/start": {
    summary: "Makes a draft of a template. Publishes nothing. Idempotent by `request_key`.",
    audience: "employer",
    cost: { ...CHANGE, copies: 1 },
    body: z.object({ id: Id, request_key: z.uuid("request_key must be a UUID.") }),
    data: EmployerJob,
    stored: EmployerJob,
    errors: ["not_found", "changed_elsewhere"],
  },
} as const satisfies Record<string, Endpoint>;
