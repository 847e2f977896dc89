import { type CatalogEntry, catalogEntry } from "../families/index.ts";
import { type Random, Weighted } from "../prng.ts";

/** A kind of building in which a company works, and who works there. */
export interface Workplace {
  /** What it is called in a sentence: "our {site} in Tulsa". */
  readonly site: string;
  readonly plural: string;
  /** Share of the company's jobs. */
  readonly share: number;
  /** How many open jobs it takes for another site. */
  readonly jobsPerSite: number;
  draw(random: Random): CatalogEntry;
}

/** An industry: what its companies are called, where they work and what they add to pay. */
export interface Sector {
  readonly industry: string;
  /** Completes "… is ". */
  readonly kind: string;
  /** What follows the invented word of the company's name; `&` is written out in HTML later. */
  readonly names: readonly string[];
  /** How far its sites lie from each other. */
  readonly scope: "town" | "region" | "nation";
  /** Relative number of companies. */
  readonly share: number;
  readonly workplaces: readonly Workplace[];
  /** Benefits that are usual here, beside those that everybody may offer. */
  readonly perks: readonly string[];
}

/** Large buildings hire many at once. */
const JOBS_PER_SITE: Readonly<Record<string, number>> = {
  "distribution center": 36,
  "service center": 20,
  farm: 16,
  hospital: 45,
  laboratory: 40,
  office: 50,
  plant: 40,
  residence: 14,
  school: 14,
  terminal: 16,
  warehouse: 24,
};

/** @param mix occupations with their weights, such as `cashier 8, stocker 6` */
export function workplace(site: string, share: number, mix: string, plural = `${site}s`): Workplace {
  const weights = mix.split(", ").map((item) => {
    const [key = "", weight] = item.split(" ");
    return { entry: catalogEntry(key), weight: Number(weight) };
  });
  const drawn = new Weighted(weights, ({ weight }) => weight);
  const jobsPerSite = JOBS_PER_SITE[site] ?? 8;
  return { site, plural, share, jobsPerSite, draw: (random) => drawn.draw(random).entry };
}
