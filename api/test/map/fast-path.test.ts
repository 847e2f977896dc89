import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { CLUSTERS_MEDIA_TYPE } from "@jobmap/contract";
import fc from "fast-check";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { machineClock } from "../../src/background/database-clock.ts";
import { IndexKeeper } from "../../src/background/index-keeper.ts";
import { openDatabase } from "../../src/database.ts";
import { readEnv } from "../../src/env.ts";
import { choosePlaces } from "../../src/gateways/places/index.ts";
import { withFastPath } from "../../src/http/fast-path.ts";
import { securityHeaders } from "../../src/http/security-headers.ts";
import { clustersToJson, encodeClusters, JobIndex } from "../../src/map/index.ts";
import { PlaceIndex } from "../../src/places/place-index.ts";
import { presentClusters } from "../../src/presenters/clusters.ts";
import { getClusters } from "../../src/routes/map/clusters.ts";
import { createServices, type Services } from "../../src/services.ts";
import { job, NOW } from "./arbitraries.ts";

const NOWHERE = "mysql://nobody@127.0.0.1:1/nothing";
const WHOLE = { west: -180, south: -90, east: 180, north: 90 };
const EAST = { west: -80, south: 30, east: -60, north: 50 };
const QUERIES = [
  { query: "bbox=-180,-90,180,90&zoom=2", filter: {}, view: WHOLE, zoom: 2 },
  {
    query: "bbox=-80,30,-60,50&zoom=6&posted_within=3",
    filter: { postedWithinDays: 3 },
    view: EAST,
    zoom: 6,
  },
  {
    query: "bbox=-80,30,-60,50&zoom=6&search=nurse",
    filter: { text: "nurse" },
    view: EAST,
    zoom: 6,
  },
] as const;

const action = fc.oneof(
  { weight: 2, arbitrary: job.map((row) => ({ kind: "upsert" as const, row })) },
  { weight: 1, arbitrary: fc.integer({ min: 1, max: 200 }).map((id) => ({ kind: "remove" as const, id })) },
  { weight: 1, arbitrary: fc.constant({ kind: "wait" as const }) },
  { weight: 1, arbitrary: fc.constant({ kind: "reload" as const }) },
  { weight: 6, arbitrary: fc.constantFrom(...QUERIES).map((ask) => ({ kind: "ask" as const, ask })) },
);

describe("map replies before Koa", () => {
  let server: Server;
  let services: Services;
  let now = NOW;
  const fetchMap = (query: string, headers: Record<string, string> = {}) => {
    const { port } = server.address() as AddressInfo;
    return fetch(`http://127.0.0.1:${port}${getClusters.path}?${query}`, {
      headers: { accept: CLUSTERS_MEDIA_TYPE, ...headers },
    });
  };
  const newIndex = () => JobIndex.build([], { now: () => now, rebuildAfter: 0 });

  beforeAll(async () => {
    const env = readEnv({ DATABASE_URL: NOWHERE, LOG_LEVEL: "silent" });
    const log = pino({ level: "silent" });
    const database = openDatabase({ url: NOWHERE });
    const jobIndex = new IndexKeeper(database, log);
    const places = choosePlaces(new PlaceIndex([]), env, log);
    services = createServices({ env, log, database, jobIndex, places, clock: machineClock() });
    server = createServer(
      withFastPath((_, response) => response.writeHead(418).end(), getClusters, services),
    );
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  });
  afterAll(() => {
    server.close();
    server.closeAllConnections();
  });

  it("are never older than the index, and a client is never told that outdated data is current", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(action, { minLength: 5, maxLength: 40 }), async (actions) => {
        services.jobIndex.index = newIndex();
        const tags = new Map<string, string>();
        const bodies = new Map<string, Uint8Array>();
        for (const each of actions) {
          const { index } = services.jobIndex;
          if (each.kind === "upsert") index.upsert(each.row);
          else if (each.kind === "remove") index.remove(each.id);
          else if (each.kind === "wait") now += 1_000;
          else if (each.kind === "reload") services.jobIndex.index = newIndex();
          else {
            const { query, filter, view, zoom } = each.ask;
            const tag = tags.get(query);
            const reply = await fetchMap(query, tag === undefined ? {} : { "if-none-match": tag });
            const body = new Uint8Array(await reply.arrayBuffer());
            expect(reply.status === 200 || (reply.status === 304 && body.length === 0)).toBe(true);
            if (reply.status === 200) bodies.set(query, body);
            tags.set(query, reply.headers.get("etag") ?? "");
            expect(bodies.get(query)).toEqual(
              new Uint8Array(encodeClusters(index.clusters(filter, view, zoom))),
            );
          }
        }
      }),
      { numRuns: 60 },
    );
  });

  it("have the security headers of all replies, and the proxy's request id", async () => {
    for (const query of ["bbox=-80,30,-60,50&zoom=6", "bbox=-80,30,-60,50&zoom=6", "zoom=99"]) {
      const { headers } = await fetchMap(query, { "x-request-id": "from-the-proxy-1" });
      for (const name of Object.keys(securityHeaders({ https: false })))
        expect(headers.get(name), name).not.toBeNull();
      expect(headers.get("content-security-policy")).toBe("default-src 'none'; frame-ancestors 'none'");
      expect(headers.get("x-request-id")).toBe("from-the-proxy-1");
    }
  });

  it("are charged to the address, cached ones too, and refused when the budget is exhausted", async () => {
    const { limits } = services;
    const taken: number[] = [];
    let wait = 0;
    services.limits = {
      take: ({ name }, _who, price = 1) => {
        // The log counts its lines the same way.
        if (!name.endsWith("by address")) return 0;
        taken.push(price);
        return wait;
      },
      reset: () => {},
    };
    try {
      for (const _ of [1, 2]) expect((await fetchMap("bbox=-80,30,-60,50&zoom=6")).status).toBe(200);
      wait = 7;
      const refused = await fetchMap("bbox=-80,30,-60,50&zoom=6", { "x-request-id": "from-the-proxy-2" });
      expect(refused.status).toBe(429);
      expect(refused.headers.get("retry-after")).toBe("7");
      expect(await refused.json()).toMatchObject({
        code: "too_many_requests",
        message: expect.stringContaining("7 seconds"),
        request_id: "from-the-proxy-2",
      });
      expect(taken).toEqual([1, 1, 1]);
    } finally {
      services.limits = limits;
    }
  });

  it("are the same from the cache, headers included", async () => {
    const seen = [];
    for (const _ of [1, 2]) {
      const reply = await fetchMap("bbox=-80,30,-60,50&zoom=6&category=2");
      const { date: _date, "x-request-id": _id, ...headers } = Object.fromEntries(reply.headers);
      seen.push({ status: reply.status, headers, body: await reply.text() });
    }
    expect(seen[1]).toEqual(seen[0]);
    const json = await fetchMap("bbox=-80,30,-60,50&zoom=6&category=2", { accept: "application/json" });
    expect(json.headers.get("content-type")).toMatch("application/json");
  });

  it("are made once for all who ask, as bytes and as JSON", async () => {
    const index = newIndex();
    const [sample] = fc.sample(job, { numRuns: 1, seed: 1 });
    if (sample === undefined) throw new Error("no sample");
    for (const id of [1, 2, 3]) index.upsert({ ...sample, id });
    services.jobIndex.index = index;
    const find = vi.spyOn(index, "clusters");
    for (const accept of [CLUSTERS_MEDIA_TYPE, "application/json"]) {
      find.mockClear();
      for (const _ of [1, 2, 3]) expect((await fetchMap(QUERIES[0].query, { accept })).status).toBe(200);
      expect(find).toHaveBeenCalledTimes(1);
    }
    index.remove(2);
    const json = await fetchMap(QUERIES[0].query, { accept: "application/json" });
    expect(find).toHaveBeenCalledTimes(2);
    const data = presentClusters(clustersToJson(index.clusters({}, WHOLE, 2)));
    expect(await json.json()).toEqual({ status: true, message: "OK", data });
  });

  it("cache no refused replies", async () => {
    for (const _ of [1, 2]) expect((await fetchMap("bbox=-80,30,-60,50&zoom=99")).status).toBe(400);
  });
});
