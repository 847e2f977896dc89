/**
 * The link that somebody wrote, as a page may link to it: with its scheme, http or https only. Undefined for anything else
 * (`javascript:`, words). No zod, so that a page that shows links loads nothing else.
 */
export function webAddress(written: string): string | undefined {
  const whole = /^[a-z][a-z\d+.-]*:/i.test(written) ? written : `https://${written}`;
  const address = URL.parse(whole);
  const isWeb = address?.protocol === "https:" || address?.protocol === "http:";
  return isWeb && address.hostname.includes(".") ? address.href : undefined;
}
