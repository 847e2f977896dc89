import type { Transaction } from "sequelize";
import { Job } from "../../models/index.ts";
import type { Services } from "../../services.ts";
import { answerAll } from "../application/answer-all.ts";
import { changeListing, findChange, type JobActor } from "../listings/transition.ts";

/**
 * Takes back listings that a file or a feed made: drafts that nobody has edited since are deleted; those that have been public are
 * closed, so that whoever applied or saved one is told. Others stay.
 * @returns how many are deleted or closed
 */
export async function takeBackJobs(
  services: Services,
  ids: readonly number[],
  actor: JobActor,
  transaction: Transaction,
): Promise<number> {
  if (ids.length === 0) return 0;
  const jobs = await Job.findAll({ where: { id: [...ids] }, transaction, lock: true });
  const untouched = jobs.filter((job) => job.status === "DRAFT" && job.editedAt === null);
  if (untouched.length > 0) await Job.destroy({ where: { id: untouched.map((job) => job.id) }, transaction });
  let closed = 0;
  for (const job of jobs) {
    const change = await findChange(services, job, "close", actor, transaction);
    if (!change) continue;
    await changeListing(services, job, { ...change, closeReason: "CANCELLED" }, actor, transaction);
    await answerAll(services, job, transaction);
    closed++;
  }
  return untouched.length + closed;
}
