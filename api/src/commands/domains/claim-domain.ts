import { QueryTypes, UniqueConstraintError } from "sequelize";
import { ApiError } from "../../errors/api-error.ts";
import { permit } from "../../policies/can.ts";
import { whyUnclaimable } from "../../policies/claimable-domain.ts";
import { MAX_DOMAINS } from "../../policies/domain-proof.ts";
import type { Employer } from "../../policies/employer.ts";
import { findDomain, findDomains, lockClaims, type StoredDomain } from "../../queries/company-domains.ts";
import { newToken } from "../../security/tokens.ts";
import type { Services } from "../../services.ts";
import { logDomain, settleShown } from "./write-domain.ts";

type Given = Pick<Services, "database" | "now">;

/**
 * Claims a domain for a company, which shows nothing before it is proved. @returns its id
 * @throws ApiError `invalid_input` for domains that prove nothing, `conflict` for one that is there or one too many
 */
export async function claimDomain(
  { database, now }: Given,
  { companyId }: Employer,
  domain: string,
): Promise<number> {
  const why = whyUnclaimable(domain);
  if (why !== undefined) throw new ApiError("invalid_input", why, { domain: why });
  return await database.transaction(async (transaction) => {
    // So that two claims at once are counted one after the other.
    await database.query("SELECT id FROM companies WHERE id = ? FOR UPDATE", {
      replacements: [companyId],
      type: QueryTypes.SELECT,
      transaction,
    });
    if ((await findDomains(database, companyId, transaction)).length >= MAX_DOMAINS)
      throw new ApiError("conflict", `A company can claim ${MAX_DOMAINS} domains. Please remove one first.`);
    const [id] = await database
      .query("INSERT INTO company_domains (company_id, domain, token, created_at) VALUES (?, ?, ?, ?)", {
        replacements: [companyId, domain, newToken(), now()],
        type: QueryTypes.INSERT,
        transaction,
      })
      .catch((error: unknown) => {
        if (!(error instanceof UniqueConstraintError)) throw error;
        const message = `${domain} is on your list already.`;
        throw new ApiError("conflict", message, { domain: message });
      });
    return id;
  });
}

/** @throws ApiError `not_found` for somebody else's */
export async function ownDomain(services: Given, actor: Employer, id: number): Promise<StoredDomain> {
  return permit(actor, "domain.edit", await findDomain(services.database, id), "Domain not found.");
}

/** Gives up a domain. @throws ApiError `not_found` */
export async function removeDomain(services: Given, actor: Employer, id: number): Promise<void> {
  const { database } = services;
  const { domain } = await ownDomain(services, actor, id);
  await database.transaction(async (transaction) => {
    const claim = (await lockClaims(database, domain, transaction)).find((each) => each.id === id);
    if (!claim) return;
    if (claim.method !== null)
      await logDomain(
        services,
        claim,
        { event: "ENDED", method: claim.method, reason: "REMOVED" },
        transaction,
      );
    await database.query("DELETE FROM company_domains WHERE id = ?", { replacements: [id], transaction });
    await settleShown(services, claim.companyId, transaction);
  });
}
