import secureJson from "secure-json-parse";
import { z } from "zod";
import { decodeEntities } from "../../sanitize/html.ts";
import { parseEmploymentTypes } from "../parse/vocabulary.ts";
import { known } from "./known-feed.ts";

const text = z.string().nullish();
const named = z.array(z.looseObject({ name: text })).nullish();

/** Yearly, monthly, weekly or hourly: it states no period, but employers name ranges by it. */
const PayRanges = z
  .array(
    z.looseObject({ min_cents: z.number(), max_cents: z.number(), currency_type: z.string(), title: text }),
  )
  .nullish();

/** https://developers.greenhouse.io/job-board.html, `/v1/boards/{token}/jobs?content=true` */
export const GREENHOUSE = known(
  "Greenhouse",
  z.looseObject({
    internal_job_id: z.number().nullable(),
    absolute_url: z.string(),
    id: z.number(),
    title: z.string(),
    company_name: text,
    location: z.looseObject({ name: text }).nullish(),
    offices: z.array(z.looseObject({ name: text, location: text })).nullish(),
    departments: named,
    content: text,
    first_published: text,
    requisition_id: text,
    language: text,
    application_deadline: text,
    updated_at: text,
    metadata: z.array(z.looseObject({ name: text, value: z.unknown() })).nullish(),
    pay_input_ranges: PayRanges,
  }),
  (job) => ({
    "job id": job.id,
    title: job.title,
    company: job.company_name,
    location: job.location?.name,
    // Escaped once more than HTML is.
    description: job.content && decodeEntities(job.content),
    "employment type": typeIn(job.metadata ?? []),
    department: job.departments?.[0]?.name,
    "posted date": job.first_published,
    "requisition id": job.requisition_id,
    language: job.language,
    "application deadline": job.application_deadline,
    url: job.absolute_url,
    "updated at": job.updated_at,
    ...payCells(job.pay_input_ranges),
  }),
);

/** It has no field for the type: employers who state it name a field of their own so. */
function typeIn(metadata: readonly { readonly name?: string | null | undefined; readonly value: unknown }[]) {
  return metadata
    .filter(({ name }) => /employment|commitment|(?:job|time|work|worker) type/i.test(name ?? ""))
    .flatMap(({ value }) => (typeof value === "string" ? value : []))
    .find((value) => parseEmploymentTypes(value) !== undefined);
}

/** The columns that a job's pay makes, in their order. */
export const PAY_COLUMNS = ["salary min", "salary max", "salary currency", "salary unit"] as const;

type PayCells = Partial<Record<(typeof PAY_COLUMNS)[number], string>>;

/** The first range of a job: further ones are for other places. */
function payCells(ranges: z.infer<typeof PayRanges>): PayCells {
  const [pay] = ranges ?? [];
  if (pay === undefined) return {};
  const unit = /hour|week|month|annual|year/i.exec(pay.title ?? "")?.[0].replace(/annual/i, "year");
  return {
    "salary min": String(pay.min_cents / 100),
    "salary max": String(pay.max_cents / 100),
    "salary currency": pay.currency_type,
    ...(unit !== undefined && { "salary unit": unit }),
  };
}

const Job = z.looseObject({ pay_input_ranges: PayRanges });

/** The pay of one job: `/v1/boards/{token}/jobs/{id}?pay_transparency=true`. @throws Error for what is no job */
export const payOfJob = (bytes: Buffer): PayCells =>
  payCells(
    Job.parse(
      secureJson.parse(bytes.toString("utf8"), { protoAction: "remove", constructorAction: "remove" }),
    ).pay_input_ranges,
  );

/** Where one job of a list is, with its pay; undefined for an address that is no job board. */
export function addressOfJob(list: string, id: string): string | undefined {
  const { origin, pathname } = new URL(list);
  const isBoard = /^\/v1\/boards\/[^/]+\/jobs$/.test(pathname) && /^\d+$/.test(id);
  return isBoard ? `${origin}${pathname}/${id}?pay_transparency=true` : undefined;
}
