import { type CatalogEntry, catalogEntry } from "../families/index.ts";
import { type Random, Weighted } from "../prng.ts";

/** A kind of workplace of a company, and the occupations there. */
export interface Workplace {
  /** What it is called in a sentence: "our {site} in Tulsa". */
  readonly site: string;
  readonly plural: string;
  /** Share of the company's jobs. */
  readonly share: number;
  /** Number of open jobs per site. */
  readonly jobsPerSite: number;
  draw(random: Random): CatalogEntry;
}

/** An industry: its company names, its workplaces and its additional benefits. */
export interface Sector {
  readonly industry: string;
  /** Completes "… is ". */
  readonly kind: string;
  /** What follows the invented word in the company's name; `&` is escaped later. */
  readonly names: readonly string[];
  /** The area over which its sites are spread. */
  readonly scope: "town" | "region" | "nation";
  /** Relative number of companies. */
  readonly share: number;
  readonly workplaces: readonly Workplace[];
  /** Benefits that are common in this industry, besides the general ones. */
  readonly perks: readonly string[];
}

/** Large workplaces have many jobs each. */
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
