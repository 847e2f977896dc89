import { companyKey } from "../import/company-key.ts";

/** The part of a host that belongs to one owner, roughly: "careers.acme.com" and "acme.com" are one. */
export function siteOf(address: string): string {
  const host = URL.parse(/^[a-z]+:\/\//i.test(address) ? address : `https://${address}`)?.hostname ?? "";
  const labels = host.toLowerCase().split(".");
  // "acme.co.uk"
  const isSecondLevel = labels.length > 2 && /^(?:co|com|org|net|gov|edu|ac)$/.test(labels.at(-2) ?? "");
  return labels.slice(isSecondLevel ? -3 : -2).join(".");
}

/** Whether two names are of one company, whatever its legal form. */
export const isSameCompany = (a: string, b: string): boolean => companyKey(a) === companyKey(b);
