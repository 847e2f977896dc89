import { Agent, type IncomingHttpHeaders, type RequestOptions, request } from "node:http";
import { connect } from "node:net";
import { CLUSTERS_MEDIA_TYPE } from "@jobmap/contract";
import { DAY_MS } from "@jobmap/contract/limits";
import type { Sequelize } from "sequelize";
import { io, type Socket } from "socket.io-client";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openDatabase } from "../../src/database.ts";
import { defineModels } from "../../src/models/index.ts";
import { buildAccount, buildJob } from "../support/build.ts";
import { preparedDatabase } from "../support/database.ts";
import { freePort, type Product, startProduct } from "../support/product.ts";

const MAP = "/api/v1/map/clusters?bbox=-125,24,-66,50&zoom=4";
const BINARY = { accept: CLUSTERS_MEDIA_TYPE };
const PAGE = { accept: "text/html,*/*;q=0.8" };
/** Of so many connections some go to each of two threads: that all go to one happens once in a million runs. */
const MANY = 20;

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** How often the map was asked for. */
let askedForMap = 0;

/** Asks on a connection of its own, which the kernel gives to one of the threads. */
function ask(url: string, { body, ...options }: RequestOptions & { body?: string } = {}): Promise<Answer> {
  if (url.endsWith(MAP)) askedForMap++;
  return new Promise((resolve, reject) => {
    const asked = request(url, { agent: new Agent(), ...options }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("error", reject);
      response.on("end", () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks).toString("latin1"),
        }),
      );
    });
    asked.on("error", reject);
    asked.end(body);
  });
}
/** What comes back for bytes that no client of ours would send. */
function askRaw(url: string, bytes: string): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    let answer = "";
    const socket = connect(Number(port), hostname, () => socket.write(bytes));
    socket.setEncoding("latin1");
    socket.on("data", (chunk) => {
      answer += chunk;
    });
    socket.on("error", reject);
    socket.on("close", () => resolve(answer));
  });
}
const askMany = (url: string, options: RequestOptions & { body?: string } = {}) =>
  Promise.all(Array.from({ length: MANY }, () => ask(url, options)));

describe("two threads", () => {
  let databaseUrl = "";
  let database: Sequelize;
  let product: Product;
  let metricsUrl = "";

  beforeAll(async () => {
    databaseUrl = await preparedDatabase("threads");
    database = openDatabase({ url: databaseUrl, poolSize: 3 });
    defineModels(database);
    const METRICS_PORT = String(await freePort());
    metricsUrl = `http://127.0.0.1:${METRICS_PORT}/metrics`;
    product = await startProduct({
      databaseUrl,
      settings: { WORKERS: "2", METRICS_PORT, DRAIN_SECONDS: "1" },
    });
    await product.ready;
  });
  afterAll(async () => {
    product.kill("SIGKILL");
    await product.ended;
    await database.close();
  });

  const figure = async (name: string): Promise<number> => {
    const lines = (await (await fetch(metricsUrl)).text()).split("\n");
    return Number(lines.find((line) => line.startsWith(`${name} `))?.slice(name.length) ?? 0);
  };
  const byThread = () => figure('jobmap_thread_requests_total{thread="1"}');
  const etag = async () => (await ask(product.url + MAP, { headers: BINARY })).headers.etag;
  const publish = async () => {
    const { id } = await buildAccount();
    const job = await buildJob({ createdBy: id, validThrough: new Date(Date.now() + DAY_MS) });
    await database.query("INSERT INTO job_changes (job_id) VALUES (?)", { replacements: [job.id] });
    return job;
  };

  it("answer with the same map, each some of the requests", async () => {
    const empty = await etag();
    await publish();
    await expect.poll(etag).not.toBe(empty);
    // A thread tells of what it has answered a little later.
    const route = 'jobmap_http_requests_total{route="GET map/clusters",status="2xx"}';
    await expect.poll(() => figure(route)).toBe(askedForMap);
    const before = await byThread();
    const answers = await askMany(product.url + MAP, { headers: BINARY });
    const comparable = ({ status, headers, body }: Answer) => {
      const { date: _date, "x-request-id": id, ...same } = headers;
      expect(id).toMatch(/^[\w-]{36}$/);
      return { status, same, body };
    };
    expect(new Set(answers.map((answer) => JSON.stringify(comparable(answer)))).size).toBe(1);
    expect(answers[0]?.status).toBe(200);
    await expect.poll(() => figure(route)).toBe(askedForMap);
    const own = (await byThread()) - before;
    expect(own).toBeGreaterThan(0);
    expect(own).toBeLessThan(MANY);
    const known = { ...BINARY, "if-none-match": answers[0]?.headers.etag ?? "" };
    for (const { status } of await askMany(product.url + MAP, { headers: known })) expect(status).toBe(304);
  });

  it("show every change in the same instant", async () => {
    const shown = async () => {
      const answers = await askMany(product.url + MAP, { headers: BINARY });
      return [...new Set(answers.map(({ headers, body }) => `${headers.etag} ${body}`))];
    };
    let [last] = await shown();
    for (let i = 0; i < 5; i++) {
      await publish();
      // Whichever thread shows it first: from then on both do.
      await expect.poll(etag).not.toBe(last?.split(" ")[0]);
      const states = await shown();
      expect(states).toHaveLength(1);
      [last] = states;
    }
  });

  it("leave to the main thread what needs a text or the database, and bodies of any size", async () => {
    const found = await askMany(`${product.url}${MAP}&search=nurse`, { headers: BINARY });
    expect(new Set(found.map(({ status, body }) => `${status} ${body}`)).size).toBe(1);
    for (const { status, body } of await askMany(`${product.url}${MAP}&zoom=99`))
      expect([status, JSON.parse(body).code]).toEqual([400, "invalid_input"]);
    for (const { status, body } of await askMany(`${product.url}/api/v1/user/job/list?limit=1`))
      expect([status, JSON.parse(body).status]).toEqual([200, true]);
    const large = JSON.stringify({ email: "x".repeat(300_000) });
    const refused = await askMany(`${product.url}/api/v1/auth/loginUser`, {
      method: "POST",
      headers: { "content-type": "application/json", "transfer-encoding": "chunked" },
      body: large,
    });
    for (const { status } of refused) expect([403, 429]).toContain(status);
  });

  it("answer what hardly anybody sends alike, and live on", async () => {
    const statuses = async (bytes: string) => {
      const answers = await Promise.all(Array.from({ length: MANY }, () => askRaw(product.url, bytes)));
      return [...new Set(answers.map((answer) => answer.slice(0, answer.indexOf("\r\n"))))];
    };
    expect(await statuses("GET /health/live HTTP/1.0\r\n\r\n")).toEqual(["HTTP/1.1 200 OK"]);
    const rest = "HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n";
    for (const path of ["/api/v1/nothing?\t", "/nothing\t", "/%zz", "/\xff"])
      expect((await statuses(`GET ${path} ${rest}`)).length, path).toBe(1);
    expect(product.output()).not.toContain("has failed");
  });

  it("end a refused body with its answer, so that its connection can ask again", async () => {
    const agents = Array.from({ length: MANY }, () => new Agent({ keepAlive: true, maxSockets: 1 }));
    const url = `${product.url}/api/v1/auth/loginUser`;
    const headers = { "content-type": "application/json" };
    const body = JSON.stringify({ username: "x".repeat(8_000_000) });
    const answers = await Promise.all(
      agents.map((agent) => ask(url, { agent, method: "POST", headers, body })),
    );
    // It comes from none of our pages, so nobody reads the body.
    for (const { status } of answers) expect([403, 429]).toContain(status);
    const again = await Promise.all(agents.map((agent) => ask(`${product.url}/health/live`, { agent })));
    for (const { status } of again) expect(status).toBe(200);
    for (const agent of agents) agent.destroy();
  });

  it("forget whoever leaves while they are answered", async () => {
    const job = await publish();
    const { hostname, port } = new URL(product.url);
    const leave = (i: number) =>
      new Promise<void>((resolve) => {
        const socket = connect(Number(port), hostname, () => {
          socket.write(`GET /job/${job.id}?n=${i} HTTP/1.1\r\nHost: a\r\nAccept: text/html\r\n\r\n`);
          setTimeout(() => socket.resetAndDestroy(), i % 5);
        });
        socket.on("error", () => {}).on("close", () => resolve());
      });
    await Promise.all(Array.from({ length: 100 }, (_, i) => leave(i)));
    for (const { status } of await askMany(product.url + MAP, { headers: BINARY })) expect(status).toBe(200);
    expect(product.output()).not.toContain("has failed");
  });

  it("give each browser its own cookies, and a page to all", async () => {
    const job = await publish();
    const url = `${product.url}/job/${job.id}`;
    await expect.poll(async () => (await ask(url, { headers: PAGE })).status).toBe(200);
    const before = await byThread();
    const pages = [...(await askMany(url, { headers: PAGE })), ...(await askMany(url, { headers: PAGE }))];
    const browsers = pages.map(({ headers }) =>
      headers["set-cookie"]?.find((cookie) => cookie.startsWith("browser=")),
    );
    expect(new Set(browsers).size).toBe(2 * MANY);
    expect(browsers).not.toContain(undefined);
    expect(new Set(pages.map(({ headers }) => headers.etag)).size).toBe(1);
    await expect.poll(byThread).toBeGreaterThan(before);
    const text = await askMany(url, { headers: { accept: "text/markdown" } });
    for (const { headers } of text) expect(headers["content-type"]).toMatch("text/markdown");
    await database.query("UPDATE jobs SET status = 'CLOSED' WHERE id = ?", { replacements: [job.id] });
    await database.query("INSERT INTO job_changes (job_id) VALUES (?)", { replacements: [job.id] });
    const statuses = async () => new Set((await askMany(url, { headers: PAGE })).map(({ status }) => status));
    await expect.poll(statuses).toEqual(new Set([410]));
  });

  it("know where a client is, whatever it says", async () => {
    const headers = { "content-type": "application/json", "x-jobmap-client-address": "203.0.113.7" };
    const body = JSON.stringify({ email: "nobody", password: "Wrong-One-1" });
    await askMany(`${product.url}/api/v1/auth/loginUser`, { method: "POST", headers, body });
    expect(product.output()).not.toContain("203.0.113.7");
    expect(product.output()).toContain('"network":"127.0.0.1"');
  });

  it("connect sockets", async () => {
    const sockets: Socket[] = [];
    const connected = Array.from({ length: MANY }, () => {
      const socket = io(product.url, { transports: ["websocket"], reconnection: false, forceNew: true });
      sockets.push(socket);
      return new Promise<void>((resolve, reject) => {
        socket.once("connect", resolve).once("connect_error", reject);
      });
    });
    await Promise.all(connected);
    for (const socket of sockets) socket.disconnect();
  });

  it("count the pages of an address together", async () => {
    const job = await publish();
    const url = `${product.url}/job/${job.id}`;
    await expect.poll(async () => (await ask(url, { headers: PAGE })).status).toBe(200);
    let served = 0;
    for (let i = 0; i < 700 / MANY; i++)
      served += (await askMany(url, { headers: PAGE })).filter(({ status }) => status === 200).length;
    // Ten come back each second.
    expect(served).toBeLessThan(600 + 10 * 20);
    const refused = (await askMany(url, { headers: PAGE })).filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(0);
    for (const { headers, body } of refused) {
      expect(Number(headers["retry-after"])).toBeGreaterThan(0);
      expect(body).toContain("Too many pages");
    }
    // What a thread forwards is charged as well.
    const forwarded = await askMany(`${url}?unknown=yet`, { headers: PAGE });
    expect(forwarded.map(({ status }) => status)).toContain(429);
  });

  it("do not share their port with another process", async () => {
    const port = new URL(product.url).port;
    const second = await startProduct({ databaseUrl, settings: { WORKERS: "2", PORT: port } });
    expect(await second.ended).toBe(1);
    expect(second.output()).toContain(`Port ${port} is in use by another program.`);
  });

  it("finish what is under way when the process is asked to stop", async () => {
    const answers = Array.from({ length: 4 }, () => askMany(`${product.url}/api/v1/user/job/list?limit=20`));
    await Promise.race(answers);
    product.kill("SIGTERM");
    for (const { status } of (await Promise.all(answers)).flat()) expect(status).toBe(200);
    expect(await product.ended).toBe(0);
  });
});
