import type { BlogFigure } from "@jobmap/contract";
import type { Services } from "../../services.ts";

/** What figures and facts of articles are made from: what the product has at the moment. */
export type FigureWorld = Pick<Services, "jobIndex" | "places" | "searches" | "database" | "now" | "env">;

const DAY = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

/** Where the numbers of a figure come from: "Counted on November 23, 2026, from 29,876 open listings." */
export function sourceOf({ jobIndex, now, env }: FigureWorld, what = "open listings"): string {
  const listings = countText(jobIndex.index.size);
  const demo = env.DEMO_JOBS > 0 ? " They are demo listings: invented, to show the product." : "";
  return `Counted on ${DAY.format(now())} from ${listings} ${what}.${demo}`;
}

export const countText = (count: number): string => count.toLocaleString("en-US");

/** "41 %" is written "41%"; less than half a percent is "under 1%". */
export function shareText(part: number, whole: number): string {
  if (whole === 0) return "0%";
  const percent = Math.round((100 * part) / whole);
  return percent === 0 && part > 0 ? "under 1%" : `${percent}%`;
}

/** Whole dollars. */
export const dollars = (minor: number): string =>
  (minor / 100).toLocaleString("en-US", { style: "currency", currency: "USD", maximumFractionDigits: 0 });

/** A figure that has nothing to draw, and says why. */
export function emptyFigure(title: string, why: string): BlogFigure {
  return {
    title,
    summary: why,
    source: "",
    drawing: { kind: "bars", max: 1, items: [] },
    columns: [],
    rows: [],
  };
}
