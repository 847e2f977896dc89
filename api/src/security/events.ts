import type { BudgetName, EndpointKey } from "@jobmap/contract";
import type { Logger } from "pino";
import type { LimitsGateway } from "../gateways/limits/index.ts";

/**
 * What happens to accounts, and what somebody tries who may be up to no good. What people type is in no event: no name, mail address,
 * password, code or token, neither right nor wrong.
 */
export type SecurityEvent =
  | { event: "signed_in"; account_id: number; by: "password" | "provider"; network: string }
  /** A name and a password that do not belong together. The id is missing where there is no such account for that role. */
  | { event: "sign_in_refused"; account_id: number | undefined; network: string }
  | { event: "registered"; account_id: number; network: string }
  /** By the old one, by a code or by a mail. The account's other sessions have ended. */
  | { event: "password_set"; account_id: number }
  | { event: "account_deactivated"; account_id: number }
  | { event: "account_erased"; account_id: number }
  /** A limit of `attempts.ts` is used up: what it counts is refused from now on. */
  | { event: "attempts_limited"; limit: string; account_id?: number | undefined; network?: string }
  /** A budget of the contract is used up. */
  | { event: "budget_used_up"; budget: BudgetName; account_id?: number; network?: string }
  /** What works once has come again: the link of a mail, or the id token of an outside sign-in. */
  | { event: "proof_used_again"; kind: "link" | "outside sign-in" }
  /** Many tokens from one network that belong to no session. */
  | { event: "unknown_tokens"; network: string }
  /** Somebody has asked for what is not for their role, or not from a page of ours. */
  | { event: "not_admitted"; endpoint: EndpointKey; account_id: number | undefined; network: string }
  /** A socket that has sent more than anybody can, and was closed. */
  | { event: "socket_flood"; network: string };

interface With {
  readonly log: Logger;
  readonly limits: LimitsGateway;
}

/** Writes what has happened into the log. */
export function noteSecurity({ log }: Pick<With, "log">, event: SecurityEvent): void {
  log.info(event, "security");
}

/** What can be caused as often as somebody likes is written once in so many seconds. */
const QUIET = 15 * 60;

/**
 * Writes what somebody can cause again and again, once in a quarter of an hour.
 * @param who tells apart who causes it; counted by, and never written
 * @param after how often it has to happen within that time to be worth a line
 */
export function noteOnce(services: With, event: SecurityEvent, who: string, after = 1): void {
  write(services, event, who, after).catch((error: unknown) =>
    services.log.warn({ err: error }, "a security event could not be counted"),
  );
}

async function write(services: With, event: SecurityEvent, who: string, after: number): Promise<void> {
  const { limits } = services;
  const name = `note of ${event.event}`;
  const isYetToCome =
    after > 1 &&
    (await limits.take({ name: `${name} to come`, points: after - 1, seconds: QUIET }, who)) === 0;
  if (isYetToCome) return;
  if ((await limits.take({ name, points: 1, seconds: QUIET }, who)) === 0) noteSecurity(services, event);
}
