/** How money is paid on the checkout page. */
export type Instrument = { readonly card: string } | { readonly bankAccount: string };

/** What Stripe's test cards do: https://docs.stripe.com/testing */
export interface Behavior {
  readonly says: string;
  /** Declined when charged, with this code. */
  readonly declined?: "card_declined" | "expired_card" | "insufficient_funds";
  /** The buyer has to confirm with their bank before it is charged. */
  readonly secondStep?: boolean;
  /** Can be saved, but every charge is declined. */
  readonly failsLater?: boolean;
  /** The charge is disputed at once. */
  readonly isDisputed?: boolean;
  /** Refunds of it wait until they are settled. */
  readonly refundsWait?: boolean;
}

export const TEST_CARDS: Readonly<Record<string, Behavior>> = {
  "4242424242424242": { says: "Succeeds" },
  "4000000000000002": { says: "Is declined", declined: "card_declined" },
  "4000000000009995": { says: "Is declined: insufficient funds", declined: "insufficient_funds" },
  "4000000000000069": { says: "Is declined: expired card", declined: "expired_card" },
  "4000002500003155": { says: "Asks for a second step", secondStep: true },
  "4000000000000341": { says: "Can be saved, then is declined when charged", failsLater: true },
  "4000000000000259": { says: "Succeeds, and is disputed as fraudulent", isDisputed: true },
  "4000000000007726": { says: "Succeeds; refunds wait until they are settled", refundsWait: true },
};

export const TEST_ACCOUNT = "000123456789";

const BY_LAST4 = new Map(
  Object.entries(TEST_CARDS).map(([number, behavior]) => [number.slice(-4), behavior]),
);

/** What a saved card does. Its number is not kept, as Stripe shows only the last four digits. */
export const behaviorOf = (last4: string | null | undefined): Behavior =>
  BY_LAST4.get(last4 ?? "") ?? { says: "Succeeds" };
