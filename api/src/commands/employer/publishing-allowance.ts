import { ALLOWANCE_HOURS } from "@jobmap/contract";
import type { Transaction } from "sequelize";
import { ApiError } from "../../errors/api-error.ts";
import { inWords } from "../../format/duration.ts";
import { Company } from "../../models/index.ts";
import { allowanceOf } from "../../queries/publishing-allowance.ts";
import type { Services } from "../../services.ts";

/**
 * Serializes a company's publications. Await it before the transaction reads anything: otherwise the transaction would not see
 * the previous publication.
 */
export async function queueForAllowance(companyId: number, transaction: Transaction): Promise<void> {
  await Company.findByPk(companyId, { attributes: ["id"], transaction, lock: true });
}

/**
 * Lets a company publish one more listing for the first time; call it after {@link queueForAllowance} in the same transaction.
 * @throws ApiError `publishing_limit` under `action`, with the seconds until the next one is available
 */
export async function takeFromAllowance(
  services: Pick<Services, "database" | "env" | "now">,
  companyId: number,
  transaction: Transaction,
): Promise<void> {
  const { total, freeAt, isProven } = await allowanceOf(services, companyId, transaction);
  if (!freeAt) return;
  const wait = Math.max(1, Math.ceil((freeAt.getTime() - services.now().getTime()) / 1_000));
  const message =
    `Your company can publish ${total} new jobs in ${ALLOWANCE_HOURS} hours and has reached that limit. You can publish the next one in ${inWords(wait)}. ` +
    `Until then, this one stays a draft.${isProven ? "" : " With a proved domain, or an email address at your website's domain, it can publish more."}`;
  throw new ApiError("publishing_limit", message, { action: message }, wait);
}
