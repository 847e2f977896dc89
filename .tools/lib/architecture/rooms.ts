import type { Imports } from "./source-tree.ts";

/** Files at the top of `api/src`, which put the rooms together, and what anybody may use. */
export const SHARED = ["errors", "models"];

/**
 * Rooms of `api/src`, and the rooms that each may import besides {@link SHARED}. Whoever adds an arrow decides that it is right; one that
 * nobody uses any more fails as well.
 */
export const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  // Pure: no HTTP, no SQL.
  texts: [],
  places: [],
  lifecycles: [],
  map: [],
  notices: [],
  "company-map": ["map"],
  alerts: ["texts"],
  posting: ["places", "texts"],
  import: ["places", "texts"],
  policies: ["lifecycles"],
  presenters: ["alerts", "company-map", "lifecycles", "map", "policies", "posting", "queries", "texts"],
  // Rows in, rows out.
  queries: ["company-map", "lifecycles", "map", "places", "policies", "posting", "security"],
  security: ["gateways", "policies", "texts"],
  views: ["map", "notices", "places", "policies", "presenters", "queries"],
  mail: ["alerts", "notices", "texts"],
  files: ["security"],
  gateways: ["places"],
  commands: [
    "alerts",
    "files",
    "gateways",
    "import",
    "lifecycles",
    "mail",
    "map",
    "notices",
    "places",
    "policies",
    "posting",
    "queries",
    "security",
    "texts",
    "views",
  ],
  background: ["commands", "gateways", "mail", "map", "queries"],
  // What people and machines speak to.
  http: ["files", "map", "metrics", "policies", "security", "texts"],
  metrics: [],
  openapi: [],
  routes: [
    "background",
    "commands",
    "gateways",
    "http",
    "map",
    "notices",
    "openapi",
    "places",
    "policies",
    "posting",
    "presenters",
    "queries",
    "security",
    "views",
  ],
  realtime: ["background", "commands", "http", "policies", "queries", "security", "views"],
  surfaces: [
    "background",
    "commands",
    "company-map",
    "files",
    "gateways",
    "http",
    "map",
    "queries",
    "texts",
    "views",
  ],
  // Commands of an operator.
  backup: ["gateways"],
  doctor: ["gateways", "queries"],
};

/** The arrows between rooms that are drawn and not allowed, or allowed and not drawn. */
export function wrongArrows(imports: Imports): string[] {
  const drawn = new Map<string, string>();
  for (const [file, targets] of imports)
    for (const target of targets) {
      const [from, to] = [roomOf(file), roomOf(target)];
      if (from && to && from !== to && !SHARED.includes(to))
        drawn.set(`${from} -> ${to}`, `${file} imports ${target}`);
    }
  const allowed = Object.entries(ALLOWED).flatMap(([from, rooms]) => rooms.map((to) => `${from} -> ${to}`));
  return [
    ...[...drawn].filter(([arrow]) => !allowed.includes(arrow)).map(([arrow, where]) => `${arrow}: ${where}`),
    ...allowed.filter((arrow) => !drawn.has(arrow)).map((arrow) => `${arrow} is allowed and nobody uses it`),
  ];
}

/** "routes" of "api/src/routes/user/job.ts"; undefined at the top and elsewhere. */
const roomOf = (path: string) => /^api\/src\/([^/]+)\//.exec(path)?.[1];
