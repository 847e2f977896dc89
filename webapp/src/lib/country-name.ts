const NAMES = new Intl.DisplayNames("en", { type: "region" });

/** "Canada" for "CA"; what is no code of ISO 3166 stays as it is. */
export const countryName = (code: string): string =>
  /^[A-Z]{2}$/.test(code) ? (NAMES.of(code) ?? code) : code;
