import { DAY_MS } from "@jobmap/contract/limits";
import { QueryTypes, type Transaction } from "sequelize";
import { ApiError } from "../../errors/api-error.ts";
import { DnsUnavailable } from "../../gateways/dns/index.ts";
import { endOf, isSilentTooLong, nextCheck, readRecords } from "../../policies/domain-proof.ts";
import type { Employer } from "../../policies/employer.ts";
import { findDomain, lockClaims, type StoredDomain } from "../../queries/company-domains.ts";
import type { Services } from "../../services.ts";
import { tellEmployers } from "../tell-employers.ts";
import { ownDomain } from "./claim-domain.ts";
import { proveDomain } from "./prove-domain.ts";
import { logDomain, setDomain, settleShown } from "./write-domain.ts";

/** Milliseconds until a check that could not be made is queued again. */
const RETRY_MS = DAY_MS;

/**
 * Looks for the record of a claim because its employer asks. Not found, it changes nothing: only the schedule counts.
 * @throws ApiError `conflict` with what was found instead; `unavailable` if no name server answered
 */
export async function checkOwnDomain(services: Services, actor: Employer, id: number): Promise<void> {
  const claim = await ownDomain(services, actor, id);
  const texts = await services.dns.texts(claim.domain).catch((error: unknown) => {
    if (!(error instanceof DnsUnavailable)) throw error;
    throw new ApiError("unavailable", `${error.message} Please try again in a few minutes.`);
  });
  const { isFound, problem } = readRecords(texts, claim.token);
  if (!isFound) throw new ApiError("conflict", problem);
  await proveDomain(services, claim, "DNS");
}

/** Queues a check of each proof that is due. */
export async function queueDueChecks({
  database,
  now,
  signals,
}: Pick<Services, "database" | "now" | "signals">): Promise<void> {
  const at = now();
  const queued = await database.transaction(async (transaction) => {
    const due = await database.query<{ id: number }>(
      `SELECT id FROM company_domains WHERE proved_at IS NOT NULL AND next_check_at <= ? ORDER BY next_check_at LIMIT 1000
       FOR UPDATE SKIP LOCKED`,
      { replacements: [at], type: QueryTypes.SELECT, transaction },
    );
    if (due.length === 0) return 0;
    await database.query("INSERT INTO domain_checks (domain_id) VALUES ?", {
      replacements: [due.map(({ id }) => [id])],
      transaction,
    });
    // The check says when the next one is. One that is set aside comes again.
    await database.query("UPDATE company_domains SET next_check_at = ? WHERE id IN (?)", {
      replacements: [new Date(at.getTime() + RETRY_MS), due.map(({ id }) => id)],
      transaction,
    });
    return due.length;
  });
  if (queued > 0) signals.send("domain_checks");
}

/** Looks whether a proof is still there, on schedule. @throws DnsUnavailable if that cannot be said yet */
export async function checkDomain(services: Services, id: number): Promise<void> {
  const claim = await findDomain(services.database, id);
  if (!claim || claim.proved_at === null || claim.method === null) return;
  const isFound = await isStillThere(services, claim);
  await services.database.transaction(async (transaction) => {
    const now = services.now();
    const current = (await lockClaims(services.database, claim.domain, transaction)).find(
      (each) => each.id === id,
    );
    // Proved in another way meanwhile, or given up.
    if (!current || current.method !== claim.method || current.proved_at === null) return;
    if (Number(current.proved_at) !== Number(claim.proved_at)) return;
    if (isFound) {
      const next_check_at = nextCheck(claim.method ?? "DNS", now);
      await setDomain(services, id, { found_at: now, missing_since: null, next_check_at }, transaction);
    } else await missed(services, current, transaction);
  });
}

async function isStillThere(
  { dns, now }: Services,
  { domain, token, method, found_at }: StoredDomain,
): Promise<boolean> {
  if (method === "MAILBOX") return false;
  try {
    return readRecords(await dns.texts(domain), token).isFound;
  } catch (error) {
    if (!(error instanceof DnsUnavailable) || !isSilentTooLong(found_at, now())) throw error;
    return false;
  }
}

/** The first time the employer is told until when it has to be there again; the second time the proof ends. */
async function missed(services: Services, claim: StoredDomain, transaction: Transaction): Promise<void> {
  const { id, domain, method, missing_since } = claim;
  if (method === null) return;
  const now = services.now();
  if (missing_since === null) {
    const end = endOf(method, now);
    await setDomain(services, id, { missing_since: now, next_check_at: end }, transaction);
    const news = method === "DNS" ? "RECORD_MISSING" : "RENEWAL_DUE";
    await tellEmployers(services, { companyId: claim.companyId, job: null }, transaction, {
      notification: { type: "domain", values: { news, domain, until: end.toISOString() } },
      dedupeKey: `domain:${id}:missing:${now.toISOString().slice(0, 10)}`,
    });
    return;
  }
  const end = endOf(method, missing_since);
  if (end > now) return await setDomain(services, id, { next_check_at: end }, transaction);
  const reason = method === "DNS" ? "RECORD_GONE" : "NOT_RENEWED";
  await logDomain(services, claim, { event: "ENDED", method, reason }, transaction);
  await setDomain(
    services,
    id,
    { method: null, proved_at: null, found_at: null, missing_since: null, next_check_at: null },
    transaction,
  );
  await settleShown(services, claim.companyId, transaction);
  await tellEmployers(services, { companyId: claim.companyId, job: null }, transaction, {
    notification: { type: "domain", values: { news: "ENDED", domain } },
    dedupeKey: `domain:${id}:ended:${now.toISOString().slice(0, 10)}`,
  });
}
