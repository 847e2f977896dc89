import { encodeColumns } from "./encode.ts";
import { entriesOf, placeOf } from "./entries.ts";
import { clusterEntries, firstZoom } from "./first-clusters.ts";
import { countryOf, frameOf, type Spot } from "./frame.ts";
import type { CompanyJob, CompanyMeta, Entry } from "./types.ts";

/** What every map of a company contains, whatever its size. */
export type Heading = Pick<CompanyMeta, "company" | "total" | "version">;

type Clusters = NonNullable<CompanyMeta["first"]>["clusters"];

export interface CompanyMap {
  readonly meta: CompanyMeta;
  readonly entries: readonly Entry[];
  /** The clusters of the levels above `meta.first`, out to a single one, for smaller maps. Of a large company they are made when first asked for. */
  readonly fewer: () => readonly Clusters[];
  /** The columns of the binary response, after its meta. */
  readonly columns: Uint8Array;
}

/** The map of a company whose open jobs are all given. `categories` are those that jobs can have. */
export function buildCompanyMap(
  heading: Heading,
  jobs: readonly CompanyJob[],
  categories: CompanyMeta["categories"],
): CompanyMap {
  const entries = entriesOf(jobs);
  const used = new Set(jobs.map((job) => job.categoryId));
  const spots = entries.flatMap((entry): Spot[] => {
    const place = placeOf(entry);
    return place ? [{ ...place, jobs: [entry.job.id], area: entry.area, country: entry.country }] : [];
  });
  const { bounds, far } = frameOf(spots);
  const zoom = bounds && firstZoom(bounds);
  const clustersAt = clusterEntries(entries);
  const meta: CompanyMeta = {
    ...heading,
    mode: "columns",
    total: jobs.length,
    day: jobs.reduce((end, job) => Math.max(end, (job.day ?? -1) + 1), 0),
    bounds,
    far,
    country: countryOf(spots),
    currencies: [...new Set(jobs.flatMap(({ pay }) => (pay ? [pay.currency] : [])))].sort(),
    categories: categories.filter(({ id }) => used.has(id)),
    first: zoom === null ? null : { zoom, clusters: clustersAt(zoom) },
  };
  const fewer = zoom === null ? [] : levelsAbove(zoom, clustersAt);
  return { meta, entries, fewer: () => fewer, columns: encodeColumns(entries, meta) };
}

/** The map of a company with too many jobs to send: only the first view, and what smaller maps show. */
export function buildLargeCompanyMap(
  heading: Heading,
  { bounds, far, country }: Pick<CompanyMeta, "bounds" | "far" | "country">,
  clustersAt: (zoom: number) => Clusters,
): CompanyMap {
  const zoom = bounds && firstZoom(bounds);
  const meta: CompanyMeta = {
    ...heading,
    mode: "clusters",
    day: 0,
    bounds,
    far,
    country,
    currencies: [],
    categories: [],
    first: zoom === null ? null : { zoom, clusters: clustersAt(zoom) },
  };
  let levels: Clusters[] | undefined;
  const fewer = () => (levels ??= zoom === null ? [] : levelsAbove(zoom, clustersAt));
  return { meta, entries: [], fewer, columns: encodeColumns([], meta) };
}

/** The clusters of each whole zoom below the given one, out to the one with a single circle. */
function levelsAbove(zoom: number, clustersAt: (zoom: number) => Clusters): Clusters[] {
  const levels: Clusters[] = [];
  for (let at = zoom - 1; at >= 0 && levels.at(-1)?.length !== 1; at--) levels.push(clustersAt(at));
  return levels;
}
