import { WITH_CREDITS, type Words } from "@jobmap/contract";
import { QueryTypes } from "sequelize";
import { ApiError } from "../../errors/api-error.ts";
import { Account } from "../../models/index.ts";
import type { StoredUpload } from "../../queries/bulk-uploads.ts";
import type { StoredFeed } from "../../queries/job-feeds.ts";
import { findFreePlan } from "../../queries/plans.ts";
import { actorOf } from "../../security/actors.ts";
import type { Services } from "../../services.ts";
import { publishJobs } from "../payment/publish-jobs.ts";

export interface PublishedNew {
  readonly published: number;
  /** Why some stayed drafts; null if none did. */
  readonly problem: string | null;
}

/**
 * Publishes the drafts that a reading made, as the feed's owner chose: for nothing or with credits, never for money. Those that
 * cannot be published stay drafts. May be run again: it takes up where it was interrupted.
 */
export async function publishNew(
  services: Services,
  feed: StoredFeed,
  upload: StoredUpload,
): Promise<PublishedNew> {
  if (feed.publishes === "NO") return { published: 0, problem: null };
  const made = await services.database.query<{ id: number; status: string }>(
    `SELECT j.id, j.status FROM bulk_rows r JOIN jobs j ON j.id = r.job_id
     WHERE r.upload_id = ? AND r.outcome = 'CREATED' ORDER BY j.id`,
    { replacements: [upload.id], type: QueryTypes.SELECT },
  );
  const account = feed.accountId === null ? null : await Account.findByPk(feed.accountId);
  const plan = feed.publishes === "CREDITS" ? WITH_CREDITS : (await findFreePlan())?.code;
  let published = made.filter(({ status }) => status === "PUBLISHED").length;
  const drafts = made.filter(({ status }) => status === "DRAFT");
  if (drafts.length === 0) return { published, problem: null };
  if (account === null || account.companyId !== feed.companyId)
    return { published, problem: told(drafts.length, "Whoever added this feed has left the company.") };
  if (plan === undefined)
    return { published, problem: told(drafts.length, "There are no free listings at the moment.") };
  const actor = { ...(await actorOf(services.database, account)), companyId: feed.companyId };
  let left = 0;
  let why = "";
  for (const { id } of drafts)
    try {
      const done = await publishJobs(services, { actor, jobIds: [id], plan });
      if (done.published.length === 0) throw new ApiError("conflict", "There are no credits left.");
      published++;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      left++;
      why ||= error.message;
    }
  return { published, problem: left === 0 ? null : told(left, why) };
}

const told = (count: number, why: string): Words =>
  `${count} new ${count === 1 ? "job stays a draft" : "jobs stay drafts"}: ${why}`;
