import { duckDb } from "./duckdb.ts";
import type { Engine } from "./engine.ts";
import { jobmap } from "./jobmap.ts";
import { mariaDb } from "./mariadb.ts";
import { miniSearch } from "./mini-search.ts";
import { postGis } from "./postgis.ts";
import { sqlite } from "./sqlite.ts";
import { supercluster } from "./supercluster.ts";

/** Ours first: the others are compared with it. */
export const OURS = "Jobmap";

export const ENGINES: ReadonlyMap<string, () => Engine | Promise<Engine>> = new Map<
  string,
  () => Engine | Promise<Engine>
>([
  [OURS, jobmap],
  ["SQLite", sqlite],
  ["DuckDB", duckDb],
  ["MariaDB", mariaDb],
  ["PostGIS", postGis],
  ["MiniSearch", miniSearch],
  ["supercluster", supercluster],
]);
