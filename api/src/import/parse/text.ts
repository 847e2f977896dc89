import { isUtf8 } from "node:buffer";

/** What people type into a cell instead of leaving it empty; the whole cell, after `plain`. */
const BLANKS: ReadonlySet<string> = new Set(
  "n/a,na,n.a.,n.a,none,null,nil,undefined,nan,-,--,---,.,?,tbd,tba,unknown,not specified,not applicable,not available,none/ninguno,ninguno,ninguna,aucun,aucune,keine,keiner,k.a.,#n/a,#ref!,#value!,#name?".split(
    ",",
  ),
);

/** The characters of Windows-1252 that are not the code point of their byte. */
const WINDOWS_1252: ReadonlyMap<string, number> = new Map(
  [..."€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ"].map((character, i) => [
    character,
    0x80 + i,
  ]),
);
const HIGH_RUN =
  /[\u0080-\u00ff\u0152\u0153\u0160\u0161\u0178\u017d\u017e\u0192\u02c6\u02dc\u2013-\u2122\u20ac]{2,}/gu;

/** What misread Western text turns into. Chinese from "é”—" would be a coincidence and is not accepted. */
const MISREAD =
  /^[\ufe0f\u0080-\u00ff\u0152\u0153\u0160\u0161\u0178\u017d\u017e\u0192\u02c6\u02dc\u200b-\u200f\u2010-\u2122\p{Extended_Pictographic}]+$/u;

/**
 * Repairs UTF-8 that was read as Windows-1252 ("cafÃ©" → "café"), even if it happened twice. Only runs that are valid UTF-8 are
 * changed, which real text in Latin letters practically never is.
 */
export function repairMojibake(text: string): string {
  let repaired = text;
  for (let pass = 0; pass < 2; pass++) {
    const next = repaired.replace(HIGH_RUN, (run) => {
      const bytes: number[] = [];
      for (const character of run) {
        const byte = WINDOWS_1252.get(character) ?? character.charCodeAt(0);
        if (byte > 0xff) return run;
        bytes.push(byte);
      }
      const buffer = Buffer.from(bytes);
      const text = isUtf8(buffer) ? buffer.toString("utf8") : "";
      return MISREAD.test(text) ? text : run;
    });
    if (next === repaired) break;
    repaired = next;
  }
  return repaired;
}

/**
 * A cell as text: mojibake repaired, line breaks as \n, control and invisible characters removed, trimmed. Lines are kept.
 */
export function cleanText(cell: string): string {
  return (
    repairMojibake(cell)
      .normalize("NFC")
      // The apostrophe that our own exports put before a cell that a spreadsheet would run as a formula.
      .replace(/^'(?=[=+\-@\t])/, "")
      .replace(/\r\n?/g, "\n")
      .replace(/[^\P{Cc}\n\t]|[\u200b\u200e\u200f\u2028-\u202e\u2060\ufeff\ufffd]/gu, "")
      .replace(/[^\S\n]+/g, " ")
      .replace(/ ?\n ?/g, "\n")
      .trim()
  );
}

/** A cell on one line; "" if it is effectively empty ("N/A", "None", "-"). */
export function plain(cell: string | undefined): string {
  if (!cell) return "";
  const text = cleanText(cell).replace(/\s+/g, " ");
  return BLANKS.has(text.toLowerCase()) ? "" : text;
}

/** A cell of prose with its lines; "" if it is effectively empty. */
export function prose(cell: string | undefined): string {
  if (!cell) return "";
  const text = cleanText(cell);
  return BLANKS.has(text.toLowerCase().replace(/\.$/, "")) ? "" : text;
}

/** At most `length` UTF-16 units, cut at a word boundary and never within a character. */
export function truncate(text: string, length: number): string {
  if (text.length <= length) return text;
  const cut = text.slice(0, length).replace(/[\ud800-\udbff]$/, "");
  return (/^(.{20,})\s\S*$/s.exec(cut)?.[1] ?? cut).trimEnd();
}

/** Lower-case words without diacritics, for comparing with vocabularies. */
export function wordsOf(text: string): string[] {
  return text
    .replace(/([\p{Ll}\d])(\p{Lu})/gu, "$1 $2")
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .replaceAll("ß", "ss")
    .toLowerCase()
    .replace(/['’]/g, "")
    .split(/[^a-z0-9#%]+/)
    .filter(Boolean);
}
