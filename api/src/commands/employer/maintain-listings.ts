import { DAY_MS } from "@jobmap/contract/limits";
import { Op, type WhereOptions } from "sequelize";
import { Job } from "../../models/index.ts";
import type { NotificationOf } from "../../notifications/values.ts";
import { ANSWER_DAYS, EXPIRING_DAYS, UNCONFIRMED_DAYS } from "../../policies/publishing.ts";
import type { Services } from "../../services.ts";
import { eachDue } from "../each-due.ts";
import { tellEmployers } from "../tell-employers.ts";
import { moveBySystem } from "./move-job.ts";

/** Listings that employers wrote here. Imported ones follow their source. */
const WRITTEN_HERE = { createdBy: { [Op.not]: null }, source: null } satisfies WhereOptions<Job>;

const before = (at: Date, days: number) => new Date(at.getTime() - days * DAY_MS);

/** Expires listings whose time is over: they have left the map already, now their state changes too. */
export async function expireListings(services: Services): Promise<void> {
  await forEach(
    services,
    { status: ["PUBLISHED", "PAUSED"], validThrough: { [Op.lte]: services.now() } },
    (job) => moveBySystem(services, job.id, "expire"),
  );
}

/** Asks employers about listings that were not confirmed lately, so that no outdated job stays public. */
export async function askForConfirmation(services: Services): Promise<void> {
  const now = services.now();
  const due = {
    status: "PUBLISHED",
    lastConfirmedAt: { [Op.lte]: before(now, UNCONFIRMED_DAYS) },
    confirmAskedAt: null,
  };
  await forEach(services, due, (job) =>
    ask(services, job, {
      notification: {
        type: "job_unconfirmed",
        values: { job: job.title, jobId: job.id, days: UNCONFIRMED_DAYS },
      },
      dedupeKey: `job:${job.id}:unconfirmed:${now.toISOString().slice(0, 10)}`,
      change: { confirmAskedAt: now },
    }),
  );
}

/** Pauses listings whose employer was asked and did not answer. */
export async function pauseUnconfirmed(services: Services): Promise<void> {
  const asked = { status: "PUBLISHED", confirmAskedAt: { [Op.lte]: before(services.now(), ANSWER_DAYS) } };
  await forEach(services, asked, (job) => moveBySystem(services, job.id, "pause"));
}

/** Notifies employers of listings that end soon, once for each. */
export async function tellExpiring(services: Services): Promise<void> {
  const now = services.now();
  const soon = {
    status: "PUBLISHED",
    validThrough: { [Op.gt]: now, [Op.lte]: before(now, -EXPIRING_DAYS) },
    expiryToldAt: null,
  };
  await forEach(services, soon, (job) =>
    ask(services, job, {
      notification: { type: "job_expiring", values: { job: job.title, jobId: job.id, days: EXPIRING_DAYS } },
      dedupeKey: `job:${job.id}:expiring`,
      change: { expiryToldAt: now },
    }),
  );
}

/** Calls a function for every listing that meets a condition; each call must make the listing stop meeting it. */
function forEach(
  { log }: Services,
  where: WhereOptions<Job>,
  work: (job: Job) => Promise<unknown>,
): Promise<void> {
  return eachDue(
    (after, limit) =>
      Job.findAll({
        where: { [Op.and]: [WRITTEN_HERE, where, { id: { [Op.gt]: after } }] },
        attributes: ["id", "title", "companyId"],
        order: [["id", "ASC"]],
        limit,
      }),
    work,
    (error, { id }) => log.error({ err: error, job: id }, "a listing is skipped until the next run"),
  );
}

/** Notifies a listing's employers and records this on the listing. */
async function ask(
  services: Services,
  job: Job,
  {
    notification,
    dedupeKey,
    change,
  }: { notification: NotificationOf; dedupeKey: string; change: Partial<Job> },
): Promise<void> {
  await services.database.transaction(async (transaction) => {
    await Job.update(change, { where: { id: job.id }, transaction });
    await tellEmployers(services, { companyId: job.companyId, job: job.id }, transaction, {
      notification,
      dedupeKey,
    });
  });
}
