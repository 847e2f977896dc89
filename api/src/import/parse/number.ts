/** A number as text with its separators, without sign or currency: "1.234,56", "52 000", "18.21". */
export const NUMBER = String.raw`\d{1,3}(?:[.,'’\u00a0\u202f ]\d{3})+(?:[.,]\d{1,2})?(?!\d)|\d+(?:[.,]\d+)?`;

/**
 * Parses a number with American or European separators. A comma followed by three digits groups thousands; so does a period if
 * `stopGroups`, as in euro amounts. @returns undefined if it is not a number.
 */
export function parseNumber(text: string, { stopGroups = false } = {}): number | undefined {
  let digits = text.trim().replace(/[\s'’\u00a0\u202f]/g, "");
  if (!/^[+-]?\d[\d.,]*$/.test(digits)) return undefined;
  const lastStop = digits.lastIndexOf(".");
  const lastComma = digits.lastIndexOf(",");
  if (lastStop >= 0 && lastComma >= 0) {
    const decimal = lastStop > lastComma ? "." : ",";
    digits = digits.replaceAll(decimal === "." ? "," : ".", "").replace(decimal, ".");
  } else if (lastComma >= 0) {
    digits = isGrouped(digits, ",") ? digits.replaceAll(",", "") : digits.replace(",", ".");
  } else if (lastStop >= 0 && isGrouped(digits, ".") && (stopGroups || digits.split(".").length > 2)) {
    digits = digits.replaceAll(".", "");
  }
  const number = Number(digits);
  return Number.isFinite(number) && /^[+-]?\d+(\.\d+)?$/.test(digits) ? number : undefined;
}

function isGrouped(digits: string, separator: string): boolean {
  const [head = "", ...groups] = digits.replace(/^[+-]/, "").split(separator);
  return head.length <= 3 && head !== "0" && groups.every((group) => group.length === 3);
}

/** A count such as openings: the first whole number of a text ("4", "4.0", "4 positions"), within bounds. */
export function parseCount(text: string, min: number, max: number): number | undefined {
  const match = /^\D{0,20}?(\d[\d,]*(?:\.\d+)?)(?:\s|\+|[a-z(]|$)/i.exec(text.trim());
  const number = match?.[1] === undefined ? undefined : parseNumber(match[1]);
  return number !== undefined && Number.isInteger(number) && number >= min && number <= max
    ? number
    : undefined;
}

const YES: ReadonlySet<string> = new Set(
  "true,yes,y,1,x,si,sí,oui,ja,j,wahr,vrai,verdadero,✓,✔,checked".split(","),
);
const NO: ReadonlySet<string> = new Set("false,no,n,0,non,nein,falsch,faux,falso,unchecked".split(","));

/** "Yes", "TRUE", "1", "oui", … */
export function parseBoolean(text: string): boolean | undefined {
  const word = text.trim().toLowerCase();
  if (YES.has(word)) return true;
  return NO.has(word) ? false : undefined;
}
