import { DAY_MS } from "@jobmap/contract/limits";
import type { Sequelize } from "sequelize";
import { expect, it } from "vitest";
import { followJobPages } from "../../src/commands/search-engines/follow-job-pages.ts";
import { Company, JobLocation } from "../../src/models/index.ts";
import { readXml } from "../feeds/read-xml.ts";
import { buildCompany, buildJob } from "../support/build.ts";
import { useServer } from "../support/use-server.ts";

const server = useServer({ settings: { ADDRESS_LIMITS: "1000" } });
const get = async (path: string, headers: Record<string, string> = {}) => {
  const reply = await server().request("GET", path, { headers });
  return { status: reply.status, headers: reply.headers, text: await reply.text() };
};
/** Addresses of a sitemap with when they changed. */
const entriesOf = async (path: string): Promise<[path: string, changed: string | undefined][]> => {
  const { status, text } = await get(path);
  if (status !== 200) throw new Error(text);
  readXml(text);
  const changed = [...text.matchAll(/<loc>([^<]*)<\/loc>(?:<lastmod>([^<]*)<\/lastmod>)?/g)];
  return changed.map(([, address = "", time]) => [new URL(address).pathname, time]);
};
const pathsOf = async (path: string) => (await entriesOf(path)).map(([each]) => each);
const changedAt = async (id: number, at: string) =>
  (await entriesOf(at)).find(([path]) => path === `/job/${id}`)?.[1];
const database = (): Sequelize => server().services.database;
/** The file that a job is in. */
const fileOf = ({ id }: { id: number }) => `/sitemaps/jobs-${Math.floor(id / 50_000)}.xml`;
/** Writes the note of a change, as commands do. */
const noted = async (id: number) => {
  await database().query("INSERT INTO job_changes (job_id) VALUES (?)", { replacements: [id] });
  await followJobPages(server().services);
};

it("name open jobs and the companies that have them, and nothing else", async () => {
  const company = await buildCompany();
  const open = await buildJob({}, { company });
  const ended = await buildJob({ validThrough: new Date(Date.now() + DAY_MS) }, { company });
  const draft = await buildJob({ status: "DRAFT" }, { company });
  const hidden = await buildCompany({ showProfile: false });
  const secret = await buildJob({}, { company: hidden });
  const idle = await buildCompany();
  const far = await buildJob({ id: open.id + 100_000 }, { company });
  await server().refresh(open.id, ended.id, draft.id, secret.id, far.id);

  expect(await pathsOf("/sitemap.xml")).toEqual([
    fileOf(open),
    fileOf(far),
    "/sitemaps/companies-0.xml",
    "/sitemaps/maps-0.xml",
  ]);
  expect(await pathsOf("/sitemaps/maps-0.xml")).toEqual([`/jobmap/${company.slug}`]);
  expect(await pathsOf(fileOf(open))).toEqual([`/job/${open.id}`, `/job/${ended.id}`]);
  // A job stays in its file, whatever comes and goes before it.
  expect(await pathsOf(fileOf(far))).toEqual([`/job/${far.id}`]);
  expect(await pathsOf("/sitemaps/companies-0.xml")).toEqual([`/company/${company.username}`]);
  expect(idle.id).toBeGreaterThan(0);
  const between = fileOf({ id: open.id + 50_000 });
  for (const path of [between, "/sitemaps/drafts-0.xml", "/sitemaps/constructor-0.xml"])
    expect((await get(path)).status, path).toBe(404);

  // At the moment it ends, it is gone, before anything is written about it.
  server().advance(DAY_MS + 1_000);
  await server().services.jobIndex.catchUp();
  expect(await pathsOf(fileOf(open))).toEqual([`/job/${open.id}`]);
  expect(await server().fails("GET", `user/job/${ended.id}`)).toMatchObject({ httpStatus: 410 });
  await company.update({ showProfile: false });
  expect((await get(fileOf(open))).status).toBe(404);
});

it("name a page's address in each language, where it has more than one", async () => {
  const company = await buildCompany();
  const job = await buildJob({}, { company });
  await server().refresh(job.id);
  const { text } = await get(fileOf(job));
  readXml(text);
  const [, links = ""] = /<url>.*?((?:<xhtml:link[^>]*>)+)<\/url>/.exec(text) ?? [];
  const named = [...links.matchAll(/hreflang="(\w+)" href="([^"]+)"/g)].map(([, language, address = ""]) => [
    language,
    new URL(address).pathname,
  ]);
  expect(named).toEqual([
    ["en", `/job/${job.id}`],
    ["es", `/es/job/${job.id}`],
  ]);
  expect((await get("/sitemaps/companies-0.xml")).text).toContain(`/es/company/${company.username}"`);
  expect((await get("/sitemaps/maps-0.xml")).text).toContain(`/es/jobmap/${company.slug}"`);
});

it("tell when what a page shows has changed, and not when it was merely saved", async () => {
  const job = await buildJob({ updatedAt: new Date("2026-01-05T10:00:00Z") });
  await database().query("UPDATE jobs SET updated_at = '2026-01-05 10:00:00.000' WHERE id = ?", {
    replacements: [job.id],
  });
  await server().refresh(job.id);
  const at = fileOf(job);
  expect(await changedAt(job.id, at)).toBeUndefined();
  await followJobPages(server().services);
  expect(await changedAt(job.id, at)).toBe("2026-01-05T10:00:00.000Z");

  await job.update({ lastConfirmedAt: new Date(), version: 7, expiryToldAt: new Date() });
  await noted(job.id);
  expect(await changedAt(job.id, at)).toBe("2026-01-05T10:00:00.000Z");

  let last = Date.parse("2026-01-05T10:00:00Z");
  const changes = [
    () => job.update({ title: "Boatswain" }),
    () => job.update({ salaryMin: 100, salaryCurrency: "USD", salaryUnit: "HOUR" }),
    () => JobLocation.update({ locality: "Annapolis" }, { where: { jobId: job.id } }),
    () => Company.update({ name: "Bay Works" }, { where: { id: job.companyId } }),
  ];
  for (const change of changes) {
    await change();
    server().advance(1_000);
    await noted(job.id);
    const now = Date.parse((await changedAt(job.id, at)) ?? "");
    expect(now, change.toString()).toBeGreaterThan(last);
    last = now;
  }
  expect((await entriesOf("/sitemap.xml"))[0]?.[1]).toMatch(/^\d{4}-\d\d-\d\dT/);
  const [, company] = (await entriesOf("/sitemaps/companies-0.xml"))[0] ?? [];
  expect(Date.parse(company ?? "")).toBeGreaterThanOrEqual(last);
});

it("are sent again when something has changed, and compressed", async () => {
  const job = await buildJob({});
  await server().refresh(job.id);
  await followJobPages(server().services);
  const path = fileOf(job);
  const first = await get(path);
  const tag = first.headers.get("ETag") ?? "";
  expect(first.headers.get("Content-Type")).toContain("application/xml");
  expect(await get(path, { "If-None-Match": tag })).toMatchObject({ status: 304, text: "" });
  const index = (await get("/sitemap.xml")).headers.get("ETag") ?? "";
  expect((await get("/sitemap.xml", { "If-None-Match": index })).status).toBe(304);
  await job.update({ title: "Boatswain" });
  server().advance(1_000);
  await noted(job.id);
  expect((await get(path, { "If-None-Match": tag })).status).toBe(200);
  const head = await server().request("HEAD", path);
  expect([head.status, await head.text()]).toEqual([200, ""]);

  const more = await Promise.all(Array.from({ length: 20 }, () => buildJob({})));
  await server().refresh(...more.map(({ id }) => id));
  const { url } = server();
  for (const encoding of ["gzip", "br"]) {
    const reply = await fetch(url + path, { headers: { "Accept-Encoding": encoding } });
    expect(reply.headers.get("Content-Encoding")).toBe(encoding);
    expect(await reply.text()).toContain(`/job/${job.id}<`);
  }
});

it("are named by robots.txt, which keeps robots from the API", async () => {
  const { headers, text } = await get("/robots.txt");
  expect(headers.get("Content-Type")).toContain("text/plain");
  expect(text).toContain(`Sitemap: ${server().services.env.PUBLIC_URL}/sitemap.xml\n`);
  expect(text).toContain("Disallow: /api/\n");
});
