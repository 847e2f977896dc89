import { Op } from "sequelize";
import { ResumeDraft } from "../../models/index.ts";
import { DRAFT_LIFETIME_MS } from "../../policies/resume-draft.ts";
import type { Services } from "../../services.ts";

const MAX_AT_ONCE = 1_000;

/** Deletes what was read from files that their owners did not come back to. */
export async function forgetDrafts({ now }: Pick<Services, "now">): Promise<void> {
  const over = new Date(now().getTime() - DRAFT_LIFETIME_MS);
  await ResumeDraft.destroy({ where: { createdAt: { [Op.lte]: over } }, limit: MAX_AT_ONCE });
}
