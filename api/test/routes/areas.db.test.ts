import { decodeRings, encodeAreas } from "@jobmap/contract/drawn-areas";
import { beforeEach, describe, expect, it } from "vitest";
import { resolveFilter } from "../../src/queries/job-filter.ts";
import { findMatches } from "../../src/queries/search-sql.ts";
import { buildJob } from "../support/build.ts";
import { useServer } from "../support/use-server.ts";

const COUNTRY = "bbox=-125,24,-66,50&zoom=4";

describe("a search in an area", () => {
  const server = useServer();
  const list = (query: string) => server().ok("GET user/job/list", `user/job/list?${query}`);
  const found = async (query: string) => (await list(query)).items.map(({ id }) => id).sort((a, b) => a - b);
  let houston: number;
  let elPaso: number;
  let texarkana: number;
  let both: number;
  let remote: number;
  let all: number[];
  beforeEach(async () => {
    const jobs = [
      await buildJob({ title: "Nurse" }, { at: [[29.76, -95.37]] }),
      await buildJob({ title: "Welder" }, { at: [[31.76, -106.49]] }),
      // On the side of Arkansas.
      await buildJob({ title: "Nurse" }, { at: [[33.44, -94.03]] }),
      await buildJob(
        { title: "Driver" },
        {
          at: [
            [41.88, -87.63],
            [30.27, -97.74],
          ],
        },
      ),
      await buildJob({ title: "Nurse", locationType: "TELECOMMUTE" }, { at: [] }),
    ];
    [houston = 0, elPaso = 0, texarkana = 0, both = 0, remote = 0] = jobs.map(({ id }) => id);
    all = [houston, elPaso, texarkana, both, remote];
    await server().refresh(...all);
  });

  it("lists all of a state, a county, a metropolitan area and the country, whatever the distance", async () => {
    for (const name of ["Texas", "TX", "texas, usa", "Texas&distance=5"])
      expect(await found(`location=${name}`)).toEqual([houston, elPaso, both]);
    expect(await found("location=Harris+County,+TX")).toEqual([houston]);
    expect(await found("location=Houston+metro")).toEqual([houston]);
    expect(await found("location=usa")).toEqual([houston, elPaso, texarkana, both]);
    expect(await found("location=Arkansas&search=nurse")).toEqual([texarkana]);
    expect(await found("location=Delaware")).toEqual([]);
    // A town is still a point with a distance, and a point that is given is the place whatever it is called.
    expect(await found("location=Texas&latitude=29.7&longitude=-95.3")).toEqual([houston]);
    expect(await found("location=Boston,+MA&distance=20")).toEqual([]);
  });

  it("is the same for the map, its clusters, the counts and SQL", async () => {
    const map = await server().ok("GET map/clusters", `map/clusters?location=Texas&${COUNTRY}`);
    expect(map.total).toBe(3);
    expect(map.pins.map(({ id }) => id).sort((a, b) => a - b)).toEqual([houston, elPaso, both]);
    const facets = await server().ok("GET user/job/filter-data", "user/job/filter-data?location=Texas");
    expect(facets.total).toBe(3);
    expect(await found("location=Texas&bbox=-100,24,-90,32")).toEqual([houston, both]);
    const { services } = server();
    for (const query of [{ location: "Texas" }, { location: "Illinois" }, { location: "Travis County" }]) {
      const { filter } = await resolveFilter(query, services);
      expect(await findMatches(services.database, filter, { ids: all }, services.now())).toEqual(
        await found(new URLSearchParams(query).toString()),
      );
    }
  });

  it("lists what stands in drawn areas, on the map, in SQL and for alerts", async () => {
    const square = (latitude: number, longitude: number) =>
      [
        [-1, -1],
        [-1, 1],
        [1, 1],
        [1, -1],
      ].map(([y = 0, x = 0]) => ({ latitude: latitude + y, longitude: longitude + x }));
    const within = encodeAreas([square(29.76, -95.37), square(33.44, -94.03)]);
    expect(await found(`within=${within}`)).toEqual([houston, texarkana]);
    // The place only measures distances.
    expect(await found(`within=${within}&location=Boston,+MA&distance=5`)).toEqual([houston, texarkana]);
    expect(await found(`within=${encodeAreas([square(31, -106)])}`)).toEqual([elPaso]);
    const map = await server().ok("GET map/clusters", `map/clusters?within=${within}&${COUNTRY}`);
    expect(map.total).toBe(2);
    const { services } = server();
    const { filter } = await resolveFilter({ within }, services);
    expect(await findMatches(services.database, filter, { ids: all }, services.now())).toEqual([
      houston,
      texarkana,
    ]);
    const ada = await server().signIn("user");
    const made = await ada.ok("POST user/job-alert/add", "user/job-alert/add", {
      name: "Drawn",
      search: { within },
    });
    expect(made.search).toEqual({ within });
    const corners = (count: number) =>
      Array.from({ length: count }, (_, i) => ({ latitude: i / 100, longitude: i % 2 }));
    for (const [bad, message] of [
      ["x!", "within cannot be read: it must be areas as the map writes them."],
      [encodeAreas([corners(2)]), "within needs 3 corners or more for each area."],
      [encodeAreas([corners(101)]), "within can have 100 corners in an area at most."],
      [encodeAreas(Array.from({ length: 11 }, () => corners(3))), "within can have 10 areas at most."],
    ] as const) {
      const reply = await server().request("GET", `/api/v1/user/job/list?within=${encodeURIComponent(bad)}`);
      expect(reply.status).toBe(400);
      expect(await reply.json()).toMatchObject({ code: "invalid_input", error: { within: message } });
    }
  });

  it("answers the lines around an area, and 404 for what is none", async () => {
    const { label, rings } = await server().ok("GET map/outline", "map/outline?location=tx");
    expect(label).toBe("Texas");
    const corners = decodeRings(rings)?.flat() ?? [];
    expect(corners.length).toBeGreaterThan(100);
    expect(rings.length).toBeLessThan(8_000);
    expect(Math.max(...corners.map(({ latitude }) => latitude))).toBeCloseTo(36.5, 1);
    for (const name of ["Boston, MA", "remote", "Atlantis"])
      expect((await server().request("GET", `/api/v1/map/outline?location=${name}`)).status).toBe(404);
  });

  it("takes Remote for a place", async () => {
    expect(await found("location=remote")).toEqual([remote]);
    expect(await found("location=work+from+home&search=welder")).toEqual([]);
    expect((await list("location=remote&location_type=ONSITE")).total).toBe(0);
    const map = await server().ok("GET map/clusters", `map/clusters?location=remote&${COUNTRY}`);
    expect(map.total).toBe(0);
  });

  it("keeps an alert on the area, by its name", async () => {
    const ada = await server().signIn("user");
    const made = await ada.ok("POST user/job-alert/add", "user/job-alert/add", {
      name: "Nurses",
      search: { search: "nurse", location: "texas, usa", distance: "30" },
    });
    expect(made.search).toEqual({ search: "nurse", location: "Texas" });
  });
});
