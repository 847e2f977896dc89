import { DAY_MS } from "@jobmap/contract/limits";
import { QueryTypes } from "sequelize";
import { beforeEach, describe, expect, it } from "vitest";
import { countMapFailures, MAX_ROWS_PER_DAY } from "../../src/commands/count-map-failure.ts";
import { MAX_PER_NETWORK_AND_DAY } from "../../src/commands/take-map-failure.ts";
import { Company } from "../../src/models/index.ts";
import { buildJob } from "../support/build.ts";
import type { SignedIn } from "../support/server.ts";
import { useServer } from "../support/use-server.ts";

const SITE = "https://harbor.example";
const PAGE = `${SITE}/careers`;

describe("map failures on another site", () => {
  const server = useServer({ settings: { TRUST_PROXY: "1" } });
  let employer: SignedIn;
  let company: Company;
  let people = 0;
  beforeEach(async () => {
    employer = await server().signIn("employer");
    company = await Company.findByPk(employer.account.companyId ?? 0, { rejectOnEmpty: true });
  });

  const BROWSER = { "User-Agent": "Mozilla/5.0 Firefox/140.0" };
  const somewhere = () => ({ "X-Forwarded-For": `198.51.${++people >> 8}.${people & 255}` });
  const path = () => `map/company/${company.username}/failure`;
  /** What an embed posts from a page of a site. */
  const tell = (body: object = {}, headers: Record<string, string> = {}) =>
    server()
      .browser({ ...BROWSER, ...somewhere(), Origin: SITE, ...headers })
      .request("POST", `/api/v1/${path()}`, {
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({ page: PAGE, reason: "connect-src", ...body }),
      });
  /** What it asks for where the page's policy lets it post nothing. */
  const ask = (page = PAGE, headers: Record<string, string> = {}, name = company.username, method = "GET") =>
    server()
      .browser({ ...BROWSER, ...somewhere(), Origin: SITE, ...headers })
      .request(method, `/widget/v1/failure/${name}.js?page=${encodeURIComponent(page)}`);
  const seen = async (days = 7) =>
    (await employer.ok("GET employer/map-failures", `employer/map-failures?days=${days}`)).items;
  const rows = () =>
    server().services.database.query("SELECT * FROM map_failures", { type: QueryTypes.SELECT });

  it("are counted by page and reason, latest first, late loads separately, without visitor data", async () => {
    for (const body of [{}, {}, { recovered: true }, { reason: "http-5xx", page: `${SITE}/` }])
      expect((await tell(body)).status).toBe(200);
    expect(await seen()).toEqual([
      {
        page: `${SITE}/`,
        reason: "http-5xx",
        visits: 1,
        recovered: 0,
        last_at: expect.any(String),
        worked_on: null,
      },
      {
        page: PAGE,
        reason: "connect-src",
        visits: 2,
        recovered: 1,
        last_at: expect.any(String),
        worked_on: null,
      },
    ]);
    const [row] = await rows();
    expect(Object.keys(row ?? {})).toEqual([
      "company_id",
      "day",
      "page",
      "reason",
      "visits",
      "recovered",
      "last_at",
    ]);
    expect(JSON.stringify(await rows())).not.toMatch(/198\.51|Firefox/);
  });

  it("can be reported by pages of any origin, without credentials", async () => {
    const preflight = await server().request("OPTIONS", `/api/v1/${path()}`, {
      headers: { Origin: SITE, "Access-Control-Request-Method": "POST" },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get("access-control-allow-origin")).toBe("*");
    expect((await tell()).headers.get("access-control-allow-origin")).toBe("*");
  });

  it.each([
    ["page", "https://harbor.example/?token=secret"],
    ["page", `https://harbor.example/${"x".repeat(10_000)}`],
    ["page", "javascript:alert(1)"],
    ["page", "https://harbor.example/<script>alert(1)</script>"],
    ["page", "https://"],
    ["page", 7],
    ["reason", "offline"],
    ["reason", "<b>"],
    ["recovered", "yes"],
  ])("reject %s=%j", async (field, value) => {
    const reply = await server().fails("POST", path(), { page: PAGE, reason: "stalled", [field]: value });
    expect(reply).toMatchObject({ httpStatus: 400, error: { [field]: expect.any(String) } });
    expect(await rows()).toEqual([]);
  });

  it("are not counted for a hidden or unknown company", async () => {
    await Company.update({ showProfile: false }, { where: { id: company.id } });
    const body = { page: PAGE, reason: "stalled" };
    expect(await server().fails("POST", path(), body)).toMatchObject({ code: "gone" });
    expect(await server().fails("POST", "map/company/nobody/failure", body)).toMatchObject({
      code: "not_found",
    });
    expect((await ask()).status).toBe(200);
    expect((await ask(PAGE, {}, "nobody")).status).toBe(200);
    await server().services.failures.drain();
    expect(await rows()).toEqual([]);
  });

  it("count only from a browser on that site, which must be allowed to show the map", async () => {
    await Company.update({ embedOrigins: [SITE] }, { where: { id: company.id } });
    for (const refused of [
      tell({}, { Origin: "https://rival.example" }),
      tell({}, { Origin: "null" }),
      tell({}, { "User-Agent": "curl/8" }),
      tell({ page: "https://elsewhere.example/" }, { Origin: "https://elsewhere.example" }),
      tell({ page: `${server().url}/jobmap-integration` }, { Origin: server().url }),
      tell({}, { Origin: server().url }),
    ])
      expect((await refused).status).toBe(200);
    expect(await rows()).toEqual([]);
    await tell({ page: "https://user:secret@HARBOR.example" });
    expect(await seen()).toMatchObject([{ page: `${SITE}/`, visits: 1 }]);
  });

  it("from one machine count ten times a day, however they are reported", async () => {
    const address = { "X-Forwarded-For": "203.0.113.9" };
    for (let i = 0; i < 40; i++) await (i % 2 ? tell({}, address) : ask(PAGE, address));
    await server().services.failures.drain();
    expect(await seen()).toMatchObject([{ visits: MAX_PER_NETWORK_AND_DAY }]);
    for (let i = 0; i < 20; i++) await tell({}, address);
    const told = await tell({}, address);
    expect(told.status).toBe(429);
    expect(Number(told.headers.get("retry-after"))).toBeGreaterThan(0);
  });

  it("of a company are limited to a hundred rows a day", async () => {
    const { database } = server().services;
    const failure = {
      companyId: company.id,
      reason: "stalled",
      visits: 1,
      recovered: 0,
      at: new Date(),
    } as const;
    for (let i = 0; i < MAX_ROWS_PER_DAY + 5; i++)
      await countMapFailures(database, { ...failure, page: `${SITE}/${i}` });
    await countMapFailures(database, { ...failure, page: `${SITE}/0` });
    expect(await rows()).toHaveLength(MAX_ROWS_PER_DAY);
    expect(await seen()).toHaveLength(50);
  });

  it("reported by script request are counted in memory first: a GET writes nothing", async () => {
    const reply = await ask();
    expect(reply.status).toBe(200);
    expect(await reply.text()).toBe("export {};\n");
    expect(Object.fromEntries(reply.headers)).toMatchObject({
      "content-type": "text/javascript; charset=utf-8",
      "access-control-allow-origin": "*",
      "cross-origin-resource-policy": "cross-origin",
      "cache-control": "no-store",
    });
    await ask(PAGE, {}, company.username, "HEAD");
    await ask(PAGE, { "Sec-Fetch-Dest": "document" });
    await ask(PAGE, { Origin: "https://rival.example" });
    await ask(`${PAGE}?token=secret`);
    await ask();
    expect(await rows()).toEqual([]);
    await server().services.failures.drain();
    expect(await seen()).toMatchObject([{ page: PAGE, reason: "connect-src", visits: 2, recovered: 0 }]);
  });

  it("end when somebody opens a job there on a later day, and are deleted after thirty days", async () => {
    await tell();
    server().advance(DAY_MS);
    expect(await seen()).toMatchObject([{ visits: 1, worked_on: null }]);
    const job = await buildJob({}, { company });
    const click = { job_id: job.id, source: "embed", page: PAGE };
    await server()
      .browser({ ...BROWSER, ...somewhere(), Origin: SITE })
      .request("POST", "/api/v1/user/job/click", {
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify(click),
      });
    const today = new Date(Date.now() + DAY_MS).toISOString().slice(0, 10);
    expect(await seen()).toMatchObject([{ visits: 1, worked_on: today }]);
    server().advance(8 * DAY_MS);
    expect(await seen()).toEqual([]);
    expect(await seen(30)).toHaveLength(1);
    server().advance(22 * DAY_MS);
    server().workers.housekeeper.poke();
    await server().workers.housekeeper.drain();
    expect(await rows()).toEqual([]);
  });

  it("are shown to and dismissed by the company's own people only", async () => {
    await tell();
    const other = await server().signIn("employer");
    const candidate = await server().signIn("user");
    const key = { page: PAGE, reason: "connect-src" };
    expect(await server().fails("GET", "employer/map-failures")).toMatchObject({ httpStatus: 401 });
    expect(await candidate.fails("GET", "employer/map-failures")).toMatchObject({ httpStatus: 403 });
    expect(await other.ok("GET employer/map-failures", "employer/map-failures")).toEqual({ items: [] });
    const dismiss = "employer/map-failures/dismiss";
    expect(await candidate.fails("POST", dismiss, key)).toMatchObject({ httpStatus: 403 });
    expect(await other.fails("POST", dismiss, key)).toMatchObject({ httpStatus: 404 });
    expect(await employer.fails("POST", dismiss, { page: "x", reason: "y" })).toMatchObject({
      httpStatus: 400,
    });
    expect(await seen()).toHaveLength(1);
    await employer.ok("POST employer/map-failures/dismiss", dismiss, key);
    expect(await seen()).toEqual([]);
    expect(await employer.fails("POST", dismiss, key)).toMatchObject({ httpStatus: 404 });
    await tell();
    expect(await seen()).toMatchObject([{ visits: 1 }]);
  });
});
