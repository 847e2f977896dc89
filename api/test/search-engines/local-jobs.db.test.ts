import { expect, it } from "vitest";
import { forgetCatalog } from "../../src/views/local-catalog.ts";
import { buildCompany, buildJob } from "../support/build.ts";
import { useServer } from "../support/use-server.ts";

const server = useServer({ settings: { ADDRESS_LIMITS: "1000" } });
const NURSE = { title: "Registered Nurse", occupationCode: "29-1141.00" };
const dollars = (yearly: number) =>
  ({ salaryCurrency: "USD", salaryUnit: "YEAR", salaryMin: yearly * 100 }) as const;
const ANNAPOLIS = { locality: "Annapolis", region: "MD", country: "US" };

/** Builds jobs and puts them on the map. */
async function post(...jobs: Parameters<typeof buildJob>[]) {
  const built = await Promise.all(jobs.map((job) => buildJob(...job)));
  await server().refresh(...built.map(({ id }) => id));
  forgetCatalog(server().services);
  return built;
}
const ask = (place: string, occupation?: string) =>
  server().ok(
    "GET map/local-jobs",
    `map/local-jobs?place=${place}${occupation ? `&occupation=${occupation}` : ""}`,
  );
const sitemapPaths = async () => {
  const index = await (await server().request("GET", "/sitemap.xml")).text();
  const files = [...index.matchAll(/\/sitemaps\/places-\d+\.xml/g)].map(([path]) => path);
  const texts = await Promise.all(files.map(async (path) => (await server().request("GET", path)).text()));
  return [...texts.join("").matchAll(/<loc>[^<]*(\/jobs\/in\/[^<]*)/g)].map(([, path]) => path).sort();
};

it("a place has the figures of its jobs at this moment", async () => {
  const quick = await buildCompany({ answerPercent: 90, answerDays: 2 });
  const slow = await buildCompany({ answerPercent: 40, answerDays: null });
  const pay = [60_000, 70_000, 80_000, 90_000, 100_000];
  const nurses = await post(
    ...pay.map(
      (each): Parameters<typeof buildJob> => [
        { ...NURSE, ...dollars(each) },
        { company: quick, location: ANNAPOLIS },
      ],
    ),
    [{ ...NURSE }, { company: slow, location: ANNAPOLIS }],
    // An hour's pay counts for 2,080 hours, a range by its middle.
    [
      { salaryCurrency: "USD", salaryUnit: "HOUR", salaryMin: 2_000, salaryMax: 4_000 },
      { company: slow, location: ANNAPOLIS },
    ],
    [dollars(1_000_000), {}],
  );
  const town = await ask("annapolis-md");
  expect(town).toMatchObject({
    place: { name: "Annapolis, MD", kind: "TOWN", state: { slug: "maryland", name: "Maryland" } },
    occupation: null,
    total: 7,
    stated: 6,
    employers: 2,
    pay: { jobs: 6, median: 7_500_000 },
    answers: { employers: 2, within_days: 2, percent: Math.round((90 * 5 + 40 * 2) / 7) },
    occupations: [{ slug: "registered-nurses", name: "Registered Nurses", jobs: 6 }],
    places: [],
  });
  expect(town.pay?.bands.reduce((sum, { jobs }) => sum + jobs, 0)).toBe(6);
  expect(town.newest).toHaveLength(7);
  const nursing = await ask("annapolis-md", "registered-nurses");
  expect(nursing).toMatchObject({ total: 6, stated: 5, pay: { median: 8_000_000, quarter: 7_000_000 } });
  expect(town.newest.every(({ locations }) => locations[0]?.locality === "Annapolis")).toBe(true);
  expect((await ask("maryland")).total).toBe(8);
  expect((await ask("maryland")).places).toEqual([{ slug: "annapolis-md", name: "Annapolis, MD", jobs: 7 }]);

  // The next request already knows that a job has ended, and which pay another has now.
  await nurses[0]?.update({ status: "CLOSED" });
  await nurses[1]?.update(dollars(120_000));
  await server().refresh(nurses[0]?.id ?? 0, nurses[1]?.id ?? 0);
  const after = await ask("annapolis-md", "registered-nurses");
  expect(after).toMatchObject({ total: 5, stated: 4, pay: null });
  expect(after.version).not.toBe(nursing.version);
});

it("pages with few jobs are not told to search engines, and those without any are none", async () => {
  const posted = await post(
    ...Array.from({ length: 5 }, (): Parameters<typeof buildJob> => [NURSE, { location: ANNAPOLIS }]),
    ...Array.from({ length: 4 }, (): Parameters<typeof buildJob> => [NURSE, {}]),
    [NURSE, { location: { locality: "Toronto", region: "ON", country: "CA" } }],
  );
  expect(await sitemapPaths()).toEqual([
    "/jobs/in/annapolis-md",
    "/jobs/in/annapolis-md/registered-nurses",
    "/jobs/in/maryland",
    "/jobs/in/maryland/registered-nurses",
  ]);
  expect(await server().ok("GET map/local-directory", "map/local-directory")).toEqual({
    total: 10,
    states: [{ slug: "maryland", name: "Maryland", jobs: 9 }],
    towns: [{ slug: "annapolis-md", name: "Annapolis, MD", jobs: 5 }],
  });
  expect(await ask("baltimore-md")).toMatchObject({ total: 4, pay: null });
  await posted[0]?.update({ status: "CLOSED" });
  await server().refresh(posted[0]?.id ?? 0);
  forgetCatalog(server().services);
  expect((await server().ok("GET map/local-directory", "map/local-directory")).towns).toEqual([]);
  for (const place of ["toronto-on", "boston-ma", "nowhere", "constructor", "__-md"])
    expect((await server().fails("GET", `map/local-jobs?place=${place}`)).httpStatus, place).toBeOneOf([
      400, 404,
    ]);
  for (const occupation of ["pirates", "constructor"])
    expect(
      await server().fails("GET", `map/local-jobs?place=annapolis-md&occupation=${occupation}`),
    ).toMatchObject({ httpStatus: 404 });
});
