const NAMES = new Intl.DisplayNames("en-US", { type: "region" });

/** "Canada" for "CA"; values that are not ISO 3166 codes are returned unchanged. */
export const countryName = (code: string): string =>
  /^[A-Z]{2}$/.test(code) ? (NAMES.of(code) ?? code) : code;
