import { createReadStream, existsSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { Server as SocketServer } from "socket.io";
import { buildCompanyMap, type CompanyMap, encodeCompany } from "../../api/src/company-map/index.ts";
import { companyPage, PAGE_SIZE } from "../../api/src/web/embed/company-page.ts";
import { contentPolicy, writeDocument } from "../../api/src/web/embed/document.ts";
import { firstView } from "../../api/src/web/embed/first-view.ts";
import { pictures } from "../../api/src/web/embed/picture.ts";
import { readQuery } from "../../api/src/web/embed/request.ts";
import { widgetBuild } from "../../api/src/web/embed/widget-build.ts";
import type { CompanyInfo } from "../src/core/company-columns-meta.ts";
import { CATEGORIES, type FakeJob, makeJobs, makeNation, summaryOf } from "./fake-jobs.ts";

const dist = fileURLToPath(new URL("../dist/", import.meta.url));
const TYPES: Readonly<Record<string, string>> = { ".js": "text/javascript", ".json": "application/json" };
/** A small Jobmap server with the built widget, and beside it, on another origin, the page of somebody who embeds it. */
export interface EmbedSite {
  /** Origin of the Jobmap server. */
  readonly host: string;
  /** Every request that it answered, as "GET /path". */
  readonly asked: string[];
  /** Shows a page of the customer's and gives its address. */
  page(html: string, headers?: Readonly<Record<string, string>>): string;
  /** While true the API answers 503. */
  isDown: boolean;
  /** How many pages hear at once of a company's changes. */
  followers(company: string): number;
  /** Extra jobs of "acme", newest first. */
  publish(title: string): void;
  close(): Promise<void>;
}

/** Another name of the same company: its slug, which embed codes may use as well. */
const SLUGS: Readonly<Record<string, string>> = { "acme-hotels": "acme" };

const NAMES = ["acme", "bolt", "big", "empty", "nation"];

export async function openEmbedSite(): Promise<EmbedSite> {
  const asked: string[] = [];
  const pages = new Map<string, { html: string; headers: Readonly<Record<string, string>> }>();
  const companies = new Map<string, FakeJob[]>([
    ["acme", makeJobs(60)],
    ["bolt", makeJobs(12, 1_001)],
    ["big", makeJobs(10_000, 20_001)],
    ["empty", []],
    ["nation", makeNation()],
  ]);
  const state = { isDown: false, version: 1 };

  const api = createServer((request, response) => {
    const url = new URL(request.url ?? "/", "http://localhost");
    asked.push(`${request.method} ${url.pathname}${url.search}`);
    response.setHeader("Access-Control-Allow-Origin", "*");
    response.setHeader("Access-Control-Allow-Headers", "content-type");
    response.setHeader("Access-Control-Expose-Headers", "ETag");
    if (request.method === "OPTIONS") response.writeHead(204).end();
    else if (url.pathname.startsWith("/api/v1/")) answer(url, response);
    else if (url.pathname.startsWith("/widget/v1/failure/"))
      response.writeHead(200, { "Content-Type": "text/javascript" }).end("export {};");
    else if (url.pathname.endsWith("/first.json")) sendFirst(url, response);
    else if (/^\/(job-map-iframe|jobmap)\//.test(url.pathname)) sendPage(url, response);
    else sendFile(url.pathname, response);
  });
  const sockets = new SocketServer(api, { serveClient: false, transports: ["websocket"] });
  const live = sockets.of("/embed");
  live.on("connection", (socket) => {
    socket.on("company-jobs", async (asked: { company: string }, reply: (answer: unknown) => void) => {
      const company = SLUGS[asked.company] ?? asked.company;
      await socket.join(company);
      reply({ status: true, message: "OK", data: { company, version: state.version } });
    });
  });
  const customer = createServer((request: IncomingMessage, response) => {
    const found = pages.get(new URL(request.url ?? "/", "http://localhost").pathname);
    if (found === undefined) response.writeHead(404).end();
    else
      response
        .writeHead(200, { "Content-Type": "text/html; charset=utf-8", ...found.headers })
        .end(found.html);
  });

  const json = (response: ServerResponse, data: unknown, status = 200): void => {
    response
      .writeHead(status, { "Content-Type": "application/json" })
      .end(JSON.stringify({ status: status < 400, message: "", data }));
  };

  const answer = (url: URL, response: ServerResponse): void => {
    const path = url.pathname.slice("/api/v1/".length);
    const name = /^map\/company\/(.+)$/.exec(path)?.[1];
    const username = SLUGS[name ?? ""] ?? name;
    const jobs = companies.get(username ?? "");
    if (state.isDown) json(response, null, 503);
    else if (username !== undefined && jobs === undefined) {
      json(response, null, username === "closed" ? 410 : 404);
    } else if (username !== undefined && jobs !== undefined) {
      const map = mapOf(username, jobs);
      response.writeHead(200, {
        "Content-Type": "application/vnd.jobmap.company",
        ETag: `"${state.version}"`,
      });
      response.end(encodeCompany(map.meta, map.columns));
    } else if (path === "user/job/list") json(response, listOf(url, [...companies.values()]));
    else if (path === "map/clusters") {
      const found = listOf(url, [...companies.values()]).total;
      response.writeHead(200).end(Buffer.from([1, 0, 0, 0, 1, found, 0, 0, 0]));
    } else if (/^user\/job\/\d+$/.test(path)) {
      const job = [...companies.values()].flat().find(({ id }) => id === Number(path.slice(9)));
      json(response, job && detailOf(job), job === undefined ? 404 : 200);
    } else json(response, null);
  };

  const mapOf = (username: string, jobs: readonly FakeJob[]): CompanyMap => {
    const company = companyOf(username);
    return buildCompanyMap({ company, total: jobs.length, version: state.version }, jobs, CATEGORIES);
  };

  const draw = pictures(join(dist, "basemap"));
  const sendFirst = (url: URL, response: ServerResponse): void => {
    const name = url.pathname.split("/")[2] ?? "";
    const username = SLUGS[name] ?? name;
    const jobs = companies.get(username);
    const status = state.isDown ? 503 : jobs !== undefined ? 200 : username === "closed" ? 410 : 404;
    response.writeHead(status, { "Content-Type": "application/json" });
    if (jobs === undefined || status !== 200) response.end("{}");
    else {
      const map = mapOf(username, jobs);
      const picture = draw({ ...map, hash: `${username} ${state.version}` });
      response.end(JSON.stringify(firstView(map, picture)));
    }
  };

  /** The frame's page, or the one that is shared, as the server writes it. */
  const sendPage = ({ pathname, searchParams }: URL, response: ServerResponse): void => {
    const username = pathname.split("/")[2] ?? "";
    const jobs = companies.get(username);
    if (jobs === undefined) {
      response.writeHead(404).end();
      return;
    }
    const map = mapOf(username, jobs);
    const stored = { ...map, hash: `${username} ${state.version}`, bytes: map.columns, brotli: map.columns };
    const page = companyPage({
      map: stored,
      jobs: jobs.slice(0, PAGE_SIZE).map((job) => summaryOf(job, map.meta.company)),
      picture: draw(stored),
      build: widgetBuild(join(dist, "v1/"), "/widget/v1/")(),
      query: readQuery(searchParams),
      kind: pathname.startsWith("/jobmap/") ? "page" : "frame",
      path: pathname,
      publicUrl: host,
      ancestors: [],
      site: {},
    });
    response.writeHead(200, {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy": contentPolicy(page, { tiles: "", sockets: host.replace(/^http/, "ws") }),
      "Cross-Origin-Resource-Policy": "cross-origin",
      "Cross-Origin-Embedder-Policy": "credentialless",
    });
    response.end(writeDocument(page));
  };

  const sendFile = (path: string, response: ServerResponse): void => {
    const file = path.startsWith("/widget/") ? join(dist, path.slice("/widget/".length)) : join(dist, path);
    if (path.includes("..") || !existsSync(file)) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, {
      "Content-Type": TYPES[extname(file)] ?? "application/octet-stream",
      "Cross-Origin-Resource-Policy": "cross-origin",
    });
    createReadStream(file).pipe(response);
  };

  const [host, foreign] = [await listen(api), await listen(customer)];
  return {
    host,
    asked,
    page(html, headers = {}) {
      const path = `/page-${pages.size}`;
      pages.set(path, { html, headers });
      return `${foreign}${path}`;
    },
    get isDown() {
      return state.isDown;
    },
    set isDown(value) {
      state.isDown = value;
    },
    followers: (company) => live.adapter.rooms.get(company)?.size ?? 0,
    publish(title) {
      const acme = companies.get("acme") ?? [];
      const [job] = makeJobs(1, 900 + state.version++);
      if (job !== undefined) companies.set("acme", [{ ...job, title }, ...acme]);
      live.to("acme").emit("company-jobs", { company: "acme", version: state.version });
    },
    close: async () => {
      await sockets.close();
      for (const server of [api, customer]) {
        server.closeAllConnections();
        if (server.listening) await new Promise((resolve) => server.close(resolve));
      }
    },
  };
}

async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  return `http://127.0.0.1:${typeof address === "object" && address !== null ? address.port : 0}`;
}

function companyOf(username: string): CompanyInfo {
  return {
    id: NAMES.indexOf(username) + 1,
    username,
    slug: username,
    name: username === "acme" ? "Acme Hotels" : username,
    logo: null,
    text: username === "empty" ? "We hire again in February." : null,
    is_demo: username === "nation",
  };
}

function listOf({ searchParams }: URL, companies: readonly FakeJob[][]): { items: unknown[]; total: number } {
  const list = (name: string): readonly string[] => searchParams.get(name)?.split(",") ?? [];
  const types = list("employment_type");
  const places = list("location_type");
  const categories = list("category").map(Number);
  const words = (searchParams.get("search") ?? "").toLowerCase();
  const floor = Number(searchParams.get("pay_floor") ?? 0);
  const [west = -180, south = -90, east = 180, north = 90] = list("bbox").map(Number);
  const found = (companies[Number(searchParams.get("company")) - 1] ?? []).filter(
    (job) =>
      (types.length === 0 || job.employmentTypes.some((type) => types.includes(type))) &&
      (places.length === 0 || places.includes(job.locationType)) &&
      (categories.length === 0 || categories.includes(job.categoryId ?? 0)) &&
      job.title.toLowerCase().includes(words) &&
      (floor === 0 || (job.pay !== null && job.pay.min * 2_080 >= floor)) &&
      (!searchParams.has("bbox") ||
        job.points.some(
          (point) =>
            point.longitude >= west &&
            point.longitude <= east &&
            point.latitude >= south &&
            point.latitude <= north,
        )),
  );
  const limit = Number(searchParams.get("limit") ?? 20);
  const from = (Number(searchParams.get("page") ?? 1) - 1) * limit;
  return {
    items: found.slice(from, from + limit).map((job) => summaryOf(job, companyOf("acme"))),
    total: found.length,
  };
}

function detailOf(job: FakeJob): object {
  return {
    ...summaryOf(job, companyOf("acme")),
    description:
      '<p>Cook &amp; plate for <strong>forty</strong> covers.</p><ul><li>Fish</li><li>Grill</li></ul><img src=x onerror="window.hacked=1"><a href="javascript:window.hacked=2">bad</a> <a href="https://example.org/kitchen">The kitchen</a><script>window.hacked=3</script>',
    responsibilities: null,
    qualifications: "<p>Two seasons on a line.</p>",
    benefits: ["Room for staff"],
    apply_kind: job.id % 2 === 0 ? "URL" : "NATIVE",
    apply_url: job.id % 2 === 0 ? `https://example.org/apply/${job.id}` : null,
    last_confirmed_at: "2026-03-04T15:00:00.000Z",
    is_from_source: false,
    is_featured: false,
    applications_closed_on: job.id === 3 ? "2026-03-06" : null,
    company: { answering: { percent: 80, within_days: 3 } },
  };
}
