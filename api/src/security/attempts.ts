import { ApiError } from "../errors/api-error.ts";
import type { Limit } from "../gateways/limits/index.ts";
import { inWords } from "../http/charge.ts";
import type { Services } from "../services.ts";

const MINUTE = 60;

/**
 * How often a secret of somebody may be guessed, beside what each attempt costs its caller (`budgets.ts` of the contract). Everything is
 * there again within the hour, so nobody is locked out for good.
 */
const LIMITS = {
  /** Somebody's guesses at one account. A right password sets it back. */
  signInHere: { name: "sign-in-here", points: 10, seconds: 15 * MINUTE },
  /** Everybody's guesses at one account, from wherever. */
  signIn: { name: "sign-in", points: 100, seconds: 15 * MINUTE },
  otp: { name: "otp", points: 5, seconds: 15 * MINUTE },
  /** Somebody signed in who proves again that it is them. */
  ownPassword: { name: "own-password", points: 10, seconds: 15 * MINUTE },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof LIMITS;

/**
 * Counts an attempt under each limit, up to the first that is used up: who is refused by one uses up none of the others.
 * @throws ApiError `too_many_requests` under `field`, with the seconds to wait
 */
export async function countAttempt(
  { limits }: Pick<Services, "limits">,
  field: string,
  attempts: Partial<Record<LimitName, string | number>>,
): Promise<void> {
  for (const [name, who] of Object.entries(attempts)) {
    const wait = await limits.take(LIMITS[name as LimitName], String(who));
    if (wait === 0) continue;
    const message = `Too many attempts. Please try again in ${inWords(wait)}.`;
    throw new ApiError("too_many_requests", message, { [field]: message }, wait);
  }
}

/** Sets a limit back for somebody who has proved who they are. */
export function forgetAttempts({ limits }: Pick<Services, "limits">, name: LimitName, who: string) {
  return limits.reset(LIMITS[name], who);
}
