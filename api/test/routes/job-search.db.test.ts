import { describe, expect, it } from "vitest";
import { buildCompany, buildJob } from "../support/build.ts";
import { useServer } from "../support/use-server.ts";

describe("GET user/job/list", () => {
  const server = useServer();
  const list = (query: string) => server().ok("GET user/job/list", `user/job/list?${query}`);

  it("answers an empty marketplace with an empty page", async () => {
    expect(await list("")).toEqual({
      tag: expect.any(String),
      items: [],
      total: 0,
      page: 1,
      limit: 20,
      understood: null,
      reasons: [],
    });
  });

  it("shows published jobs only, newest first, with the exact total", async () => {
    const older = await buildJob({ firstPublishedAt: new Date(Date.now() - 86_400_000) });
    const newer = await buildJob({ firstPublishedAt: new Date() });
    const draft = await buildJob({ status: "DRAFT", firstPublishedAt: null });
    const ended = await buildJob({ validThrough: new Date(Date.now() - 1_000) });
    const paused = await buildJob({ status: "PAUSED" });
    await server().refresh(older.id, newer.id, draft.id, ended.id, paused.id);
    const { items, total } = await list("");
    expect(items.map((job) => job.id)).toEqual([newer.id, older.id]);
    expect(total).toBe(2);
  });

  it("pages", async () => {
    const jobs = await Promise.all([buildJob(), buildJob(), buildJob()]);
    await server().refresh(...jobs.map((job) => job.id));
    const first = await list("limit=2");
    const second = await list("limit=2&page=2");
    expect([first.items.length, second.items.length, second.total]).toEqual([2, 1, 3]);
    expect(new Set([...first.items, ...second.items].map((job) => job.id)).size).toBe(3);
    expect((await list("limit=2&page=9")).items).toEqual([]);
  });

  // @spec 1.1
  it("filters by words, place, pay, type, company and category, together", async () => {
    const company = await buildCompany({ name: "Chesapeake Boatyard" });
    const wanted = await buildJob(
      { title: "Marine Welder", salaryCurrency: "USD", salaryMin: 3_100, salaryUnit: "HOUR" },
      { company, categoryCode: "45-0000", employmentTypes: ["FULL_TIME"], skills: ["TIG welding"] },
    );
    const elsewhere = await buildJob({ title: "Marine Welder" }, { at: [[42.36, -71.06]] });
    const other = await buildJob({ title: "Cook" }, { employmentTypes: ["PART_TIME"] });
    await server().refresh(wanted.id, elsewhere.id, other.id);
    const ids = async (query: string) => (await list(query)).items.map((job) => job.id);
    expect((await ids("search=marine+welder")).sort()).toEqual([wanted.id, elsewhere.id].sort());
    expect(await ids("search=marine+welder&location=Baltimore,+MD&distance=20")).toEqual([wanted.id]);
    expect(await ids("search=welding&pay_floor=6000000&employment_type=FULL_TIME")).toEqual([wanted.id]);
    expect(await ids("pay_floor=6500000")).toEqual([]);
    expect(await ids("company-info=chesapeake")).toEqual([wanted.id]);
    expect(await ids("company-info=nobody")).toEqual([]);
    expect(await ids("company-info-third-party=chesapeake")).toEqual([]);
    expect(await ids(`category=${(await list("search=welding")).items[0]?.category?.id}`)).toEqual([
      wanted.id,
    ]);
  });

  it("prefers employers who answer, says so, and keeps the order for the hour", async () => {
    const [quick, silent, unknown] = await Promise.all([
      buildCompany({ answerPercent: 90, answerDays: 2 }),
      buildCompany({ answerPercent: 20, answerDays: null }),
      buildCompany(),
    ]);
    const firstPublishedAt = new Date();
    const jobs: number[] = [];
    for (const company of [silent, unknown, quick])
      jobs.push((await buildJob({ title: "Cashier", firstPublishedAt }, { company })).id);
    await server().refresh(...jobs);
    const order = async () => (await list("search=cashier")).items.map((job) => job.company.id);
    server().advance(3_600_000);
    await server().services.answerRecords.refresh();
    expect(await order()).toEqual([quick.id, unknown.id, silent.id]);
    const { reasons } = await list("search=cashier");
    expect(reasons[0]).toContain("usually replies within 2 days");
    expect(reasons[1]?.join()).not.toContain("replies");
    expect(reasons[2]).toContain("rarely replies");
    // New figures count from the next hour on, so that pages fit together.
    await quick.update({ answerDays: null });
    await server().services.answerRecords.refresh();
    expect(await order()).toEqual([quick.id, unknown.id, silent.id]);
  });

  it("measures from the searched point, in miles", async () => {
    const near = await buildJob({}, { at: [[39.29, -76.61]] });
    const far = await buildJob({}, { at: [[38.978, -76.492]] });
    await server().refresh(near.id, far.id);
    const { items } = await list("latitude=39.29&longitude=-76.61&distance=50&sort=nearest");
    expect(items.map((job) => job.id)).toEqual([near.id, far.id]);
    expect(items[0]?.distance).toBeCloseTo(0, 1);
    expect(items[1]?.distance).toBeGreaterThan(20);
    expect(items[1]?.distance).toBeLessThan(25);
  });

  it("lists jobs with a known address before jobs located only by town", async () => {
    const middle: [number, number] = [39.29, -76.61];
    const somewhere = await buildJob({}, { at: [middle], location: { precision: "CITY" } });
    const zip = await buildJob({}, { at: [middle], location: { precision: "POSTCODE" } });
    // A mile and five miles to the north.
    const door = await buildJob({}, { at: [[39.3045, -76.61]] });
    const far = await buildJob({}, { at: [[39.3625, -76.61]] });
    await server().refresh(somewhere.id, zip.id, door.id, far.id);
    const ids = async (limit: number) =>
      (await list(`latitude=39.29&longitude=-76.61&sort=nearest&limit=${limit}`)).items.map(({ id }) => id);
    expect(await ids(20)).toEqual([door.id, zip.id, somewhere.id, far.id]);
    expect(await ids(1)).toEqual([door.id]);
  });

  it("shows the searched place first for a job with several", async () => {
    const chain = await buildJob(
      {},
      {
        at: [
          [47.61, -122.33],
          [39.29, -76.61],
          [39.95, -75.17],
        ],
      },
    );
    await server().refresh(chain.id);
    const latitudes = async (query: string) =>
      (await list(query)).items[0]?.locations.map(({ latitude }) => latitude);
    expect(await latitudes("")).toEqual([47.61, 39.29, 39.95]);
    expect(await latitudes("location=Baltimore,+MD&distance=20")).toEqual([39.29, 39.95, 47.61]);
    expect(await latitudes("bbox=-75.5,39.5,-75,40.2")).toEqual([39.95, 47.61, 39.29]);
    // Inside the viewport goes before nearer to the point.
    expect(await latitudes("bbox=-75.5,39.5,-75,40.2&latitude=39.3&longitude=-76.6&distance=200")).toEqual([
      39.95, 39.29, 47.61,
    ]);
  });

  it("reports an unknown place", async () => {
    const reply = await server().fails("GET", "user/job/list?location=Qqqqzzzz");
    expect(reply).toMatchObject({ httpStatus: 400, code: "invalid_input" });
    expect(reply.error).toHaveProperty("location");
  });

  it("rejects unknown sort orders and pages", async () => {
    expect(await server().fails("GET", "user/job/list?sort=nearest")).toMatchObject({
      httpStatus: 400,
      error: { sort: expect.any(String) },
    });
    expect(await server().fails("GET", "user/job/list?page=9999&limit=100")).toMatchObject({
      httpStatus: 400,
      error: { page: expect.any(String) },
    });
  });
});

describe("GET user/job/filter-data", () => {
  const server = useServer();

  it("counts each value under all other filters", async () => {
    const jobs = [
      await buildJob({}, { employmentTypes: ["FULL_TIME"] }),
      await buildJob({}, { employmentTypes: ["FULL_TIME"] }),
      await buildJob({ locationType: "TELECOMMUTE" }, { employmentTypes: ["PART_TIME"], at: [] }),
    ];
    await server().refresh(...jobs.map((job) => job.id));
    const facets = await server().ok(
      "GET user/job/filter-data",
      "user/job/filter-data?employment_type=FULL_TIME",
    );
    expect(facets.total).toBe(2);
    const count = (group: { value: string; count: number }[], value: string) =>
      group.find((item) => item.value === value)?.count ?? 0;
    expect(count(facets.employment_type, "FULL_TIME")).toBe(2);
    expect(count(facets.employment_type, "PART_TIME")).toBe(1);
    expect(count(facets.location_type, "TELECOMMUTE")).toBe(0);
  });

  it("counts some groups only, and nothing again while the jobs are the same", async () => {
    await server().refresh((await buildJob({}, { employmentTypes: ["FULL_TIME"] })).id);
    const path = "user/job/filter-data?facets=employment_type,category";
    const facets = await server().ok("GET user/job/filter-data", path);
    expect(facets.total).toBe(1);
    expect(facets.employment_type).toContainEqual(expect.objectContaining({ value: "FULL_TIME", count: 1 }));
    for (const left of [facets.pay_floor, facets.location_type, facets.company]) expect(left).toEqual([]);
    const { tag } = await server().ok("GET user/job/list", "user/job/list");
    expect(facets.tag, "of one state of the index").toBe(tag);

    const ask = (etag: string) =>
      server().request("GET", `/api/v1/${path}`, { headers: { "If-None-Match": etag } });
    const etag = (await ask("")).headers.get("ETag") ?? "";
    expect((await ask(etag)).status).toBe(304);
    await server().refresh((await buildJob()).id);
    expect((await ask(etag)).status).toBe(200);
    expect((await server().ok("GET user/job/filter-data", path)).tag).not.toBe(tag);
    expect(await server().fails("GET", "user/job/filter-data?facets=color")).toMatchObject({
      error: { facets: expect.any(String) },
    });
  });
});

describe("POST user/job/totals", () => {
  const server = useServer();

  it("counts many searches in one question, each as its list would", async () => {
    const jobs = [
      await buildJob({ title: "Welder" }, { employmentTypes: ["FULL_TIME"] }),
      await buildJob({ title: "Cook" }, { employmentTypes: ["PART_TIME"] }),
    ];
    await server().refresh(...jobs.map((job) => job.id));
    const searches = [
      { search: "welder" },
      { employment_type: "FULL_TIME,PART_TIME" },
      { bbox: "-1,-1,1,1" },
      { location: "Baltimore, MD", distance: "20", employment_type: "PART_TIME" },
      { location: "Qqqqzzzz" },
    ];
    const totals = await server().ok("POST user/job/totals", "user/job/totals", { searches });
    expect(totals).toEqual([1, 2, 0, 1, null]);
  });

  it("reports which search is not valid", async () => {
    expect(
      await server().fails("POST", "user/job/totals", { searches: [{}, { bbox: "north" }] }),
    ).toMatchObject({ httpStatus: 400, error: { "searches[1].bbox": expect.any(String) } });
    const many = Array.from({ length: 21 }, () => ({}));
    expect(await server().fails("POST", "user/job/totals", { searches: many })).toMatchObject({
      error: { searches: expect.any(String) },
    });
  });
});

describe("GET user/job/get-search-job-title", () => {
  const server = useServer();

  it("offers titles and companies", async () => {
    const company = await buildCompany({ name: "Nautilus Divers", isThirdParty: true });
    const job = await buildJob({ title: "Naturalist" }, { company });
    await server().refresh(job.id);
    const found = await server().ok(
      "GET user/job/get-search-job-title",
      "user/job/get-search-job-title?search=na",
    );
    expect(found.map(({ kind, text }) => [kind, text])).toEqual(
      expect.arrayContaining([
        ["title", "Naturalist"],
        ["company", "Nautilus Divers"],
      ]),
    );
    expect(found.find((item) => item.kind === "company")).toMatchObject({
      company_id: company.id,
      count: 1,
      is_third_party: true,
    });
  });
});

describe("companies that facets and suggestions name", () => {
  const server = useServer();

  it("are called as the index has read last", async () => {
    const company = await buildCompany({ name: "Nautilus Divers", isThirdParty: true });
    await server().refresh((await buildJob({ title: "Naturalist" }, { company })).id);
    const named = async () => {
      const facets = await server().ok("GET user/job/filter-data", "user/job/filter-data");
      const path = "user/job/get-search-job-title?search=na";
      const suggestions = await server().ok("GET user/job/get-search-job-title", path);
      const suggested = suggestions.find(({ company_id }) => company_id === company.id);
      return [facets.company, suggested?.is_third_party];
    };
    const facet = (label: string) => [{ value: String(company.id), label, count: 1 }];
    expect(await named()).toEqual([facet("Nautilus Divers"), true]);
    await company.update({ name: "Nautilus & Daughters", isThirdParty: false });
    await server().services.jobIndex.catchUp();
    expect(await named()).toEqual([facet("Nautilus & Daughters"), false]);
  });
});
