import type { ProofMethod } from "@jobmap/contract";
import type { Transaction } from "sequelize";
import { ApiError } from "../../errors/api-error.ts";
import { retried } from "../../errors/retried.ts";
import { Company } from "../../models/index.ts";
import { MAX_HOLDERS, nextCheck } from "../../policies/domain-proof.ts";
import { lockClaims, type StoredDomain } from "../../queries/company-domains.ts";
import type { Services } from "../../services.ts";
import { tellEmployers } from "../tell-employers.ts";
import { logDomain, setDomain, settleShown } from "./write-domain.ts";

/**
 * Takes a domain for proved. `accept` looks at the claim once it is locked, and throws what speaks against it.
 * @throws ApiError `conflict` where another company holds the domain and the proof is not a record in its DNS
 */
export async function proveDomain(
  services: Services,
  { id, domain }: Pick<StoredDomain, "id" | "domain">,
  method: ProofMethod,
  accept: (claim: StoredDomain, transaction: Transaction) => Promise<void> | void = () => {},
): Promise<void> {
  const { database, now } = services;
  await retried(() =>
    database.transaction(async (transaction) => {
      const claims = await lockClaims(database, domain, transaction);
      const claim = claims.find((each) => each.id === id);
      if (!claim) throw new ApiError("not_found", "Domain not found.");
      await accept(claim, transaction);
      const others = claims.filter((each) => each.id !== id && each.proved_at !== null);
      requireRoom(domain, others.length, method);
      const at = now();
      // A record that is still there proves nothing new; a code proves it again on another day.
      const isNew = claim.proved_at === null || claim.method !== method || method === "MAILBOX";
      await setDomain(
        services,
        id,
        {
          method,
          found_at: at,
          missing_since: null,
          next_check_at: nextCheck(method, at),
          code_hash: null,
          code_expires_at: null,
          ...(isNew && { proved_at: at }),
        },
        transaction,
      );
      if (!isNew) return;
      await logDomain(services, claim, { event: "PROVED", method }, transaction);
      await settleShown(services, claim.companyId, transaction);
      if (claim.proved_at === null) await tellOthers(services, claim, others, transaction);
    }),
  );
}

function requireRoom(domain: string, others: number, method: ProofMethod): void {
  if (others > 0 && method === "MAILBOX")
    throw new ApiError(
      "conflict",
      `Another company holds ${domain} already. Please prove it by a DNS record: then both of you hold it.`,
    );
  if (others >= MAX_HOLDERS)
    throw new ApiError("conflict", `${MAX_HOLDERS} companies hold ${domain} already. Please contact us.`);
}

async function tellOthers(
  services: Services,
  { id, companyId, domain }: StoredDomain,
  others: readonly StoredDomain[],
  transaction: Transaction,
): Promise<void> {
  if (others.length === 0) return;
  const company = await Company.findByPk(companyId, { attributes: ["name"], transaction });
  for (const holder of others)
    await tellEmployers(services, { companyId: holder.companyId, job: null }, transaction, {
      notification: { type: "domain", values: { news: "SHARED", domain, other: company?.name ?? "" } },
      dedupeKey: `domain:${holder.id}:shared:${id}:${services.now().toISOString().slice(0, 10)}`,
    });
}
