import { type ProofMethod, ROLE_MAILBOXES } from "@jobmap/contract";
import { DAY_MS } from "@jobmap/contract/limits";

/** Companies that may hold one domain at a time: a group and its subsidiaries, not everybody whom somebody lends a domain. */
export const MAX_HOLDERS = 5;
/** Domains that a company may claim. */
export const MAX_DOMAINS = 5;

/** How long a proof holds by itself, and how long after that it may be missing before it ends. */
const HOLDS: Readonly<Record<ProofMethod, { readonly days: number; readonly graceDays: number }>> = {
  // The record is looked for each week, and has to be missing twice.
  DNS: { days: 7, graceDays: 7 },
  // Nothing of a mailbox can be looked at from outside: it is asked for again after a year.
  MAILBOX: { days: 335, graceDays: 30 },
};

/** Name servers that have not answered for so long count as ones without the record. */
const MAX_SILENCE_DAYS = 28;

const after = (at: Date, days: number) => new Date(at.getTime() + days * DAY_MS);

/** When a proof that was found is looked for again. */
export const nextCheck = (method: ProofMethod, foundAt: Date): Date => after(foundAt, HOLDS[method].days);

/** When a proof ends that is missing. */
export const endOf = (method: ProofMethod, missingSince: Date): Date =>
  after(missingSince, HOLDS[method].graceDays);

export const isSilentTooLong = (foundAt: Date | null, now: Date): boolean =>
  foundAt === null || after(foundAt, MAX_SILENCE_DAYS) <= now;

const RECORD_NAME = "jobmap-verification";

/** The text of the TXT record that proves a domain. */
export const recordOf = (token: string): string => `${RECORD_NAME}=${token}`;

/** What was found among the TXT records of a domain. */
export function readRecords(texts: readonly string[], token: string): { isFound: boolean; problem: string } {
  const own = texts.map((text) => text.trim()).filter((text) => text.startsWith(`${RECORD_NAME}=`));
  if (own.includes(recordOf(token))) return { isFound: true, problem: "" };
  if (own.length > 0)
    return {
      isFound: false,
      problem: `There is a ${RECORD_NAME} record, but not the one of your company. Please copy it again.`,
    };
  const others = texts.length === 1 ? "1 TXT record" : `${texts.length} TXT records`;
  return {
    isFound: false,
    problem: `${texts.length === 0 ? "There is no TXT record" : `Found ${others}, none of them ours`}. New records can take an hour until everybody sees them.`,
  };
}

/** Addresses at a domain that a code can be mailed to: those of roles, and the account's own if it is there. */
export function mailboxesAt(domain: string, ownEmail: string): string[] {
  const own = ownEmail.toLowerCase();
  const roles = ROLE_MAILBOXES.map((name) => `${name}@${domain}`);
  return own.endsWith(`@${domain}`) && !roles.includes(own) ? [own, ...roles] : roles;
}
