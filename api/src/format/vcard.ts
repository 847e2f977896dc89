import type { ResumeDocument } from "@jobmap/contract";

/** A person's public page, of which a card is made. */
export interface Card {
  readonly document: ResumeDocument;
  /** The address of the page. */
  readonly url: string;
  readonly lang: string;
}

/** Octets of a line without its end (RFC 6350, 3.2). */
const LINE_OCTETS = 75;

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
  return lines.map((line) => `${folded(line)}\r\n`).join("");
}

/** A text as a value, or as one component of a structured value (3.4). Control characters have no place in a card. */
export function escaped(text: string): string {
  return text
    .replaceAll(/\r\n?/g, "\n")
    .replaceAll(/(?!\n|\t)\p{Cc}/gu, "")
    .replaceAll(/[\\,;]/g, String.raw`\$&`)
    .replaceAll("\n", String.raw`\n`);
}

/** A link as a URI, in which nothing can be taken for the end of a line or of a value; undefined for other than web addresses. */
function uri(text: string | undefined): string | undefined {
  const parsed = text === undefined ? null : URL.parse(text);
  return parsed && /^https?:$/.test(parsed.protocol) ? parsed.href : undefined;
}

/** A line as several, none of which is too long, and between two characters (3.2). */
export function folded(line: string): string {
  let octets = 0;
  let folds = "";
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > LINE_OCTETS) {
      folds += "\r\n ";
      octets = 1;
    }
    folds += character;
    octets += size;
  }
  return folds;
}
