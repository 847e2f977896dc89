import type { Preferences } from "@jobmap/contract";

type Size = NonNullable<Preferences["company_sizes"]>["value"][number];

/** The contract's sizes, in order. The contract's own list comes with its schemas. */
const ALL: Readonly<Record<Size, true>> = {
  "1-10": true,
  "11-50": true,
  "51-200": true,
  "201-500": true,
  "501-1000": true,
  "1001-5000": true,
  "5001-10000": true,
  "10001+": true,
};
const isSize = (name: string): name is Size => name in ALL;
export const COMPANY_SIZES: readonly Size[] = Object.keys(ALL).filter(isSize);
