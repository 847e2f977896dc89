import { compactName } from "./names.ts";

/** USPS codes of the states, the District of Columbia and the five inhabited territories. */
export const REGION_NAMES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    AL: "Alabama",
    AK: "Alaska",
    AZ: "Arizona",
    AR: "Arkansas",
    CA: "California",
    CO: "Colorado",
    CT: "Connecticut",
    DE: "Delaware",
    DC: "District of Columbia",
    FL: "Florida",
    GA: "Georgia",
    HI: "Hawaii",
    ID: "Idaho",
    IL: "Illinois",
    IN: "Indiana",
    IA: "Iowa",
    KS: "Kansas",
    KY: "Kentucky",
    LA: "Louisiana",
    ME: "Maine",
    MD: "Maryland",
    MA: "Massachusetts",
    MI: "Michigan",
    MN: "Minnesota",
    MS: "Mississippi",
    MO: "Missouri",
    MT: "Montana",
    NE: "Nebraska",
    NV: "Nevada",
    NH: "New Hampshire",
    NJ: "New Jersey",
    NM: "New Mexico",
    NY: "New York",
    NC: "North Carolina",
    ND: "North Dakota",
    OH: "Ohio",
    OK: "Oklahoma",
    OR: "Oregon",
    PA: "Pennsylvania",
    RI: "Rhode Island",
    SC: "South Carolina",
    SD: "South Dakota",
    TN: "Tennessee",
    TX: "Texas",
    UT: "Utah",
    VT: "Vermont",
    VA: "Virginia",
    WA: "Washington",
    WV: "West Virginia",
    WI: "Wisconsin",
    WY: "Wyoming",
    AS: "American Samoa",
    GU: "Guam",
    MP: "Northern Mariana Islands",
    PR: "Puerto Rico",
    VI: "U.S. Virgin Islands",
  }),
);

/** Countries in GeoNames and in ISO 3166 that are regions of the United States in addresses. */
export const TERRITORIES: ReadonlySet<string> = new Set(["AS", "GU", "MP", "PR", "VI"]);

/** Traditional abbreviations (Associated Press and older usage) that are not the USPS code. */
const TRADITIONAL: Readonly<Record<string, string>> = {
  ala: "AL",
  ariz: "AZ",
  ark: "AR",
  calif: "CA",
  cal: "CA",
  colo: "CO",
  conn: "CT",
  del: "DE",
  fla: "FL",
  ill: "IL",
  ind: "IN",
  kan: "KS",
  kans: "KS",
  mass: "MA",
  mich: "MI",
  minn: "MN",
  miss: "MS",
  mont: "MT",
  neb: "NE",
  nebr: "NE",
  nev: "NV",
  nmex: "NM",
  ncar: "NC",
  ndak: "ND",
  okla: "OK",
  ore: "OR",
  oreg: "OR",
  penn: "PA",
  penna: "PA",
  scar: "SC",
  sdak: "SD",
  tenn: "TN",
  tex: "TX",
  wash: "WA",
  wva: "WV",
  wis: "WI",
  wisc: "WI",
  wyo: "WY",
  washingtondc: "DC",
  virginislands: "VI",
};

const BY_NAME = new Map<string, string>(Object.entries(TRADITIONAL));
for (const [code, name] of REGION_NAMES) {
  BY_NAME.set(code.toLowerCase(), code);
  BY_NAME.set(compactName(name), code);
}

const FULL_NAMES: readonly (readonly [name: string, code: string])[] = [...REGION_NAMES].map(
  ([code, name]) => [compactName(name), code] as const,
);

/** "tx", "Texas", "TEXAS", "Tex." → "TX"; undefined if it is not a region's code, name or usual abbreviation. */
export function regionCode(text: string): string | undefined {
  return BY_NAME.get(compactName(text));
}

/** Codes of the regions whose full name begins with the text ("new" → NH, NJ, NM, NY). */
export function regionsStartingWith(text: string): string[] {
  const key = compactName(text);
  if (key === "") return [];
  return FULL_NAMES.filter(([name]) => name.startsWith(key)).map(([, code]) => code);
}

/** Full names, compacted as names.ts does, with their codes; for matching with misspellings. */
export function regionFullNames(): readonly (readonly [name: string, code: string])[] {
  return FULL_NAMES;
}
