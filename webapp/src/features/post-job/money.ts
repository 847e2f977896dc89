/** Minor units as people type them: 2100 cents as "21" or "21.50". */
export function moneyText(cents: number | null | undefined): string {
  if (cents === null || cents === undefined) return "";
  return cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2);
}

/** "52,000" or "$21.50" in cents; null for nothing, NaN for what is no amount. */
export function centsOf(text: string): number | null {
  const plain = text.replaceAll(/[\s$,]/g, "");
  if (plain === "") return null;
  return /^\d{1,8}(?:\.\d{1,2})?$/.test(plain) ? Math.round(Number(plain) * 100) : Number.NaN;
}

/** Lines of a text area as a list, without empty ones. */
export const linesOf = (text: string) =>
  text
    .split("\n")
    .map((line) => line.replace(/^[-•]\s*/, "").trim())
    .filter(Boolean);
