import { animals } from "./animals.ts";
import { business } from "./business.ts";
import { care } from "./care.ts";
import { community } from "./community.ts";
import { computing } from "./computing.ts";
import { construction } from "./construction.ts";
import { driving } from "./driving.ts";
import { education } from "./education.ts";
import { engineering } from "./engineering.ts";
import { farming } from "./farming.ts";
import { food } from "./food.ts";
import { health } from "./health.ts";
import { legal } from "./legal.ts";
import { management } from "./management.ts";
import { media } from "./media.ts";
import { office } from "./office.ts";
import { personal } from "./personal.ts";
import { production } from "./production.ts";
import { protection } from "./protection.ts";
import { repair } from "./repair.ts";
import { sales } from "./sales.ts";
import { science } from "./science.ts";
import { selling } from "./selling.ts";
import type { Family, Occupation } from "./types.ts";
import { upkeep } from "./upkeep.ts";
import { warehousing } from "./warehousing.ts";

export const FAMILIES: readonly Family[] = [
  animals,
  business,
  care,
  community,
  computing,
  construction,
  driving,
  education,
  engineering,
  farming,
  food,
  health,
  legal,
  management,
  media,
  office,
  personal,
  production,
  protection,
  repair,
  sales,
  science,
  selling,
  upkeep,
  warehousing,
];

export interface CatalogEntry {
  readonly occupation: Occupation;
  readonly family: Family;
}

const CATALOG: ReadonlyMap<string, CatalogEntry> = new Map(
  FAMILIES.flatMap((family) =>
    family.occupations.map((occupation) => [occupation.key, { occupation, family }] as const),
  ),
);

/** @throws RangeError for an unknown key */
export function catalogEntry(key: string): CatalogEntry {
  const entry = CATALOG.get(key);
  if (!entry) throw new RangeError(`No occupation is called ${key}`);
  return entry;
}
