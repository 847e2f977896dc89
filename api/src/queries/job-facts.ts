import type { Transaction } from "sequelize";
import type { JobFact } from "../lifecycles/job.ts";
import type { Facts } from "../lifecycles/lifecycle.ts";
import { type Dated, jobFacts } from "../policies/publishing.ts";
import type { Services } from "../services.ts";

export type { Dated };

/**
 * Looks up the facts that decide a listing's next state, in the transaction that changes it. Nothing requires a review yet, so
 * that today they follow from the listing and the plan that was chosen for it.
 */
export async function findJobFacts(
  { now }: Pick<Services, "now">,
  listing: Dated,
  _transaction: Transaction,
): Promise<Facts<JobFact>> {
  return jobFacts(listing, now());
}
