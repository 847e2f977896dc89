import { domainOf, type ProofMethod } from "@jobmap/contract";
import { QueryTypes, type Transaction } from "sequelize";
import { Company } from "../../models/index.ts";
import { type DomainEnd, findDomains, type StoredDomain } from "../../queries/company-domains.ts";
import type { Services } from "../../services.ts";

type Given = Pick<Services, "database" | "now">;

type Settable = Pick<
  StoredDomain,
  | "method"
  | "proved_at"
  | "found_at"
  | "missing_since"
  | "next_check_at"
  | "code_hash"
  | "code_expires_at"
  | "code_tries"
>;

export async function setDomain(
  { database }: Pick<Services, "database">,
  id: number,
  values: Partial<Settable>,
  transaction: Transaction,
): Promise<void> {
  const set = Object.keys(values).map((column) => `${column} = ?`);
  await database.query(`UPDATE company_domains SET ${set.join(", ")} WHERE id = ?`, {
    replacements: [...Object.values(values), id],
    transaction,
  });
}

interface LogLine {
  readonly event: "PROVED" | "ENDED";
  readonly method: ProofMethod;
  readonly reason?: DomainEnd;
}

/** Adds a line to the public log, which has the company's name as it is now. */
export async function logDomain(
  { database, now }: Given,
  { companyId, domain }: Pick<StoredDomain, "companyId" | "domain">,
  { event, method, reason }: LogLine,
  transaction: Transaction,
): Promise<void> {
  await database.query(
    `INSERT INTO domain_events (company_id, company_name, domain, event, method, reason, created_at)
     SELECT id, name, ?, ?, ?, ?, ? FROM companies WHERE id = ?`,
    {
      replacements: [domain, event, method, reason ?? null, now(), companyId],
      type: QueryTypes.INSERT,
      transaction,
    },
  );
}

/** Chooses which of a company's proved domains is shown beside it: its website's, else the one that was proved first. */
export async function settleShown(
  { database }: Pick<Services, "database">,
  companyId: number,
  transaction: Transaction,
): Promise<void> {
  const proved = (await findDomains(database, companyId, transaction))
    .filter(({ proved_at }) => proved_at !== null)
    .toSorted((one, other) => Number(one.proved_at) - Number(other.proved_at));
  const [company] = await database.query<{ website: string | null }>(
    "SELECT website FROM companies WHERE id = ?",
    { replacements: [companyId], type: QueryTypes.SELECT, transaction },
  );
  const site = domainOf(company?.website ?? "");
  const shown = proved.find(({ domain }) => domain === site) ?? proved[0];
  const { domain = null, method = null, proved_at = null } = shown ?? {};
  await Company.update(
    { provedDomain: domain, provedBy: method, provedAt: proved_at },
    { where: { id: companyId }, transaction },
  );
}
