import type Stripe from "stripe";

/** Sales tax that the stand-in adds for buyers in the United States, when automatic tax is on. */
export const TAX_RATE = 0.06;

export interface Amounts {
  readonly subtotal: number;
  readonly discount: number;
  readonly tax: number;
  readonly total: number;
}

interface Terms {
  readonly coupon: Stripe.Coupon | undefined;
  /** Whether automatic tax is on, and the buyer's country is known and taxed. */
  readonly isTaxed: boolean;
}

/** Lines with their discounts and taxes, rounded by line. The last line takes what rounding leaves of a discount. */
export function priced(
  lines: readonly Stripe.LineItem[],
  { coupon, isTaxed }: Terms,
): readonly Stripe.LineItem[] {
  const subtotal = lines.reduce((sum, line) => sum + line.amount_subtotal, 0);
  const discount = coupon ? discountOf(coupon, subtotal) : 0;
  let left = discount;
  return lines.map((line, i) => {
    const isLast = i === lines.length - 1;
    const share = isLast ? left : Math.floor((discount * line.amount_subtotal) / Math.max(1, subtotal));
    left -= share;
    const amount_tax = isTaxed ? Math.round((line.amount_subtotal - share) * TAX_RATE) : 0;
    return {
      ...line,
      amount_discount: share,
      amount_tax,
      amount_total: line.amount_subtotal - share + amount_tax,
    };
  });
}

export function sumOf(lines: readonly Stripe.LineItem[]): Amounts {
  const sum = (of: (line: Stripe.LineItem) => number) => lines.reduce((total, line) => total + of(line), 0);
  return {
    subtotal: sum((line) => line.amount_subtotal),
    discount: sum((line) => line.amount_discount),
    tax: sum((line) => line.amount_tax),
    total: sum((line) => line.amount_total),
  };
}

function discountOf({ amount_off, percent_off }: Stripe.Coupon, subtotal: number): number {
  return Math.min(subtotal, amount_off ?? Math.round((subtotal * (percent_off ?? 0)) / 100));
}
