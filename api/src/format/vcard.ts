import type { ResumeDocument } from "@jobmap/contract";
import { contentLines, escaped } from "./content-lines.ts";

/** A person's public page, of which a card is made. */
export interface Card {
  readonly document: ResumeDocument;
  /** The address of the page. */
  readonly url: string;
  readonly lang: string;
}

/** A vCard 4.0 of what a public page shows (RFC 6350). */
export function vCard({ document: { basics = {} }, url, lang }: Card): string {
  const { name = "", label, email, phone, location = {}, url: site, profiles = [] } = basics;
  const { address, city, region, postalCode, countryCode } = location;
  // Post office box and apartment, which we do not know, stay empty.
  const place = ["", "", address, city, region, postalCode, countryCode];
  const links = [url, site, ...profiles.map((one) => one.url)].flatMap((one) => uri(one) ?? []);
  const lines = [
    "BEGIN:VCARD",
    "VERSION:4.0",
    "KIND:individual",
    `FN;LANGUAGE=${lang}:${escaped(name)}`,
    ...(label ? [`TITLE:${escaped(label)}`] : []),
    ...(email ? [`EMAIL:${escaped(email)}`] : []),
    ...(phone ? [`TEL:${escaped(phone)}`] : []),
    ...(place.some(Boolean) ? [`ADR:${place.map((part) => escaped(part ?? "")).join(";")}`] : []),
    ...[...new Set(links)].map((link) => `URL:${link}`),
    "END:VCARD",
  ];
  return contentLines(lines);
}

/** A link as a URI, in which nothing can be taken for the end of a line or of a value; undefined for other than web addresses. */
function uri(text: string | undefined): string | undefined {
  const parsed = text === undefined ? null : URL.parse(text);
  return parsed && /^https?:$/.test(parsed.protocol) ? parsed.href : undefined;
}
