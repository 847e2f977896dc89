import { DAY_MS } from "@jobmap/contract/limits";
import { Op, type WhereOptions } from "sequelize";
import { Job } from "../../models/index.ts";
import type { NotificationOf } from "../../notifications/catalogue.ts";
import type { Services } from "../../services.ts";
import { eachDue } from "../each-due.ts";
import { tellEmployers } from "../tell-employers.ts";
import { moveBySystem } from "./move-job.ts";

/** A listing that nobody confirmed for this long asks its employer. */
const UNCONFIRMED_DAYS = 14;
/** And is paused when there was no answer for this long. */
const ANSWER_DAYS = 3;
/** An employer is told this long before a listing ends. */
const EXPIRING_DAYS = 3;

/** Listings that employers wrote here. Imported ones follow their source. */
const WRITTEN_HERE = { createdBy: { [Op.not]: null }, source: null } satisfies WhereOptions<Job>;

const before = (at: Date, days: number) => new Date(at.getTime() - days * DAY_MS);

/** Ends listings whose time is over: they have left the map already, now their state says so. */
export async function expireListings(services: Services): Promise<void> {
  await forEach(
    services,
    { status: ["PUBLISHED", "PAUSED"], validThrough: { [Op.lte]: services.now() } },
    (job) => moveBySystem(services, job.id, "expire"),
  );
}

/** Asks employers about listings that nobody confirmed lately: no job stays up that nobody stands by. */
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

/** Tells employers which listings end soon, once for each. */
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

/** Does the work for every such listing; each piece of work must take the listing out of the condition. */
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
    (error, { id }) => log.error({ err: error, job: id }, "a listing is left for later"),
  );
}

/** Tells a listing's employers something and notes on the listing that they were told. */
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
    await tellEmployers(services, job, transaction, { notification, dedupeKey });
  });
}
