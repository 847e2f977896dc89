import { compactName } from "./names.ts";

/** A part of another country that addresses here name without their country. */
export interface Province {
  readonly country: string;
  /** As its post office abbreviates it. */
  readonly code: string;
  readonly name: string;
}

/** Canada's, with the numbers that GeoNames gives them. */
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

/** "ON", "Ontario", "Québec"; undefined for what is no province. */
export function provinceOf(text: string): Province | undefined {
  return BY_NAME.get(compactName(text));
}

/** The province that GeoNames gives a number ("08": Ontario). */
export function provinceNumbered(country: string, number: string): Province | undefined {
  return country === "CA" ? PROVINCES.find((province) => province.number === number) : undefined;
}
