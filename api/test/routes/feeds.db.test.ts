import { ConnectionRefusedError } from "sequelize";
import { describe, expect, it, vi } from "vitest";
import { readXml, textsOf } from "../feeds/read-xml.ts";
import { buildCompany, buildJob } from "../support/build.ts";
import { useServer } from "../support/use-server.ts";

const FULL = ["indeed.xml", "linkedin.xml", "postings.json"];
const LATEST = ["jobs.rss", "jobs.atom", "jobs.json"];

describe("feeds of jobs", () => {
  const server = useServer();
  const get = async (path: string, headers: Record<string, string> = {}, method = "GET") => {
    const reply = await server().request(method, `/feeds/${path}`, { headers });
    return { status: reply.status, headers: reply.headers, text: await reply.text() };
  };
  const post = async (company: Awaited<ReturnType<typeof buildCompany>>, values = {}) => {
    const job = await buildJob(values, { company });
    await server().refresh(job.id);
    return job;
  };
  const idsIn = (text: string) =>
    [...new Set(text.match(/(?<=\/job\/)\d+/g)?.map(Number))].toSorted((a, b) => a - b);

  it("have the open jobs of a company, in each format", async () => {
    const company = await buildCompany();
    const open = [await post(company), await post(company, { locationType: "HYBRID" })];
    await post(company, { status: "DRAFT" });
    await post(company, { validThrough: new Date(Date.now() - 1_000) });
    await post(await buildCompany());
    for (const format of [...FULL, ...LATEST]) {
      const { status, headers, text } = await get(`${company.username}/${format}`);
      expect(status).toBe(200);
      expect(idsIn(text), format).toEqual(open.map(({ id }) => id));
      expect(headers.get("Access-Control-Allow-Origin")).toBe("*");
      if (format.endsWith("json")) JSON.parse(text);
      else readXml(text);
    }
  });

  it("have those of all companies, without hidden and invented ones", async () => {
    const job = await post(await buildCompany());
    await post(await buildCompany({ showProfile: false }));
    const demo = await buildCompany({ isDemo: true });
    const invented = await post(demo);
    for (const format of [...FULL, ...LATEST])
      expect(idsIn((await get(format)).text), format).toEqual([job.id]);
    const own = await get(`${demo.username}/jobs.rss`);
    expect(idsIn(own.text)).toEqual([invented.id]);
    expect(own.headers.get("X-Robots-Tag")).toBe("noindex");
  });

  it("are not sent again until something has changed", async () => {
    const company = await buildCompany();
    const job = await post(company);
    for (const format of [...FULL, ...LATEST]) {
      const path = `${company.username}/${format}`;
      const tag = (await get(path)).headers.get("ETag") ?? "";
      const again = await get(path, { "If-None-Match": tag });
      expect([again.status, again.text], format).toEqual([304, ""]);
      await job.update({ title: `Boatswain of ${format}` });
      await server().refresh(job.id);
      const changed = await get(path, { "If-None-Match": tag });
      expect(changed.status).toBe(200);
      expect(changed.text).toContain(`Boatswain of ${format}`);
    }
  });

  it("are compressed for those who can read it, and have a head", async () => {
    const company = await buildCompany();
    for (let n = 0; n < 5; n++) await post(company);
    const path = `${company.username}/indeed.xml`;
    const { headers, text } = await get(path, { "Accept-Encoding": "gzip" });
    expect(headers.get("Content-Encoding")).toBe("gzip");
    expect(readXml(text).children["source"]?.[0]?.children["job"]?.map(textsOf)).toHaveLength(5);
    const head = await get(path, {}, "HEAD");
    expect([head.status, head.text, head.headers.get("ETag")]).toEqual([200, "", headers.get("ETag")]);
  });

  it("say why there are none", async () => {
    const hidden = await buildCompany({ showProfile: false });
    expect((await get(`${hidden.username}/jobs.rss`)).status).toBe(410);
    expect((await get("nobody/jobs.rss")).status).toBe(404);
    expect((await get("jobs.exe")).status).toBe(404);
    const query = vi.spyOn(server().services.database, "query");
    query.mockRejectedValue(new ConnectionRefusedError(new Error("down")));
    for (const format of ["indeed.xml", "jobs.rss"]) {
      const { status, headers, text } = await get(format);
      expect(status).toBe(503);
      expect(headers.get("Cache-Control")).toBe("no-store");
      expect(text).toContain("try again");
    }
    query.mockRestore();
    expect((await get("indeed.xml")).status).toBe(200);
  });

  it("are sent to one reader at a time when they have the jobs of all", async () => {
    const company = await buildCompany();
    await post(company);
    const replies = await Promise.all([1, 2, 3].map(() => get("linkedin.xml")));
    expect(replies.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
    for (const { status, text } of replies)
      if (status !== 200) expect([status, text]).toEqual([503, expect.stringContaining("try again")]);
    expect((await get("linkedin.xml")).status).toBe(200);
  });

  it("charge a reader for what they cost", async () => {
    const company = await buildCompany();
    vi.spyOn(server().services.jobIndex.index, "count").mockReturnValue(1_000_000);
    const statuses = [];
    for (let n = 0; n < 4; n++)
      statuses.push((await get(`${company.username}/indeed.xml`, {}, "HEAD")).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
  });
});
