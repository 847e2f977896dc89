// Made when it is needed: the first of a page costs some 5 ms.
let names: Intl.DisplayNames | undefined;

/** "Canada" for "CA"; values that are not ISO 3166 codes are returned unchanged. */
export function countryName(code: string): string {
  if (!/^[A-Z]{2}$/.test(code)) return code;
  names ??= new Intl.DisplayNames("en-US", { type: "region" });
  return names.of(code) ?? code;
}
