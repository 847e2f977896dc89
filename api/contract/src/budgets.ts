/** An allowance that is used up by requests and refills evenly, so that a caller who has used it up can continue after a moment. */
export interface Budget {
  /** What one unit pays for. */
  readonly unit: string;
  /** Units of one signed-in account. */
  readonly account: number;
  /** Units shared by all visitors at one internet address (IPv6: one /64 network). */
  readonly address: number;
  /** How long an empty budget takes to refill completely. */
  readonly seconds: number;
  /** The message for a caller who has used it up. */
  readonly exceeded: string;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** All budgets that requests are charged to. Accounts and addresses each have all of them. */
export const BUDGETS = {
  reads: {
    unit: "about 5 ms of a processor",
    account: 1_200,
    address: 6_000,
    seconds: MINUTE,
    exceeded: "Too many requests.",
  },
  changes: {
    unit: "one write to the database",
    account: 240,
    address: 600,
    seconds: MINUTE,
    exceeded: "Too many changes in a short time.",
  },
  pages: {
    unit: "one page rendered on the server",
    account: 600,
    address: 600,
    seconds: MINUTE,
    exceeded: "Too many page requests.",
  },
  connections: {
    unit: "one socket opened",
    account: 300,
    address: 300,
    seconds: MINUTE,
    exceeded: "Too many connections.",
  },
  sign_ins: {
    unit: "one attempt to sign in",
    account: 100,
    address: 100,
    seconds: 15 * MINUTE,
    exceeded: "Too many attempts.",
  },
  codes: {
    unit: "one email with a code",
    account: 10,
    address: 30,
    seconds: 15 * MINUTE,
    exceeded: "Too many attempts.",
  },
  code_tries: {
    unit: "one code that is checked",
    account: 60,
    address: 60,
    seconds: 15 * MINUTE,
    exceeded: "Too many attempts.",
  },
  registrations: {
    unit: "one new account",
    account: 30,
    address: 30,
    seconds: HOUR,
    exceeded: "Too many attempts.",
  },
  name_checks: {
    unit: "one name looked up",
    account: 60,
    address: 60,
    seconds: MINUTE,
    exceeded: "Too many attempts.",
  },
  applications: {
    unit: "one application",
    account: 30,
    address: 30,
    seconds: HOUR,
    exceeded: "You have sent too many applications in a short time.",
  },
  messages: {
    unit: "one message about an application",
    account: 120,
    address: 120,
    seconds: HOUR,
    exceeded: "You have sent too many messages in a short time.",
  },
  feedback: {
    unit: "one message to us",
    account: 20,
    address: 20,
    seconds: HOUR,
    exceeded: "You have sent too many messages in a short time.",
  },
  uploads: {
    unit: "one form that can bring files",
    account: 60,
    address: 20,
    seconds: HOUR,
    exceeded: "You have uploaded too many files in a short time.",
  },
  exports: {
    unit: "one table exported; a whole account is five",
    account: 30,
    address: 30,
    seconds: HOUR,
    exceeded: "You have exported too much data in a short time.",
  },
  alerts: {
    unit: "one job alert",
    account: 60,
    address: 60,
    seconds: HOUR,
    exceeded: "You have created too many job alerts in a short time.",
  },
  reports: {
    unit: "one report of a listing",
    account: 20,
    address: 20,
    seconds: HOUR,
    exceeded: "You have reported too many jobs in a short time.",
  },
  failures: {
    unit: "one visit in which a map on another site failed",
    account: 60,
    address: 60,
    seconds: HOUR,
    exceeded: "Too many failure reports in a short time.",
  },
  copies: {
    unit: "one listing copied",
    account: 60,
    address: 60,
    seconds: HOUR,
    exceeded: "You have duplicated too many jobs in a short time.",
  },
  checkouts: {
    unit: "one question to the payment provider",
    account: 120,
    address: 240,
    seconds: HOUR,
    exceeded: "You have opened too many payments in a short time.",
  },
  renders: {
    unit: "one resume set as a file",
    account: 120,
    address: 240,
    seconds: MINUTE,
    exceeded: "You have made too many resumes in a short time.",
  },
} as const satisfies Record<string, Budget>;

export type BudgetName = keyof typeof BUDGETS;

/** What one request uses up: units by budget. */
export type Cost = { readonly [B in BudgetName]?: number };

/** The cost of most requests that read, and of most that write. */
export const READ = { reads: 1 } as const satisfies Cost;
export const CHANGE = { changes: 1 } as const satisfies Cost;
