import { Op, type Transaction } from "sequelize";
import { retried } from "../../errors/retried.ts";
import { ApplicationMove } from "../../models/index.ts";
import { findCompanysApplications } from "../../queries/applicants.ts";
import type { Services } from "../../services.ts";
import { holdInterview } from "../interview/offer-interview.ts";
import { moveWithin } from "./move-application.ts";
import { takeBack } from "./take-back.ts";
import { tellMoved } from "./tell-moved.ts";

/** Applications per transaction: few enough that nobody else waits for them. */
export const SLICE = 200;

/** How long a move can be undone after the last of its applications was moved, before the first candidate is told. */
const HOLD_MS = 10_000;

/** Does all that is due of a move: see {@link advanceOnce}. */
export async function advanceMove(services: Services, id: number): Promise<void> {
  while (await advanceOnce(services, id));
}

/**
 * Moves some applications, tells some candidates or takes some applications back, in one transaction. Any number of workers can do so, and
 * be killed at any time. @returns whether the move was due
 */
export async function advanceOnce(services: Services, id: number): Promise<boolean> {
  return await retried(() =>
    services.database.transaction(async (transaction) => {
      const move = await ApplicationMove.findByPk(id, { transaction, lock: true });
      if (!move?.dueAt || move.dueAt > services.now()) return false;
      await advance(services, move, transaction);
      return true;
    }),
  );
}

/** The moves that are due, the longest first. */
export async function dueMoves({ now }: Pick<Services, "now">): Promise<number[]> {
  const rows = await ApplicationMove.findAll({
    where: { dueAt: { [Op.lte]: now() } },
    attributes: ["id"],
    order: [["dueAt", "ASC"]],
    limit: 50,
    raw: true,
  });
  return rows.map(({ id }) => id);
}

async function advance(services: Services, move: ApplicationMove, transaction: Transaction): Promise<void> {
  const { state, handled, applicationIds } = move;
  if (state === "HELD") {
    await move.update({ state: "TELLING", handled: 0 }, { transaction });
    return;
  }
  const ids = applicationIds.slice(handled, handled + SLICE);
  if (state === "MOVING") await moveSlice(services, move, ids, transaction);
  else if (state === "TELLING") await tellMoved(services, move, ids, transaction);
  else if (state === "UNDOING") await takeBack(services, move, ids, transaction);
  move.handled = handled + ids.length;
  if (move.handled >= applicationIds.length) settle(services, move);
  await move.save({ transaction });
}

function settle({ now }: Services, move: ApplicationMove): void {
  if (move.state === "MOVING") {
    move.state = "HELD";
    move.dueAt = new Date(now().getTime() + HOLD_MS);
    return;
  }
  move.state = move.state === "TELLING" ? "DONE" : "UNDONE";
  move.dueAt = null;
}

async function moveSlice(
  services: Services,
  move: ApplicationMove,
  ids: readonly number[],
  transaction: Transaction,
): Promise<void> {
  const targets = await findCompanysApplications(move.companyId, ids, transaction);
  const { moved, refused, openingsFilled } = await moveWithin(
    services,
    targets,
    {
      action: move.action,
      by: "employer",
      accountId: move.accountId,
      reason: move.reason ?? "",
      message: move.message ?? "",
      heldBy: move.id,
    },
    transaction,
  );
  move.moved += moved;
  const [only] = ids;
  if (move.interview && only !== undefined && moved === 1)
    await holdInterview(
      services,
      { applicationId: only, moveId: move.id, offer: move.interview },
      transaction,
    );
  move.refused += refused.length;
  if (openingsFilled.size === 0) return;
  const before = move.openingsFilled ?? {};
  const filled = [...openingsFilled].map(([job, count]) => [job, (before[job] ?? 0) + count]);
  move.openingsFilled = { ...before, ...Object.fromEntries(filled) };
}
