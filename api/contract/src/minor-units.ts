/**
 * Decimal digits of currencies that do not have two (ISO 4217). Not taken from `Intl`: browsers differ, and the same number
 * would be a hundred times as much money in one of them.
 */
const DIGITS: Readonly<Record<number, string>> = {
  0: "BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF",
  3: "BHD IQD JOD KWD LYD OMR TND",
};

/** The number of decimal digits of a currency's minor unit: 2 for US cents, 0 for yen. */
export function minorUnitDigits(currency: string): number {
  return DIGITS[0]?.includes(currency) ? 0 : DIGITS[3]?.includes(currency) ? 3 : 2;
}
