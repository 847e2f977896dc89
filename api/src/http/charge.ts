import { BUDGETS, type Budget, type BudgetName, type Cost } from "@jobmap/contract";
import { ApiError } from "../errors/api-error.ts";
import { inWords } from "../format/duration.ts";
import type { RequestMetrics } from "../metrics/metrics.ts";
import type { KnownDevice } from "../security/devices.ts";
import { noteOnce } from "../security/events.ts";
import { network } from "../security/networks.ts";
import type { Services } from "../services.ts";

/** The caller whose budgets a request is charged to. */
export interface Caller {
  /** Undefined for a visitor. */
  readonly accountId: number | undefined;
  /**
   * Set for a visitor who has signed in from this browser before: they do not share a budget with strangers at the same address.
   */
  readonly device: KnownDevice | undefined;
  /** Empty for calls within this process, which are not charged. */
  readonly address: string;
}

/**
 * Charges a request to the caller's budgets in turn and stops at the first that is used up.
 * @returns a promise only if limits are counted outside this process
 * @throws ApiError `too_many_requests` with the seconds to wait
 */
export function charge(
  services: Pick<Services, "limits" | "env" | "log"> & { readonly metrics: Pick<RequestMetrics, "refused"> },
  { accountId, device, address }: Caller,
  cost: Cost,
): void | Promise<void> {
  if (accountId === undefined && address === "") return;
  const { limits, env } = services;
  const isVisitor = accountId === undefined;
  const [known] = device?.accountIds ?? [];
  const stranger = known === undefined ? network(address) : `device of ${known}`;
  const who = isVisitor ? stranger : String(accountId);
  const names = Object.keys(cost) as BudgetName[];
  const take = (name: BudgetName) => {
    const budget: Budget = BUDGETS[name];
    const { seconds } = budget;
    const limit = isVisitor
      ? { name: `${name} by address`, points: budget.address * env.ADDRESS_LIMITS, seconds }
      : { name: `${name} by account`, points: budget.account * env.ACCOUNT_LIMITS, seconds };
    return limits.take(limit, who, cost[name]);
  };
  const refused = (wait: number, budget: BudgetName) => {
    services.metrics.refused(budget);
    const origin = isVisitor ? { network: network(address) } : { account_id: accountId };
    noteOnce(services, { event: "budget_used_up", budget, ...origin }, `${budget} ${who}`);
    const message = `${BUDGETS[budget].exceeded} Please try again in ${inWords(wait)}.`;
    return new ApiError("too_many_requests", message, undefined, wait);
  };
  const payFrom = (start: number): void | Promise<void> => {
    for (let i = start; i < names.length; i++) {
      const name = names[i];
      if (name === undefined) return;
      const wait = take(name);
      if (typeof wait !== "number")
        return wait.then((seconds) => {
          if (seconds > 0) throw refused(seconds, name);
          return payFrom(i + 1);
        });
      if (wait > 0) throw refused(wait, name);
    }
  };
  return payFrom(0);
}
