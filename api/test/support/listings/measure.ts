import { type ReadJob, readJob } from "../../../src/job-reader/read-job.ts";
import { gazetteer } from "../../places/gazetteer.ts";
import { type SaidJob, saidJob } from "./generated.ts";
import { LISTING_LAYOUTS } from "./layouts.ts";

/** What became of the fields of some listings in one layout. */
export interface RecoveryRow {
  readonly name: string;
  readonly shown: number;
  readonly right: number;
  readonly wrong: readonly string[];
}

const CONTEXT = { gazetteer, today: "2026-11-27", country: "US" };

/** Reads the same listings in each layout, and compares every field that the layout shows. */
export function measure(listings: number): RecoveryRow[] {
  return Object.entries(LISTING_LAYOUTS).map(([name, layout]) => {
    let [shown, right] = [0, 0];
    const wrong: string[] = [];
    for (let seed = 0; seed < listings; seed++) {
      const job = saidJob(seed);
      const source = layout(job);
      const read = readJob(source, source.records[0], CONTEXT);
      for (const [field, said] of Object.entries(fieldsOf(job, name))) {
        const found = JSON.stringify(readValue(read, field));
        shown++;
        if (found === JSON.stringify(said)) right++;
        else wrong.push(`${name} ${seed} ${field}: ${found} instead of ${JSON.stringify(said)}`);
      }
    }
    return { name, shown, right, wrong };
  });
}

function fieldsOf(job: SaidJob, layout: string): Record<string, unknown> {
  const isPosting = layout === "schema.org";
  const isSilent = isPosting && job.mode === "ONSITE";
  return {
    title: job.title,
    ...(!isSilent && { location_type: job.mode }),
    locations: [`${job.town[0]}, ${job.town[1]}`],
    employment_types: [job.type],
    base_salary: { currency: "USD", min: job.pay.min * 100, max: job.pay.max * 100, unit: job.pay.unit },
    hours_per_week: job.hours,
    requisition_id: job.requisition,
    application_deadline: job.deadline,
    months_of_experience: job.months,
    licences: job.licences,
    benefits: job.benefits,
    ...(!isPosting && { qualifications: job.asks.length + 2, responsibilities: job.duties.length }),
    description: true,
  };
}

/** A field as the draft has it; of long texts whether and how much there is. */
function readValue({ content }: ReadJob, field: string): unknown {
  if (field === "locations")
    return content.locations?.map(({ locality, region }) => `${locality}, ${region}`);
  if (field === "qualifications" || field === "responsibilities")
    return content[field]?.match(/<li>/g)?.length;
  if (field === "description") return content.description?.includes("small team");
  return Object.entries(content).find(([name]) => name === field)?.[1];
}
