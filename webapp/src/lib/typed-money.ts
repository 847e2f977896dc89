import { minorUnitDigits } from "@jobmap/contract/minor-units";

/** Minor units as input text: 2100 US cents as "21", 2150 as "21.50"; yen unchanged. */
export function moneyText(minor: number | null | undefined, currency: string): string {
  if (minor === null || minor === undefined) return "";
  const digits = minorUnitDigits(currency);
  const unit = 10 ** digits;
  return minor % unit === 0 ? String(minor / unit) : (minor / unit).toFixed(digits);
}

/** "52,000" or "€21.50" in minor units; null if empty, NaN if it is not a valid amount in that currency. */
export function minorUnitsOf(text: string, currency: string): number | null {
  const plain = text.replaceAll(/[\s,\p{Sc}]/gu, "");
  if (plain === "") return null;
  const digits = minorUnitDigits(currency);
  const [, whole = "", decimals = ""] = /^(\d{1,10})(?:\.(\d+))?$/.exec(plain) ?? [];
  // "21.50" yen is invalid, but "21.00" is valid.
  if (whole === "" || /[1-9]/.test(decimals.slice(digits))) return Number.NaN;
  return Number(whole) * 10 ** digits + Number(decimals.slice(0, digits).padEnd(digits, "0") || 0);
}
