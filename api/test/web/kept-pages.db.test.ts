import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { endpoints, type ServerContext } from "@jobmap/contract";
import Koa from "koa";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { IndexKeeper } from "../../src/background/index-keeper.ts";
import { createCaller } from "../../src/http/caller.ts";
import { type Company, Job } from "../../src/models/index.ts";
import { routes } from "../../src/routes/index.ts";
import type { Services } from "../../src/services.ts";
import { keptFirst } from "../../src/web/kept/kept-first.ts";
import { KeptPages } from "../../src/web/kept/kept-pages.ts";
import { ownPages } from "../../src/web/kept/own-pages.ts";
import { markdownPages } from "../../src/web/markdown/index.ts";
import { type PagesModule, pages } from "../../src/web/pages.ts";
import { buildCompany, buildEmployer, buildJob, buildSession } from "../support/build.ts";
import { useDatabase } from "../support/database.ts";
import { useServer } from "../support/use-server.ts";

/** A web app whose job page shows the title, the company and how many jobs that has; it counts what it renders. */
function webApp() {
  const rendered: string[] = [];
  const module: PagesModule = {
    release: "1",
    publicPages: () => [],
    textPage: () => undefined,
    async renderPage(request: Request, context: ServerContext): Promise<Response> {
      const { pathname, search } = new URL(request.url);
      rendered.push(pathname + search);
      const html = (body: string) =>
        new Response(`<script nonce="${context.nonce}">go()</script>${body}`, {
          headers: { "Content-Type": "text/html; charset=utf-8" },
        });
      const id = /^\/job\/(\d+)$/.exec(pathname)?.[1];
      if (pathname === "/article") return html(String((await context.call("GET blog/list", {})).total));
      if (id === undefined) return html("plain");
      try {
        const job = await context.call("GET user/job/{id}", { params: { id: Number(id) } });
        const company = await context.call("GET user/company/getCompanyDetail/{id}", {
          params: { id: String(job.company.id) },
        });
        const promise = job.answer_promise_days ?? "no";
        return html(`<h1>${job.title}</h1>${job.company.name} ${company.job_count}, ${promise} days`);
      } catch (error) {
        if (error instanceof Response) return new Response("over", { status: error.status });
        throw error;
      }
    },
  };
  return { module, rendered };
}

describe("kept pages", () => {
  const server = useServer();
  const database = useDatabase();
  const open: (() => Promise<unknown>)[] = [];
  let company: Company;
  let job: Job;

  /** A process of the product, with its own index. */
  async function startProcess(change: Partial<Services> = {}) {
    const { log, now } = server().services;
    const jobIndex = new IndexKeeper(database(), log, now);
    await jobIndex.load();
    const services = { ...server().services, jobIndex, ...change };
    const { module, rendered } = webApp();
    const app = new Koa();
    app.silent = true;
    const kept = new KeptPages();
    app.use(markdownPages({ services, call: createCaller(routes, services) }));
    app.use(
      pages({
        services,
        call: createCaller(routes, services),
        basemapUrl: "",
        basemapFolder: "",
        embedBytes: () => null,
        load: async () => module,
        kept,
      }),
    );
    const listening: Server = createServer(
      keptFirst(app.callback(), { services, source: ownPages(kept, services), release: "1" }),
    ).listen(0, "127.0.0.1");
    await new Promise((resolve) => listening.once("listening", resolve));
    open.push(
      () => new Promise((resolve) => listening.close(resolve)),
      () => jobIndex.stop(),
    );
    const { port } = listening.address() as AddressInfo;
    const get = async (path: string, headers: Record<string, string> = {}) => {
      const response = await fetch(`http://127.0.0.1:${port}${path}`, { headers });
      return { status: response.status, headers: response.headers, text: await response.text() };
    };
    return { get, rendered, noteWrite: () => jobIndex.noteWrite() };
  }

  beforeEach(async () => {
    company = await buildCompany({ name: "Harbor Freight" });
    job = await buildJob({ title: "Deckhand" }, { company });
  });
  afterEach(async () => {
    for (const close of open.splice(0)) await close();
  });

  const noted = (id: number) =>
    database().query("INSERT INTO job_changes (job_id) VALUES (?)", { replacements: [id] });

  /** For so long a page may miss what another process has committed. */
  const toOtherProcesses = () => new Promise((resolve) => setTimeout(resolve, 60));

  it("are rendered once, for many who ask at once as well", async () => {
    const { get, rendered } = await startProcess();
    const all = await Promise.all(Array.from({ length: 8 }, () => get(`/job/${job.id}`)));
    await get(`/job/${job.id}`);
    for (const { status, text } of all) {
      expect(status).toBe(200);
      expect(text).toContain("<h1>Deckhand</h1>Harbor Freight 1");
    }
    expect(rendered.length).toBeLessThanOrEqual(2);
    expect(all[0]?.headers.get("content-security-policy")).toMatch(/script-src 'self' 'sha256-[^']+';/);
  });

  it("are no reply to whom asks for Markdown at their address", async () => {
    const { get } = await startProcess();
    const accept = "text/html,*/*;q=0.8";
    for (let i = 0; i < 3; i++) {
      const { headers } = await get(`/job/${job.id}`, { accept });
      expect(headers.get("content-type")).toMatch("text/html");
      expect(headers.get("vary")?.split(", ")).toContain("Accept");
      expect(headers.get("link")).toMatch('rel="alternate"; type="text/markdown"');
    }
    const markdown = await get(`/job/${job.id}`, { accept: "text/markdown, text/html;q=0.5" });
    expect(markdown.headers.get("content-type")).toMatch("text/markdown");
    expect(markdown.text).toContain("# Deckhand");
  });

  it("show every change within a twentieth of a second, in two processes", async () => {
    const processes = [await startProcess(), await startProcess()];
    const shown = async (status: number, text: string) => {
      await toOtherProcesses();
      for (const { get } of processes)
        for (let i = 0; i < 2; i++)
          expect(await get(`/job/${job.id}`)).toMatchObject({ status, text: expect.stringContaining(text) });
    };
    await shown(200, "<h1>Deckhand</h1>Harbor Freight 1");
    await job.update({ title: "Boatswain" });
    await noted(job.id);
    await shown(200, "<h1>Boatswain</h1>Harbor Freight 1");
    await company.update({ name: "Bay Freight" });
    await shown(200, "Bay Freight 1");
    const another = await buildJob({}, { company });
    await noted(another.id);
    await shown(200, "Bay Freight 2");
    await Job.update({ status: "CLOSED" }, { where: { id: job.id } });
    await noted(job.id);
    await shown(410, "over");
  });

  it("show a promise of answers, and none once it is taken back", async () => {
    const { get, rendered } = await startProcess();
    const employer = server().as(await buildSession(await buildEmployer({}, company)));
    const promise = (days: number | null) =>
      employer.ok("POST employer/profile/update-answer-promise", "employer/profile/update-answer-promise", {
        days,
      });
    const shown = async (text: string) => {
      await toOtherProcesses();
      for (let i = 0; i < 3; i++)
        expect(await get(`/job/${job.id}`)).toMatchObject({ text: expect.stringContaining(text) });
    };
    await shown("no days");
    await promise(3);
    await shown("3 days");
    await promise(5);
    await shown("5 days");
    await promise(null);
    await shown("no days");
    // Rendered anew for what has changed alone.
    expect(rendered.length).toBe(4);
  });

  it("show what the same process has written with the next request", async () => {
    const { get, noteWrite } = await startProcess();
    for (const title of ["Boatswain", "Cook", "Purser", "Pilot"]) {
      await get(`/job/${job.id}`);
      await job.update({ title });
      await noted(job.id);
      noteWrite();
      expect((await get(`/job/${job.id}`)).text).toContain(`<h1>${title}</h1>`);
    }
  });

  it("are sent in the smallest form that a browser takes", async () => {
    const { get } = await startProcess();
    const browsers = { "Accept-Encoding": "gzip, deflate, br, zstd" };
    const large = `/job/${job.id}`;
    for (let i = 0; i < 2; i++)
      expect((await get(large, browsers)).headers.get("content-encoding")).toBe("br");
  });

  it("end with the listing, to the second", async () => {
    await job.update({ validThrough: new Date(server().services.now().getTime() + 5_000) });
    const { get } = await startProcess();
    expect(await get(`/job/${job.id}`)).toMatchObject({ status: 200 });
    server().advance(5_100);
    expect(await get(`/job/${job.id}`)).toMatchObject({ status: 410 });
  });

  it("are the same for two people and a visitor, and name nobody", async () => {
    const { get } = await startProcess();
    const visitor = await get(`/job/${job.id}`);
    expect(visitor.headers.get("set-cookie")).toContain("browser=");
    expect(visitor.headers.get("cache-control")).toBe("private, no-cache");
    const people = [];
    for (const role of ["user", "employer"] as const) {
      const { account, token } = await server().signIn(role);
      const first = await get("/");
      const cookies = first.headers.getSetCookie().map((cookie) => cookie.split(";")[0]);
      const headers = { Cookie: cookies.join("; "), Authorization: `Bearer ${token}` };
      people.push({ account, headers, page: await get(`/job/${job.id}`, headers) });
    }
    for (const { account, headers, page } of people) {
      expect(page.text).toBe(visitor.text);
      expect(page.headers.get("set-cookie")).toBeNull();
      expect(page.headers.get("cache-control")).toBe("public, no-cache");
      const whole = JSON.stringify([...page.headers]) + page.text;
      for (const secret of [account.email, ...headers.Cookie.split("; "), headers.Authorization.slice(7)])
        expect(whole).not.toContain(secret);
      const etag = page.headers.get("etag") ?? "";
      const again = await get(`/job/${job.id}`, { ...headers, "If-None-Match": etag });
      expect(again).toMatchObject({ status: 304, text: "" });
      expect(again.headers.get("set-cookie")).toBeNull();
      await company.update({ name: `Harbor ${account.id}` });
      await toOtherProcesses();
      expect(await get(`/job/${job.id}`, { ...headers, "If-None-Match": etag })).toMatchObject({
        status: 200,
      });
      await company.update({ name: "Harbor Freight" });
      await toOtherProcesses();
    }
    // Somebody without cookies gets the page with cookies of their own, whatever tag they send.
    const stranger = await get(`/job/${job.id}`, { "If-None-Match": visitor.headers.get("etag") ?? "" });
    expect(stranger).toMatchObject({ status: 200, text: visitor.text });
    expect(stranger.headers.get("cache-control")).toBe("private, no-cache");
  });

  it("are only those whose data has a version", async () => {
    const { get, rendered } = await startProcess();
    for (let i = 0; i < 3; i++) expect(await get("/article")).toMatchObject({ status: 200 });
    expect(rendered.length).toBe(3);
    expect((await get("/article")).headers.get("content-security-policy")).toMatch(/'nonce-[^']+'/);
    for (let i = 0; i < 3; i++) await get("/job/4000000000");
    expect(rendered.length).toBe(7);
    expect(Object.keys(endpoints)).toContain("GET blog/list");
  });

  it("tell the same of the same minute, and no more than one minute", async () => {
    const { get, rendered } = await startProcess();
    await get("/about");
    server().advance(60_000);
    await get("/about");
    expect(rendered.length).toBe(2);
  });
});
