import type { BudgetName, EndpointKey } from "@jobmap/contract";
import type { Logger } from "pino";
import type { LimitsGateway } from "../gateways/limits/index.ts";

/**
 * What happens to accounts, and attempts that may be malicious. Events contain nothing that users type: no name, mail address,
 * password, code or token, whether right or wrong.
 */
export type SecurityEvent =
  | { event: "signed_in"; account_id: number; by: "password" | "provider"; network: string }
  /** Wrong name or password. The id is missing if there is no such account for that role. */
  | { event: "sign_in_refused"; account_id: number | undefined; network: string }
  | { event: "registered"; account_id: number; network: string }
  /** By the old password, by a code or by a mail. The account's other sessions have ended. */
  | { event: "password_set"; account_id: number }
  | { event: "account_deactivated"; account_id: number }
  | { event: "account_erased"; account_id: number }
  /** An account acts for a company that it does not own, or does not any more. */
  | { event: "team_joined" | "team_left"; account_id: number }
  | { event: "ownership_transferred"; account_id: number; to: number }
  /** A limit of `attempts.ts` is exceeded: further attempts are refused. */
  | { event: "attempts_limited"; limit: string; account_id?: number | undefined; network?: string }
  /** A budget of the contract is used up. */
  | { event: "budget_used_up"; budget: BudgetName; account_id?: number; network?: string }
  /** A single-use proof was used again: the link of a mail, or the id token of an external sign-in. */
  | { event: "proof_used_again"; kind: "link" | "outside sign-in" }
  /** Many tokens from one network that belong to no session. */
  | { event: "unknown_tokens"; network: string }
  /** A request to an endpoint of another role, or one that did not come from one of our pages. */
  | { event: "not_admitted"; endpoint: EndpointKey; account_id: number | undefined; network: string }
  /** A webhook of the payment provider whose signature is wrong, old or from the future. */
  | { event: "webhook_refused"; network: string }
  /** A socket that sent more than any real client does, and was closed. */
  | { event: "socket_flood"; network: string };

interface With {
  readonly log: Logger;
  readonly limits: LimitsGateway;
}

/** Logs a security event. */
export function noteSecurity({ log }: Pick<With, "log">, event: SecurityEvent): void {
  log.info(event, "security");
}

/** Events that a client can cause at will are logged once per this many seconds. */
const QUIET_SECONDS = 15 * 60;

/**
 * Logs an event that a client can cause repeatedly, once in a quarter of an hour.
 * @param who identifies the client that causes it; used for counting, never logged
 * @param after how often it must happen within that time to be logged
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
    (await limits.take({ name: `${name} to come`, points: after - 1, seconds: QUIET_SECONDS }, who)) === 0;
  if (isYetToCome) return;
  if ((await limits.take({ name, points: 1, seconds: QUIET_SECONDS }, who)) === 0)
    noteSecurity(services, event);
}
