import { QueryTypes } from "sequelize";
import { beforeEach, describe, expect, it } from "vitest";
import { HISTORY_LENGTH, recordSearch } from "../../src/commands/candidate/record-search.ts";
import { buildJob } from "../support/build.ts";
import { jobReports } from "../support/rows.ts";
import type { SignedIn } from "../support/server.ts";
import { useServer } from "../support/use-server.ts";

const server = useServer();
let ada: SignedIn;
beforeEach(async () => {
  ada = await server().signIn("user");
});

const preferences = () => ada.ok("GET user/job/search-preferences", "user/job/search-preferences");
const search = (query: string) => ada.ok("GET user/job/list", `user/job/list?${query}`);
const remembered = (count: number) =>
  expect.poll(async () => (await preferences()).recentSearches.length).toBe(count);

/** Searches that the trends have counted. */
async function counted(): Promise<number> {
  const [row] = await server().services.database.query<{ searches: number }>(
    "SELECT COALESCE(SUM(searches), 0) AS searches FROM place_searches",
    { type: QueryTypes.SELECT },
  );
  return Number(row?.searches);
}

describe("search history", () => {
  // @spec 3.18, 7.24
  it("stores words and place with the number of jobs, latest first, each once", async () => {
    const job = await buildJob({ title: "Net mender" });
    await server().refresh(job.id);
    await search("search=mender&latitude=39.29&longitude=-76.61&location=Baltimore");
    await remembered(1);
    server().advance(1_000);
    await search("search=pilot");
    await remembered(2);
    server().advance(1_000);
    await search("search=Mender&latitude=39.29&longitude=-76.61&location=baltimore");
    await expect
      .poll(async () => (await preferences()).recentSearches.map(({ keyword }) => keyword.toLowerCase()))
      .toEqual(["mender", "pilot"]);
    expect((await preferences()).recentSearches[0]).toMatchObject({
      location: "Baltimore",
      latitude: 39.29,
      longitude: -76.61,
      job_count: 1,
    });
  });

  it("stores a place among the words as the place, like the same search with both fields", async () => {
    const job = await buildJob({ title: "Net mender" });
    await server().refresh(job.id);
    await search("search=net+mender+within+30+miles+of+baltimore");
    await search("search=net+mender&location=Baltimore,+MD&distance=30");
    await remembered(1);
    expect((await preferences()).recentSearches).toMatchObject([
      { keyword: "net mender", location: "Baltimore, MD", job_count: 1 },
    ]);
  });

  it("does not store browsing, further pages, visitors and employers", async () => {
    const employer = await server().signIn("employer");
    await search("bbox=-80,30,-70,40&search=mender");
    await search("search=mender&page=2");
    await search("");
    await employer.ok("GET user/job/list", "user/job/list?search=mender");
    await server().ok("GET user/job/list", "user/job/list?search=mender");
    await search("search=last");
    await remembered(1);
    expect((await preferences()).recentSearches).toMatchObject([{ keyword: "last" }]);
  });

  it("stores the person's search unchanged, whatever else the page requests", async () => {
    const job = await buildJob({ title: "Net mender" });
    await server().refresh(job.id);
    await search("search=mender&latitude=39.29&longitude=-76.61&location=Baltimore");
    await search("search=driver");
    await remembered(2);
    const before = (await preferences()).recentSearches;
    const trends = await counted();
    // Remote jobs beside the search, then the same search as if it had another count.
    await search("search=mender&location_type=TELECOMMUTE&limit=3&purpose=page");
    await search("search=driver&location_type=TELECOMMUTE&limit=3&purpose=page");
    await search("search=pilot&latitude=39.29&longitude=-76.61&location=Baltimore&purpose=history");
    await remembered(3);
    const [latest, ...rest] = (await preferences()).recentSearches;
    expect(latest).toMatchObject({ keyword: "pilot", location: "Baltimore", job_count: 0 });
    expect(rest).toEqual(before);
    expect(await counted()).toBe(trends);
    expect(await ada.fails("GET", "user/job/list?search=x&purpose=fun")).toMatchObject({ httpStatus: 400 });
  });

  it("keeps the latest entries only", async () => {
    for (let n = 0; n < HISTORY_LENGTH + 3; n++) {
      server().advance(1_000);
      await recordSearch(server().services, {
        accountId: ada.account.id,
        keyword: `job ${n}`,
        location: "",
        point: undefined,
        jobCount: 0,
      });
    }
    const { recentSearches } = await preferences();
    expect(recentSearches).toHaveLength(HISTORY_LENGTH);
    expect(recentSearches.at(-1)?.keyword).toBe("job 3");
  });

  it("is deleted one by one or at once, for one's own account only", async () => {
    for (const word of ["one", "two", "three"]) await search(`search=${word}`);
    await remembered(3);
    const [first] = (await preferences()).recentSearches;
    const other = await server().signIn("user");
    const path = "user/job/delete-search-history";
    expect(await other.fails("POST", path, { id: first?.id })).toMatchObject({ httpStatus: 404 });
    await ada.ok("POST user/job/delete-search-history", path, { id: first?.id });
    expect(await other.ok("POST user/job/clear-search-history", "user/job/clear-search-history", {})).toEqual(
      {
        removed: 0,
      },
    );
    expect(await ada.ok("POST user/job/clear-search-history", "user/job/clear-search-history", {})).toEqual({
      removed: 2,
    });
  });
});

describe("dismissed jobs", () => {
  // @spec 3.19, 7.24
  it("are listed by name, restored one by one or all at once, and counted once", async () => {
    const [net, pilot] = [await buildJob({ title: "Net mender" }), await buildJob({ title: "Pilot" })];
    const dismiss = (job_id: number) =>
      ada.ok("POST user/job/not-interested", "user/job/not-interested", { job_id });
    const { id } = await dismiss(net.id);
    expect(await dismiss(net.id)).toEqual({ id });
    await dismiss(pilot.id);
    expect((await preferences()).notInterestedJobs.map(({ job_name }) => job_name)).toEqual([
      "Pilot",
      "Net mender",
    ]);
    const path = "user/job/delete-not-interestd-job";
    await ada.ok("POST user/job/delete-not-interestd-job", path, { job_id: pilot.id });
    const other = await server().signIn("user");
    expect(await other.fails("POST", path, { id })).toMatchObject({ httpStatus: 404 });
    expect(await ada.fails("POST", path, {})).toMatchObject({ httpStatus: 400 });
    expect((await ada.ok("GET user/job/marks", "user/job/marks")).not_interested).toEqual([net.id]);
    const clear = "user/job/clear-not-interestd-jobs";
    expect(await ada.ok("POST user/job/clear-not-interestd-jobs", clear, {})).toEqual({ removed: 1 });
  });
});

describe("reports", () => {
  it("count once per person, keep the last text, and require a reason", async () => {
    const job = await buildJob();
    const report = (body: object) =>
      ada.ok("POST user/job/report", "user/job/report", { job_id: job.id, ...body });
    await report({ reason: "SCAM" });
    await report({ reason: "OTHER", note: "It asks for my bank account" });
    expect(await jobReports()).toMatchObject([{ reason: "OTHER", note: "It asks for my bank account" }]);
    const bad = await ada.fails("POST", "user/job/report", { job_id: job.id, reason: "OTHER" });
    expect(bad.error).toEqual({ note: "Please describe the problem." });
    expect(await ada.fails("POST", "user/job/report", { job_id: 99_999, reason: "SCAM" })).toMatchObject({
      httpStatus: 404,
    });
  });
});

describe("access (S22)", () => {
  // @spec 6.7
  it.each([
    "user/job/clear-search-history",
    "user/job/clear-not-interestd-jobs",
    "user/job/not-interested",
    "user/job/report",
    "user/job/save",
    "user/job/clear-save-jobs",
    "user/folder/add",
  ])("%s: rejects visitors and employers", async (path) => {
    const employer = await server().signIn("employer");
    expect(await server().fails("POST", path, {})).toMatchObject({ httpStatus: 401 });
    expect(await employer.fails("POST", path, {})).toMatchObject({ httpStatus: 403 });
  });
});
