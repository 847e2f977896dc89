import type { NavEntry } from "../../ui/index.ts";

/** Where the frame leads. A screen joins the product by a line here; nothing is listed before its screen exists. */
export const BAR_ENTRIES: readonly NavEntry[] = [{ text: "Map", to: "/jobmap" }];

export const FOOTER_ENTRIES: readonly NavEntry[] = [
  { text: "Job map", to: "/jobmap" },
  { text: "API", to: "/api/v1/docs", reload: true },
];

/** Who is owed credit for the map and the places (NOTICE has the licences). */
export const CREDITS = "Map: US Census Bureau, Natural Earth. Places: GeoNames, CC BY 4.0";
