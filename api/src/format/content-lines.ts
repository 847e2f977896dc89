/** What vCards (RFC 6350) and calendars (RFC 5545) are written in: lines of at most 75 octets, each ending with CRLF. */

/** Octets of a line without its end. */
const LINE_OCTETS = 75;

export const contentLines = (lines: readonly string[]): string =>
  lines.map((line) => `${folded(line)}\r\n`).join("");

/** A text as a value, or as one component of a structured value. Control characters have no place in it. */
export function escaped(text: string): string {
  return text
    .replaceAll(/\r\n?/g, "\n")
    .replaceAll(/(?!\n|\t)\p{Cc}/gu, "")
    .replaceAll(/[\\,;]/g, String.raw`\$&`)
    .replaceAll("\n", String.raw`\n`);
}

/** A line as several, none of which is too long, and between two characters. */
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
