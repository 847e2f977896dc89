import { type DOMAIN_ENDS, domainOf, type ProofMethod } from "@jobmap/contract";
import { QueryTypes, type Sequelize, type Transaction } from "sequelize";
import { whyUnclaimable } from "../policies/claimable-domain.ts";

/** A row of `company_domains`. */
export interface StoredDomain {
  readonly id: number;
  readonly companyId: number;
  readonly domain: string;
  readonly token: string;
  readonly method: ProofMethod | null;
  readonly proved_at: Date | null;
  readonly found_at: Date | null;
  readonly missing_since: Date | null;
  readonly next_check_at: Date | null;
  readonly code_hash: Buffer | null;
  readonly code_expires_at: Date | null;
  readonly code_tries: number;
}

export type DomainEnd = (typeof DOMAIN_ENDS)[number];

const SELECT_DOMAIN = "SELECT d.*, d.company_id AS companyId FROM company_domains d";

/** The domains that a company claims, in the order in which it did. */
export function findDomains(
  database: Sequelize,
  companyId: number,
  transaction: Transaction | null = null,
): Promise<StoredDomain[]> {
  return database.query<StoredDomain>(`${SELECT_DOMAIN} WHERE d.company_id = ? ORDER BY d.id`, {
    replacements: [companyId],
    type: QueryTypes.SELECT,
    transaction,
  });
}

/** One claim of any company. */
export async function findDomain(database: Sequelize, id: number): Promise<StoredDomain | undefined> {
  const [found] = await database.query<StoredDomain>(`${SELECT_DOMAIN} WHERE d.id = ?`, {
    replacements: [id],
    type: QueryTypes.SELECT,
  });
  return found;
}

/** Every claim of a domain, locked in one order: two companies that prove it at the same time wait for each other. */
export function lockClaims(
  database: Sequelize,
  domain: string,
  transaction: Transaction,
): Promise<StoredDomain[]> {
  return database.query<StoredDomain>(`${SELECT_DOMAIN} WHERE d.domain = ? ORDER BY d.id FOR UPDATE`, {
    replacements: [domain],
    type: QueryTypes.SELECT,
    transaction,
  });
}

/** Whether a company has proved any domain. */
export async function hasProvedDomain(
  database: Sequelize,
  companyId: number,
  transaction: Transaction | null,
): Promise<boolean> {
  const rows = await database.query(
    "SELECT 1 FROM company_domains WHERE company_id = ? AND proved_at IS NOT NULL LIMIT 1",
    { replacements: [companyId], type: QueryTypes.SELECT, transaction },
  );
  return rows.length > 0;
}

/** A row of the log, with what its company shows now. */
export interface StoredDomainEvent {
  readonly id: number;
  readonly event: "PROVED" | "ENDED";
  readonly domain: string;
  readonly method: ProofMethod;
  readonly reason: DomainEnd | null;
  readonly company_name: string;
  /** Null if the company is hidden or gone. */
  readonly username: string | null;
  readonly created_at: Date;
}

/** A page of the log, the newest first. */
export async function findDomainEvents(
  database: Sequelize,
  { page, limit, company }: { page: number; limit: number; company?: number | undefined },
): Promise<{ items: StoredDomainEvent[]; total: number }> {
  const where = company === undefined ? "" : "WHERE e.company_id = ?";
  const values = company === undefined ? [] : [company];
  const [count] = await database.query<{ total: number }>(
    `SELECT COUNT(*) AS total FROM domain_events e ${where}`,
    { replacements: values, type: QueryTypes.SELECT },
  );
  const items = await database.query<StoredDomainEvent>(
    `SELECT e.id, e.event, e.domain, e.method, e.reason, e.company_name, e.created_at,
       IF(c.show_profile, c.username, NULL) AS username
     FROM domain_events e LEFT JOIN companies c ON c.id = e.company_id ${where} ORDER BY e.id DESC LIMIT ? OFFSET ?`,
    { replacements: [...values, limit, (page - 1) * limit], type: QueryTypes.SELECT },
  );
  return { items, total: Number(count?.total ?? 0) };
}

/** The domain of the company's website, if it claims it not yet and could prove it. */
export async function suggestDomain(
  database: Sequelize,
  companyId: number,
  claims: readonly StoredDomain[],
): Promise<string | null> {
  const [company] = await database.query<{ website: string | null }>(
    "SELECT website FROM companies WHERE id = ?",
    { replacements: [companyId], type: QueryTypes.SELECT },
  );
  const domain = domainOf(company?.website ?? "");
  if (domain === undefined || whyUnclaimable(domain) !== undefined) return null;
  return claims.some((claim) => claim.domain === domain) ? null : domain;
}
