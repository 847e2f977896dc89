import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { createEmbeddedPlaces } from "../../src/gateways/places/embedded.ts";
import { withFallback } from "../../src/gateways/places/fallback.ts";
import { choosePlaces } from "../../src/gateways/places/index.ts";
import { createPhotonPlaces } from "../../src/gateways/places/photon.ts";
import { gazetteer } from "./gazetteer.ts";

const servers: Server[] = [];

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, "127.0.0.1");
  servers.push(server);
  await new Promise((resolve) => server.once("listening", resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** A reply in the form of photon.komoot.io for "berlin". */
const feature = (properties: object, coordinates = [13.3951309, 52.5173885]) => ({
  type: "Feature",
  geometry: { type: "Point", coordinates },
  properties: { osm_type: "R", osm_id: 62422, osm_key: "place", ...properties },
});
const berlin = feature({
  osm_value: "city",
  type: "city",
  countrycode: "DE",
  name: "Berlin",
  country: "Germany",
  extent: [13.08, 52.67, 13.76, 52.33],
});
const austin = feature(
  {
    osm_value: "city",
    type: "city",
    countrycode: "US",
    name: "Austin",
    state: "Texas",
    country: "United States",
  },
  [-97.7436995, 30.2711286],
);

const reply =
  (...features: object[]): RequestListener =>
  (_, response) =>
    response
      .writeHead(200, { "content-type": "application/json" })
      .end(JSON.stringify({ type: "FeatureCollection", features }));

describe("the embedded places", () => {
  it("suggests and geocodes from the gazetteer", async () => {
    const places = createEmbeddedPlaces(gazetteer);
    expect((await places.autocomplete("austin, tx"))[0]).toEqual({
      kind: "CITY",
      label: "Austin, TX",
      locality: "Austin",
      region: "TX",
      postal_code: null,
      country: "US",
      latitude: 30.26715,
      longitude: -97.74306,
      bounds: null,
    });
    expect((await places.autocomplete("21613"))[0]?.label).toBe("21613 Cambridge, MD");
    expect(await places.geocode({ locality: "Austin", region: "TX" })).toEqual({
      latitude: 30.26715,
      longitude: -97.74306,
      precision: "CITY",
    });
    expect(await places.geocode({})).toEqual({ reason: "no_address" });
  });
});

describe("the Photon places", () => {
  it("follow the protocol and keep the path of the service", async () => {
    const asked: string[] = [];
    const url = await serve((request, response) => {
      asked.push(request.url ?? "");
      reply(austin, berlin)(request, response);
    });
    const places = createPhotonPlaces({ url: `${url}/photon` });
    const near = { latitude: 30, longitude: -97 };
    const found = await places.autocomplete(" au & x ", { limit: 5, near });
    expect(found.map(({ label, region, country }) => [label, region, country])).toEqual([
      ["Austin, TX", "TX", "US"],
      ["Berlin, Germany", null, "DE"],
    ]);
    const address = new URL(asked[0] ?? "", url);
    expect(address.pathname).toBe("/photon/api");
    expect(address.searchParams.get("q")).toBe("au & x");
    expect(address.searchParams.get("lat")).toBe("30");
    expect(address.searchParams.get("limit")).toBe("5");
  });

  it("request nothing for an empty text", async () => {
    const places = createPhotonPlaces({ url: "http://127.0.0.1:9" });
    expect(await places.autocomplete("  ")).toEqual([]);
    expect(await places.geocode({})).toEqual({ reason: "no_address" });
  });

  it.each([
    ["house", { type: "house", housenumber: "5", street: "Main St" }, { precision: "ROOFTOP" }],
    ["street", { type: "street", name: "Main St" }, { precision: "POSTCODE" }],
    ["postcode", { osm_value: "postcode", type: "other", name: "78701" }, { precision: "POSTCODE" }],
    ["city", { type: "city", name: "Austin" }, { precision: "CITY" }],
    ["state", { type: "state", name: "Texas" }, { reason: "region_only" }],
  ])("know the precision of %s", async (_, properties, expected) => {
    const places = createPhotonPlaces({ url: await serve(reply(feature(properties))) });
    expect(await places.geocode({ street: "5 Main St", locality: "Austin" })).toMatchObject(expected);
  });

  it("answer town_unknown if nothing is found", async () => {
    const places = createPhotonPlaces({ url: await serve(reply()) });
    expect(await places.geocode({ locality: "Qwertyville" })).toEqual({ reason: "town_unknown" });
  });

  it.each<[string, RequestListener]>([
    ["an error", (_, response) => response.writeHead(500).end("{}")],
    ["a redirect", (_, response) => response.writeHead(302, { location: "http://127.0.0.1:9/" }).end()],
    ["something else than JSON", (_, response) => response.end("<html>")],
    ["another JSON", (_, response) => response.end('{"type":"Feature"}')],
    ["a latitude of 91", reply(feature({ name: "Nowhere" }, [0, 91]))],
    ["more than it may", (_, response) => response.end(`"${"x".repeat(300_000)}"`)],
    ["nothing in time", () => {}],
    ["a hang-up", (request) => request.socket.destroy()],
  ])("reject when the service answers with %s", async (_, listener) => {
    const places = createPhotonPlaces({ url: await serve(listener), timeoutMs: 200 });
    await expect(places.autocomplete("austin")).rejects.toThrow();
    await expect(places.geocode({ locality: "Austin" })).rejects.toThrow();
  });
});

describe("the places gateway", () => {
  it("uses the gazetteer without a setting", async () => {
    const places = choosePlaces(gazetteer, { PLACES_URL: "" }, { warn: () => {} });
    expect((await places.autocomplete("austin"))[0]?.label).toBe("Austin, TX");
  });

  it("uses the external service, and falls back with one warning if it fails", async () => {
    let asked = 0;
    let healthy = true;
    const url = await serve((request, response) => {
      asked++;
      if (healthy) reply(berlin)(request, response);
      else response.writeHead(503).end();
    });
    const warnings: object[] = [];
    const places = choosePlaces(gazetteer, { PLACES_URL: url }, { warn: (w) => warnings.push(w) });
    expect((await places.autocomplete("austin"))[0]?.label).toBe("Berlin, Germany");
    healthy = false;
    expect((await places.autocomplete("austin"))[0]?.label).toBe("Austin, TX");
    expect((await places.autocomplete("dallas"))[0]?.label).toBe("Dallas, TX");
    expect([asked, warnings.length]).toEqual([2, 1]);
    expect(warnings[0]).toMatchObject({ operation: "autocomplete", err: expect.any(Error) });
  });

  it("tries the service again after a pause", async () => {
    const calls: string[] = [];
    let time = 0;
    const embedded = createEmbeddedPlaces(gazetteer);
    const failing = {
      autocomplete: () => {
        calls.push("outside");
        return Promise.reject(new Error("down"));
      },
      geocode: () => Promise.reject(new Error("down")),
    };
    const places = withFallback(failing, embedded, { warn: () => {} }, () => time);
    await places.autocomplete("austin");
    time = 14_999;
    await places.autocomplete("austin");
    expect(calls).toHaveLength(1);
    time = 15_000;
    await places.autocomplete("austin");
    expect(calls).toHaveLength(2);
  });
});
