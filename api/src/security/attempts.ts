import { isIPv6 } from "node:net";
import { ApiError } from "../errors/api-error.ts";
import type { Limit } from "../gateways/limits/index.ts";
import type { Services } from "../services.ts";

const MINUTE = 60;

/**
 * How often things may be tried. Every one is over within the hour, so nobody is locked out for good. `byAddress` counts an
 * internet address, which a whole office may share (setting ADDRESS_LIMITS); the others count a person.
 */
const LIMITS = {
  /** Somebody's guesses at one account. A right password sets it back. */
  signInHere: { name: "sign-in-here", most: 10, seconds: 15 * MINUTE },
  /** Everybody's guesses at one account, from wherever. */
  signIn: { name: "sign-in", most: 100, seconds: 15 * MINUTE },
  signInByAddress: { name: "sign-in-by-address", most: 100, seconds: 15 * MINUTE, byAddress: true },
  otp: { name: "otp", most: 5, seconds: 15 * MINUTE },
  otpByAddress: { name: "otp-by-address", most: 30, seconds: 15 * MINUTE, byAddress: true },
  proofByAddress: { name: "proof-by-address", most: 60, seconds: 15 * MINUTE, byAddress: true },
  registerByAddress: { name: "register-by-address", most: 30, seconds: 60 * MINUTE, byAddress: true },
  lookUpByAddress: { name: "look-up-by-address", most: 60, seconds: MINUTE, byAddress: true },
  outsideSignInByAddress: { name: "outside-by-address", most: 100, seconds: 15 * MINUTE, byAddress: true },
  feedbackByAddress: { name: "feedback-by-address", most: 20, seconds: 60 * MINUTE, byAddress: true },
  /** Somebody signed in who proves again that it is them. */
  ownPassword: { name: "own-password", most: 10, seconds: 15 * MINUTE },
} as const satisfies Record<string, Limit & { byAddress?: true }>;

export type LimitName = keyof typeof LIMITS;

/**
 * Counts an attempt under each limit.
 * @throws ApiError `too_many_requests` under `field`, with the seconds to wait, when one is exceeded
 */
export async function countAttempt(
  { limits, env }: Pick<Services, "limits" | "env">,
  field: string,
  attempts: Partial<Record<LimitName, string | number>>,
): Promise<void> {
  let wait = 0;
  for (const [name, who] of Object.entries(attempts)) {
    const limit: Limit & { byAddress?: true } = LIMITS[name as LimitName];
    if (!limit.byAddress) wait = Math.max(wait, await limits.count(limit, String(who)));
    else if (who !== "")
      wait = Math.max(
        wait,
        await limits.count({ ...limit, most: limit.most * env.ADDRESS_LIMITS }, network(String(who))),
      );
  }
  if (wait === 0) return;
  const message = `Too many attempts. Please try again in ${spoken(wait)}.`;
  throw new ApiError("too_many_requests", message, { [field]: message }, wait);
}

/** Sets a limit back for somebody who has proved who they are. */
export function forgetAttempts({ limits }: Pick<Services, "limits">, name: LimitName, who: string) {
  return limits.forget(LIMITS[name], who);
}

/** What one person holds of addresses: one of IPv4, the first half of IPv6. */
export function network(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(address)) return address;
  const [head = "", tail] = (address.split("%")[0] ?? "").toLowerCase().split("::");
  const left = head === "" ? [] : head.split(":");
  const right = tail ? tail.split(":") : [];
  const groups =
    tail === undefined ? left : [...left, ...Array(8 - left.length - right.length).fill("0"), ...right];
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":");
}

function spoken(seconds: number): string {
  if (seconds < 90) return `${seconds} seconds`;
  return `${Math.ceil(seconds / 60)} minutes`;
}
