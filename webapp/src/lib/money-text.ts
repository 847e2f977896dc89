const WHOLE = new Map<string, Intl.NumberFormat>();

/** An amount in minor units, such as 9900 cents of USD, as `$99.00`. */
export function moneyText(minor: number, currency: string): string {
  const known = WHOLE.get(currency) ?? new Intl.NumberFormat("en-US", { style: "currency", currency });
  WHOLE.set(currency, known);
  const digits = known.resolvedOptions().maximumFractionDigits ?? 2;
  return known.format(minor / 10 ** digits);
}
