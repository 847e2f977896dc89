import { BUDGETS, type Budget, type BudgetName, type Cost } from "@jobmap/contract";
import { ApiError } from "../errors/api-error.ts";
import type { KnownDevice } from "../security/devices.ts";
import { noteOnce } from "../security/events.ts";
import { network } from "../security/networks.ts";
import type { Services } from "../services.ts";
import { inWords } from "../texts/duration.ts";

/** Whose budgets a request is paid from. */
export interface Caller {
  /** Undefined for a visitor. */
  readonly accountId: number | undefined;
  /** Visitors who have signed in before in their browser do not pay from what strangers at the same address may use up. */
  readonly device: KnownDevice | undefined;
  /** Empty for this process itself, which pays nothing. */
  readonly address: string;
}

/**
 * Takes what a request costs from the caller's budgets, one after the other, up to the first that is used up.
 * @returns a promise only where limits are counted outside of this process
 * @throws ApiError `too_many_requests` with the seconds to wait
 */
export function charge(
  services: Pick<Services, "limits" | "env" | "log" | "metrics">,
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
