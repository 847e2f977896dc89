import type { CompanyDomain, DomainEvent } from "@jobmap/contract";
import { endOf, recordOf } from "../policies/domain-proof.ts";
import type { StoredDomain, StoredDomainEvent } from "../queries/company-domains.ts";

/** A claimed domain for its employer, to whom codes can be mailed at `mailboxes`. */
export function presentDomain(claim: StoredDomain, mailboxes: readonly string[], now: Date): CompanyDomain {
  const { id, domain, token, method, proved_at, found_at, missing_since, code_hash, code_expires_at } = claim;
  return {
    id,
    domain,
    state: proved_at === null ? "WAITING" : missing_since === null ? "PROVED" : "MISSING",
    method,
    proved_at: proved_at?.toISOString() ?? null,
    found_at: found_at?.toISOString() ?? null,
    ends_at: method === null || missing_since === null ? null : endOf(method, missing_since).toISOString(),
    record: recordOf(token),
    mailboxes: [...mailboxes],
    has_code: code_hash !== null && code_expires_at !== null && code_expires_at > now,
  };
}

/** A line of the log. The name of a company that is hidden or gone is not shown. */
export function presentDomainEvent(row: StoredDomainEvent): DomainEvent {
  const { id, event, domain, method, reason, company_name, username, created_at } = row;
  return {
    id,
    event,
    domain,
    method,
    reason,
    company: { name: username === null ? null : company_name, username },
    at: created_at.toISOString(),
  };
}
