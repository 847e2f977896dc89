import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { CLUSTERS_MEDIA_TYPE } from "@jobmap/contract";
import { freePort, serve } from "../bulk/server.ts";
import { atLeast, type Measured } from "./measured.ts";
import { untilAtRest } from "./rest.ts";
import { Visitor } from "./visitor.ts";

const VISITORS = 12;
const SHARE_TO_REACH = 0.85;
const MEMORY_MB = 60;
/** Views of a visitor in a turn, more than there is time for. */
const VIEWS = 20_000;
/** Work of Node's own HTTP for each reply, some 50 µs. */
const STEPS = 6_000;
/** Measured in turn, of which the best counts: the least disturbed. */
const ROUNDS = 2;

/**
 * What a second thread adds. The visitors need processors as well, so a machine with two never has both for the server: compared is how many
 * requests a second of the server's processor time answers, by one thread and by two, and beside it the same of Node's own HTTP, whose
 * threads share nothing.
 */
export async function measureThreads(
  databaseUrl: string,
  page: string,
  seconds: number,
): Promise<readonly Measured[]> {
  const best = { plain: [0, 0, 0], ours: [0, 0, 0] };
  let memoryMb = 0;
  for (let round = 0; round < ROUNDS; round++)
    for (const threads of [1, 2]) {
      best.plain[threads] = Math.max(best.plain[threads] ?? 0, await plain(threads, seconds));
      const { ofCore, threadMb } = await measure(databaseUrl, threads, page, seconds);
      best.ours[threads] = Math.max(best.ours[threads] ?? 0, ofCore);
      memoryMb = Math.max(memoryMb, threadMb);
    }
  const [, one = 0, two = 0] = best.ours;
  const [, plainOne = 0, plainTwo = 0] = best.plain;
  const share = added(one, two);
  return [
    {
      what: `kept pages and views of the map, to ${VISITORS} visitors, a second of a core: one thread; two`,
      measured: `${shown(one)}; ${shown(two)}`,
      baseline: `Node's http ${shown(plainOne)}; ${shown(plainTwo)}`,
    },
    {
      what: "a second core adds, of what the first does",
      measured: share.toFixed(2),
      target: atLeast(SHARE_TO_REACH, share, "of the first"),
      baseline: `Node's http ${added(plainOne, plainTwo).toFixed(2)}`,
    },
    {
      what: "memory of a second thread: its heap, pages and part of the index",
      measured: `${memoryMb.toFixed(0)} MB`,
      target: `≤ ${MEMORY_MB} MB, ${memoryMb <= MEMORY_MB ? "met" : "**not met**"}`,
    },
  ];
}

const added = (one: number, two: number) => (2 * two) / one - 1;
const shown = (rate: number) => Math.round(rate).toLocaleString("en-US");

async function measure(databaseUrl: string, threads: number, page: string, seconds: number) {
  const metricsPort = String(await freePort());
  Object.assign(process.env, { WORKERS: String(threads), METRICS_PORT: metricsPort });
  const served = await serve(databaseUrl);
  try {
    await untilAtRest(served);
    const cpu = async () => served.used().cpuSeconds;
    const ofCore = await rate(served.url, cpu, (visitor, turn) => paths(page, visitor, turn), seconds);
    const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
    const bytes = /^jobmap_thread_memory_bytes\{[^}]*\} (\S+)$/m.exec(metrics)?.[1];
    return { ofCore, threadMb: Number(bytes ?? 0) / 1e6 };
  } finally {
    await served.stop();
    delete process.env["WORKERS"];
    delete process.env["METRICS_PORT"];
  }
}

/** The same of Node's HTTP. */
async function plain(threads: number, seconds: number): Promise<number> {
  const port = await freePort();
  const file = new URL("static-server.ts", import.meta.url);
  const workers = Array.from(
    { length: threads },
    () => new Worker(file, { workerData: { port, steps: STEPS } }),
  );
  await Promise.all(workers.map((worker) => once(worker, "message")));
  const cpu = async () => {
    const told = workers.map(async (worker) => {
      worker.postMessage("processor time");
      const [us]: unknown[] = await once(worker, "message");
      return Number(us) / 1e6;
    });
    return (await Promise.all(told)).reduce((all, own) => all + own, 0);
  };
  const ofCore = await rate(`http://127.0.0.1:${port}`, cpu, () => ["/"], seconds);
  await Promise.all(workers.map((worker) => worker.terminate()));
  return ofCore;
}

/** Requests for each second of processor time, once everything is compiled. */
async function rate(
  url: string,
  cpu: () => Promise<number>,
  pathsOf: (visitor: number, turn: number) => readonly string[],
  seconds: number,
): Promise<number> {
  const visitors = Array.from({ length: VISITORS }, () => new Visitor(url, CLUSTERS_MEDIA_TYPE));
  const ask = (turn: number) =>
    Promise.all(visitors.map((visitor, i) => visitor.askFor(pathsOf(i, turn), seconds)));
  await ask(0);
  const before = await cpu();
  const asked = (await ask(1)).flat().length;
  const used = (await cpu()) - before;
  for (const visitor of visitors) visitor.close();
  return asked / used;
}

/** A page, then views of places all over the country, of which nobody asks for one twice. */
function paths(page: string, visitor: number, turn: number): string[] {
  return Array.from({ length: VIEWS }, (_, i) => {
    if (i % 4 === 0) return page;
    const n = (turn * VIEWS + i) * VISITORS + visitor;
    const west = -120 + (n % 50_000) / 1_000;
    const south = 28 + (n % 89) / 5;
    const box = [west, south, west + 2, south + 1.5].map((degrees) => degrees.toFixed(3));
    return `/api/v1/map/clusters?bbox=${box.join(",")}&zoom=${8 + (n % 4)}&posted_within=${1 + (n % 30)}`;
  });
}
