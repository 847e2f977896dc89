import { ApiError } from "../errors/api-error.ts";
import { inWords } from "../format/duration.ts";
import type { Limit } from "../gateways/limits/index.ts";
import type { Services } from "../services.ts";
import { noteOnce } from "./events.ts";

const MINUTE = 60;
const HOUR = 60 * MINUTE;

interface Attempts extends Limit {
  /** The message when the limit is exceeded. @param wait such as "2 minutes" */
  readonly refusal: (wait: string) => string;
}

const tooMany = (wait: string) => `Too many attempts. Please try again in ${wait}.`;

/**
 * How often a user's secret may be guessed, and how many mails strangers may have sent to an address, in addition to what each
 * request costs its caller (`budgets.ts` of the contract).
 */
export const LIMITS = {
  /** Guesses at one account from one network. A correct password resets it. */
  signInHere: { name: "sign-in here", points: 10, seconds: 15 * MINUTE, refusal: tooMany },
  /** Guesses at one account from all networks. An owner who is locked out by it can sign in by mail. */
  signIn: {
    name: "sign-in",
    points: 100,
    seconds: 15 * MINUTE,
    refusal: () =>
      "There have been too many sign-in attempts. Please use a browser you have signed in with before, or choose “Forgot password”: " +
      "the link we email you works right away.",
  },
  /** Guesses at one account in a browser from which its owner has signed in before. */
  signInOnDevice: { name: "sign-in on device", points: 10, seconds: 15 * MINUTE, refusal: tooMany },
  /** Codes requested by one network for one mailbox. */
  codeHere: {
    name: "code here",
    points: 5,
    seconds: HOUR,
    refusal: (wait: string) =>
      `We just sent several emails to this address. Please use the newest one, or try again in ${wait}.`,
  },
  /** Codes requested by everyone for one mailbox. An owner who is blocked by it can use the link in a mail sent earlier. */
  code: {
    name: "code",
    points: 20,
    seconds: HOUR,
    refusal: () =>
      "We already sent several emails to this address. Please open the newest one: its link works in any browser.",
  },
  /** Codes requested in a browser from which the mailbox's owner has signed in before. */
  codeOnDevice: { name: "code on device", points: 5, seconds: 15 * MINUTE, refusal: tooMany },
  /** Wrong codes for one mailbox from all clients. The links in its mails keep working. */
  wrongCode: {
    name: "wrong code",
    points: 30,
    seconds: 24 * HOUR,
    refusal: () =>
      "Too many incorrect codes for this address. Please open the link in the newest email instead.",
  },
  /** Codes that companies have mailed to one mailbox, which never asked for any. */
  domainMailbox: {
    name: "domain mailbox",
    points: 3,
    seconds: 24 * HOUR,
    refusal: (wait: string) =>
      `We just sent several emails to this mailbox. Please use the newest one, or try again in ${wait}.`,
  },
  /** The same from one company to any mailbox. */
  domainCompany: { name: "domain company", points: 10, seconds: 24 * HOUR, refusal: tooMany },
  /** Embed codes that an employer has mailed to whoever runs the site. */
  embedMails: { name: "embed mails", points: 10, seconds: 24 * HOUR, refusal: tooMany },
  /** Such mails from everybody to one mailbox, which never asked for any. */
  embedMailbox: {
    name: "embed mailbox",
    points: 3,
    seconds: 24 * HOUR,
    refusal: (wait: string) =>
      `We just sent several emails to this address. Please ask there first, or try again in ${wait}.`,
  },
  /** Pages of other sites that a company has us read for its map. */
  pageChecks: { name: "page checks", points: 30, seconds: HOUR, refusal: tooMany },
  /** A signed-in user who confirms their identity again. */
  ownPassword: { name: "own password", points: 10, seconds: 15 * MINUTE, refusal: tooMany },
} as const satisfies Record<string, Attempts>;

export type LimitName = keyof typeof LIMITS;

/** Whom attempts target and where they come from, as far as known, for the log. */
export interface AttemptOrigin {
  readonly account_id?: number | undefined;
  readonly network?: string;
}

/**
 * Counts an attempt under each limit, up to the first that is exceeded: an attempt that one limit rejects does not use up the
 * next.
 * @throws ApiError `too_many_requests` under `field`, with the seconds to wait
 */
export async function countAttempt(
  services: Pick<Services, "limits" | "log">,
  field: string,
  attempts: Partial<Record<LimitName, string | number>>,
  origin: AttemptOrigin = {},
): Promise<void> {
  for (const [name, who] of Object.entries(attempts)) {
    const limit: Attempts = LIMITS[name as LimitName];
    const wait = await services.limits.take(limit, String(who));
    if (wait === 0) continue;
    noteOnce(services, { event: "attempts_limited", limit: limit.name, ...origin }, `${limit.name} ${who}`);
    const message = limit.refusal(inWords(wait));
    throw new ApiError("too_many_requests", message, { [field]: message }, wait);
  }
}

/** Counts an attempt if the limit allows it. @returns whether it does */
export async function mayAttempt(
  { limits }: Pick<Services, "limits">,
  name: LimitName,
  who: string,
): Promise<boolean> {
  return (await limits.take(LIMITS[name], who)) === 0;
}

/** Resets a limit for a user who has proved their identity. */
export function forgetAttempts({ limits }: Pick<Services, "limits">, name: LimitName, who: string) {
  return limits.reset(LIMITS[name], who);
}
