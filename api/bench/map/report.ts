import type { AreaFigures } from "./measure-areas.ts";
import type { DatabaseFigures } from "./measure-database.ts";
import type { HttpFigures } from "./measure-http.ts";
import type { IndexFigures } from "./measure-index.ts";
import type { SuperclusterFigures } from "./measure-supercluster.ts";
import type { UpdateFigures } from "./measure-updates.ts";
import type { WireFigures } from "./measure-wire.ts";
import type { Setting } from "./setting.ts";
import { median, percentile, showBytes, showTime, type Times } from "./timing.ts";

export interface Figures {
  readonly index: IndexFigures;
  readonly wire: WireFigures;
  readonly areas: AreaFigures;
  readonly updates: UpdateFigures;
  readonly supercluster: SuperclusterFigures;
  readonly database: DatabaseFigures | null;
  readonly http: HttpFigures;
}

/** What was measured and how it compares with what was to be reached, as Markdown. */
export function report(setting: Setting, figures: Figures): string {
  return [
    `## ${setting.jobs.toLocaleString("en-US")} jobs, viewport 1024 × 768`,
    clusterTable(setting, figures),
    "### Against the lines to reach",
    table(["Line", "What", "To reach", "Measured", ""], lines(setting, figures)),
    "### Besides",
    table(["What", "Measured"], besides(figures)),
  ].join("\n\n");
}

function clusterTable({ zooms }: Setting, { index, supercluster, database }: Figures): string {
  const row = (name: string, times: ReadonlyMap<number, Times>, share: number): string[] => [
    name,
    ...zooms.map((zoom) => showTime(percentile(times.get(zoom) ?? [], share))),
  ];
  return table(
    ["Clusters", ...zooms.map((zoom) => `z${zoom}`)],
    [
      row("**Jobmap, 4 filters asked before, encoded**, p50", index.clusters, 0.5),
      row("the same, p99", index.clusters, 0.99),
      row("supercluster `getClusters`, cannot filter, p50", supercluster.clusters, 0.5),
      ...(database === null
        ? []
        : [
            row("MariaDB SPATIAL index + grid, 4 filters, p50", database.spatial, 0.5),
            row("MariaDB Morton key, covering B-tree, 4 filters, p50", database.morton, 0.5),
          ]),
    ],
  );
}

function lines(
  setting: Setting,
  { index, wire, areas, updates, supercluster, database, http }: Figures,
): string[][] {
  const at = (times: ReadonlyMap<number, Times>, zoom: number): number => median(times.get(zoom) ?? []);
  const ratio = (other: number, own: number): number => other / own;
  const spread = Math.max(
    ...setting.zooms.map((zoom) => {
      const times = index.clusters.get(zoom) ?? [];
      return percentile(times, 0.99) / median(times);
    }),
  );
  const change = ratio(median(supercluster.reloads), median(index.filterChange));
  const growth = Math.max(...updates.bytes) / (updates.bytes[1] ?? 1);
  return [
    ...(database === null
      ? []
      : [
          atLeast(
            "1",
            "clusters, z6: × MariaDB SPATIAL",
            2_500,
            ratio(at(database.spatial, 6), at(index.clusters, 6)),
          ),
          atLeast(
            "1",
            "clusters, z9: × MariaDB Morton B-tree",
            200,
            ratio(at(database.morton, 9), at(index.clusters, 9)),
          ),
        ]),
    atMost("1", "p99 ÷ p50 of viewports at one zoom, worst zoom", 2, spread),
    atMost(
      "1",
      "p99 ÷ p50 of one viewport again and again, worst zoom",
      2,
      Math.max(...[...index.jitter.values()].map(({ ours }) => ours)),
    ),
    atLeast(
      "2",
      `filter change: × supercluster reload of ${supercluster.reloaded.toLocaleString("en-US")}`,
      5_000,
      change,
    ),
    ...(database === null
      ? []
      : [
          atLeast(
            "3",
            "keyword + filters + viewport: × MariaDB FULLTEXT, medians",
            1_000,
            ratio(median(database.fulltext), median(index.searches)),
          ),
        ]),
    atLeast(
      "4",
      "requests of a core, no view twice: × koa + supercluster, GeoJSON, unfiltered",
      2,
      http.jobmap.perCore / http.supercluster.perCore,
    ),
    atLeast(
      "4",
      "requests of a core, no view twice: × Node's http answering the same bytes to all",
      0.3,
      http.jobmap.perCore / http.fixed.perCore,
    ),
    atLeast(
      "4",
      `the same as visitors ask, ${Math.round(http.repeated * 100)} % of it again: × koa + supercluster`,
      2,
      http.visits.perCore / http.visitsSupercluster.perCore,
    ),
    atLeast("4", "the same: × Node's http", 0.3, http.visits.perCore / http.fixed.perCore),
    ...(http.spatial === null
      ? []
      : [
          atLeast(
            "4",
            "requests/s: × koa + MariaDB SPATIAL",
            500,
            http.jobmap.perSecond / http.spatial.perSecond,
          ),
        ]),
    atMost(
      "7",
      `list within ${areas.corners} corners ÷ within the box around them, medians`,
      2,
      ratio(median(areas.lists.outline), median(areas.lists.box)),
    ),
    atMost("7", "clusters: the same", 2, ratio(median(areas.clusters.outline), median(areas.clusters.box))),
    atLeast("5", `wire, ${wire.clusters} clusters: GeoJSON bytes ÷ ours`, 40, wire.geoJsonBytes / wire.bytes),
    atLeast("5", "encode: × GeoJSON of the same result", 50, wire.geoJsonTime / wire.encodeTime),
    atLeast("6", "rebuild: × supercluster load", 10, supercluster.loadTime / index.compactionTime),
    atMost("6", "memory ÷ supercluster with its features", 1 / 3, index.bytes / supercluster.allBytes),
    atMost(
      "6",
      "columns and bitmaps ÷ supercluster's index alone",
      1 / 3,
      index.columnBytes / supercluster.bytes,
    ),
    atMost(
      "6",
      `memory after ${updates.updates.toLocaleString("en-US")} updates ÷ after a fifth of them`,
      1.1,
      growth,
    ),
  ];
}

function besides({ index, wire, areas, updates, supercluster, http }: Figures): string[][] {
  return [
    [
      "p99 ÷ p50 of one viewport asked again and again, by zoom",
      [...index.jitter].map(([zoom, { ours }]) => `z${zoom} ${ours.toFixed(2)}`).join(", "),
    ],
    [
      "the same of plain arithmetic that takes as long, in turn with it",
      [...index.jitter].map(([zoom, { machine }]) => `z${zoom} ${machine.toFixed(2)}`).join(", "),
    ],
    ["reading rows: words, strings, columns", showTime(index.readTime)],
    ["sorting them into an index", showTime(index.buildTime)],
    [
      `rebuilding the whole index after ${index.changes.toLocaleString("en-US")} changes, in a worker`,
      showTime(index.compactionTime),
    ],
    ["supercluster: load", showTime(supercluster.loadTime)],
    [
      "memory: columns and bitmaps; with all strings",
      `${showBytes(index.columnBytes)}; ${showBytes(index.bytes)}`,
    ],
    [
      "memory of supercluster: index; with features",
      `${showBytes(supercluster.bytes)}; ${showBytes(supercluster.allBytes)}`,
    ],
    [
      "first view under other conditions, p50 / p99; supercluster reload",
      `${pair(index.filterChange)}; ${showTime(median(supercluster.reloads))}`,
    ],
    ["keyword + filters + viewport, p50 / p99", pair(index.searches)],
    ["list of 20, newest first, exact total, in a viewport, p50 / p99", pair(index.lists)],
    [
      `list of 20 within ${areas.corners} corners, p50 / p99; within the box around them`,
      `${pair(areas.lists.outline)}; ${pair(areas.lists.box)}`,
    ],
    ["clusters, the same", `${pair(areas.clusters.outline)}; ${pair(areas.clusters.box)}`],
    ["the first time that such an outline is asked for", pair(areas.preparing)],
    ["all facet counts, p50 / p99", pair(index.facets)],
    ["typeahead, p50 / p99", pair(index.suggestions)],
    [
      `${wire.clusters} clusters on the wire; as GeoJSON`,
      `${showBytes(wire.bytes)}, ${showTime(wire.encodeTime)}; ${showBytes(wire.geoJsonBytes)}, ${showTime(wire.geoJsonTime)}`,
    ],
    [
      "requests of a core a second: ours; supercluster; static",
      [http.jobmap, http.supercluster, http.fixed].map(({ perCore }) => figure(perCore)).join("; "),
    ],
    [
      "as visitors ask: ours; supercluster",
      [http.visits, http.visitsSupercluster].map(({ perCore }) => figure(perCore)).join("; "),
    ],
    [
      "requests a second beside whatever asks: ours; supercluster; static; SPATIAL",
      [http.jobmap, http.supercluster, http.fixed, http.spatial]
        .map((each) => figure(each?.perSecond ?? Number.NaN))
        .join("; "),
    ],
    ["one update", `${updates.time.toFixed(1)} µs`],
    ["longest wait behind 200 updates, merges included", showTime(updates.longestPause)],
    ["memory at each tenth of the updates", updates.bytes.map(showBytes).join(", ")],
  ];
}

function pair(times: Times): string {
  return `${showTime(median(times))} / ${showTime(percentile(times, 0.99))}`;
}

function atLeast(line: string, what: string, wanted: number, measured: number): string[] {
  return [
    line,
    what,
    `≥ ${wanted.toLocaleString("en-US")}`,
    figure(measured),
    measured >= wanted ? "met" : "**not met**",
  ];
}

function atMost(line: string, what: string, wanted: number, measured: number): string[] {
  return [
    line,
    what,
    `≤ ${wanted.toFixed(2)}`,
    measured.toFixed(2),
    measured <= wanted ? "met" : "**not met**",
  ];
}

function figure(value: number): string {
  return value >= 100 ? Math.round(value).toLocaleString("en-US") : value.toFixed(1);
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(" | ")} |`;
  return [line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n");
}
