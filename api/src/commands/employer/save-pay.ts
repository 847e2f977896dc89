import type { Received } from "@jobmap/contract";
import type { WholeJob } from "../../queries/employer-job.ts";
import type { Services } from "../../services.ts";
import { editJob } from "./edit-job.ts";

/** Saves pay, other compensation and benefits of a listing. */
export async function savePay(
  services: Services,
  companyId: number,
  {
    id,
    base_salary: pay,
    hours_per_week,
    other_compensation,
    benefits,
  }: Received<"POST employer/job/post-salary">["body"],
): Promise<WholeJob> {
  return await editJob(services, { id, companyId }, async (job) => {
    job.set({
      salaryCurrency: pay?.currency ?? null,
      salaryMin: pay?.min ?? null,
      salaryMax: pay?.max ?? null,
      salaryUnit: pay?.unit ?? null,
      hoursPerWeek: hours_per_week,
      otherCompensation: other_compensation,
      benefits,
    });
  });
}
