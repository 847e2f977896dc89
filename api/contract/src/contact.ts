const SCHEME = /^https?:\/\//i;
const BARE_HOST = /^(?:www\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,24}(?:[/?#]|$)/i;
const EMAIL = /^[^\s@<>"(),:;]{1,64}@[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,24}$/i;

/** A web address that visitors can be sent to: http or https, at most 2,000 characters, without credentials. */
export function parseUrl(text: string): string | undefined {
  const trimmed = text.trim();
  if (/\s/.test(trimmed) || !(SCHEME.test(trimmed) || BARE_HOST.test(trimmed))) return undefined;
  const url = URL.parse(SCHEME.test(trimmed) ? trimmed : `https://${trimmed}`);
  if (url === null || url.username !== "" || url.password !== "" || !url.hostname.includes("."))
    return undefined;
  return url.href.length <= 2000 ? url.href : undefined;
}

/** A mail address, with or without "mailto:". */
export function parseEmail(text: string): string | undefined {
  const address = text.trim().replace(/^mailto:/i, "");
  return address.length <= 254 && EMAIL.test(address) ? address : undefined;
}

/** Where a link in a text may lead, in stored form: to the web, or to a mail address. */
export function safeHref(text: string): string | undefined {
  const url = parseUrl(text);
  if (url !== undefined) return url;
  const address = /^mailto:/i.test(text.trim()) || text.includes("@") ? parseEmail(text) : undefined;
  return address === undefined ? undefined : `mailto:${address}`;
}
