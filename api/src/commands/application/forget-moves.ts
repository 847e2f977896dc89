import { DAY_MS } from "@jobmap/contract/limits";
import { Op } from "sequelize";
import { ApplicationMove } from "../../models/index.ts";
import type { Services } from "../../services.ts";

const RETENTION_DAYS = 30;

/** Deletes what nobody asks about any more. The history keeps who moved what. */
export async function forgetMoves({ now }: Pick<Services, "now">): Promise<void> {
  await ApplicationMove.destroy({
    where: { dueAt: null, createdAt: { [Op.lt]: new Date(now().getTime() - RETENTION_DAYS * DAY_MS) } },
    limit: 1_000,
  });
}
