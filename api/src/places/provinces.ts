import { compactName } from "./names.ts";

/** A part of another country that US addresses name without its country. */
export interface Province {
  readonly country: string;
  /** The postal abbreviation. */
  readonly code: string;
  readonly name: string;
}

/** Canada's, with their numbers in GeoNames. */
const CANADA: readonly (readonly [number: string, code: string, name: string])[] = [
  ["01", "AB", "Alberta"],
  ["02", "BC", "British Columbia"],
  ["03", "MB", "Manitoba"],
  ["04", "NB", "New Brunswick"],
  ["05", "NL", "Newfoundland and Labrador"],
  ["13", "NT", "Northwest Territories"],
  ["07", "NS", "Nova Scotia"],
  ["14", "NU", "Nunavut"],
  ["08", "ON", "Ontario"],
  ["09", "PE", "Prince Edward Island"],
  ["10", "QC", "Quebec"],
  ["11", "SK", "Saskatchewan"],
  ["12", "YT", "Yukon"],
];

const PROVINCES: readonly (Province & { readonly number: string })[] = CANADA.map(([number, code, name]) => ({
  country: "CA",
  code,
  name,
  number,
}));

const BY_NAME = new Map(
  PROVINCES.flatMap((province) => [
    [compactName(province.name), province],
    [province.code.toLowerCase(), province],
  ]),
);

/** "ON", "Ontario", "Québec"; undefined for other texts. */
export function provinceOf(text: string): Province | undefined {
  return BY_NAME.get(compactName(text));
}

/** The province with a given number in GeoNames ("08": Ontario). */
export function provinceNumbered(country: string, number: string): Province | undefined {
  return country === "CA" ? PROVINCES.find((province) => province.number === number) : undefined;
}
