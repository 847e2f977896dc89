import { compactName } from "./names.ts";

const NO_COUNTRIES: ReadonlySet<string> = new Set(["EU", "EZ", "UN", "XA", "XB", "ZZ", "QO"]);
const COUNTRIES = countryNames();
const ENGLISH = new Intl.DisplayNames("en", { type: "region" });

/** "USA", "United States", "Deutschland", "U.K.", "fr" → ISO 3166-1 alpha-2; undefined for other texts. */
export function countryCode(text: string): string | undefined {
  const key = compactName(text);
  if (!/^[a-z]{2}$/.test(key)) return COUNTRIES.get(key);
  // Slovenia is never written "S.I.": with periods these are only abbreviations of English names.
  return /^[a-z]{2}$/i.test(text.trim()) || /^u[sk]$/.test(key) ? COUNTRIES.get(`code:${key}`) : undefined;
}

/** "DE" → "Germany". @throws RangeError for an invalid code */
export function countryName(code: string): string {
  return ENGLISH.of(code) ?? code;
}

function countryNames(): Map<string, string> {
  const names = new Map<string, string>();
  const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
  const displays = ["en", "es", "fr", "de"].map(
    (language) => new Intl.DisplayNames(language, { type: "region", fallback: "none" }),
  );
  for (const code of letters.flatMap((a) => letters.map((b) => a + b))) {
    // Withdrawn codes are replaced by their successors here; the remaining ones are not countries.
    if (new Intl.Locale(`und-${code}`).region !== code || NO_COUNTRIES.has(code)) continue;
    for (const display of displays) {
      const name = display.of(code);
      if (name === undefined) continue;
      const key = compactName(name);
      if (key !== "" && !names.has(key)) names.set(key, code);
      names.set(`code:${code.toLowerCase()}`, code);
    }
  }
  // Reserved by ISO for the United Kingdom.
  names.set("code:uk", "GB");
  for (const [name, code] of [
    ["usa", "US"],
    ["unitedstatesofamerica", "US"],
    ["greatbritain", "GB"],
    ["england", "GB"],
    ["scotland", "GB"],
    ["wales", "GB"],
    ["holland", "NL"],
  ] as const) {
    names.set(name, code);
  }
  // A US state in this product.
  names.delete("georgia");
  return names;
}
