import { setTimeout as sleep } from "node:timers/promises";
import { startProduct } from "../../test/support/product.ts";
import { drop } from "./database.ts";
import { type Answer, Load } from "./load.ts";
import { PRODUCTION, servedDatabase } from "./production.ts";
import { counted, middleAndMost } from "./table.ts";

/** How often the balancer asks each process whether it is ready, in milliseconds. */
const CHECK_EVERY_MS = 1_000;
const PATHS = [
  "/api/v1/map/clusters?bbox=-125,24,-66,50&zoom=4",
  "/api/v1/user/job/list",
  "/api/v1/map/clusters?bbox=-90,30,-80,40&zoom=7",
  "/api/v1/user/job/list?page=2",
  "/robots.txt",
  "/api/v1/user/job/list?search=nurse",
  "/api/v1/map/clusters?bbox=-125,24,-66,50&zoom=5",
  "/jobmap",
];

export interface StopsOptions {
  readonly serverUrl: string;
  readonly stops: number;
  readonly perSecond: number;
  say(text: string): void;
}

/**
 * Two processes with the settings of a production behind a balancer that asks each every second for `/health/ready`, deals requests out in
 * turn and tries none again. They are stopped with SIGTERM in turn, and started again.
 */
export async function stopsUnderLoad({ serverUrl, stops, perSecond, say }: StopsOptions) {
  const databaseUrl = await servedDatabase(serverUrl, 1_000);
  const start = () => startProduct({ databaseUrl, settings: PRODUCTION });
  const products = [await start(), await start()];
  await Promise.all(products.map(({ ready }) => ready));
  const balancer = new Balancer(() => products.map(({ url }) => url));
  await balancer.sees(2);
  const load = new Load({ perSecond, paths: PATHS, target: () => balancer.next() });
  const endedAfter: number[] = [];
  const codes: (number | null)[] = [];
  for (let n = 0; n < stops; n++) {
    const before = load.answers.length;
    const begun = performance.now();
    products[n % 2]?.kill("SIGTERM");
    codes.push((await products[n % 2]?.ended) ?? null);
    endedAfter.push((performance.now() - begun) / 1_000);
    products[n % 2] = await start();
    await balancer.sees(2);
    const since = load.answers.slice(before);
    say(`${n + 1}: ended after ${endedAfter.at(-1)?.toFixed(1)} s; ${since.length} requests, ${lost(since)}`);
  }
  await load.stop();
  balancer.stop();
  for (const product of products) product.kill("SIGTERM");
  await Promise.all(products.map(({ ended }) => ended));
  await drop(databaseUrl);
  const row = (name: string, answers: readonly Answer[]) => [
    name,
    answers.length,
    counted(answers.map(({ status, failure }) => status ?? failure ?? "")),
    answers.filter(isLost).length,
    middleAndMost(answers.map(({ seconds }) => seconds)),
  ];
  const rows = [
    row(
      "new",
      load.answers.filter(({ isKept }) => !isKept),
    ),
    row(
      "kept",
      load.answers.filter(({ isKept }) => isKept),
    ),
  ];
  return {
    head: ["Connections", "Requests", "Replies", "Lost", "Took"],
    rows,
    note: `${stops} stops; exit codes ${counted(codes.map(String))}; ended after ${middleAndMost(endedAfter)}`,
  };
}

const isLost = ({ status }: Answer) => status === undefined || status >= 500;
const lost = (answers: readonly Answer[]) =>
  `lost: ${counted(answers.filter(isLost).map(({ path, isKept, status, failure }) => `${status ?? failure} on a ${isKept ? "kept" : "new"} connection, ${path}`))}`;

/** Deals requests out among those that said at the last check that they are ready. */
class Balancer {
  readonly #urls: () => readonly string[];
  #ready: readonly string[] = [];
  #turn = 0;
  readonly #timer: NodeJS.Timeout;

  constructor(urls: () => readonly string[]) {
    this.#urls = urls;
    this.#timer = setInterval(() => void this.#check(), CHECK_EVERY_MS);
  }

  next(): string | undefined {
    return this.#ready[this.#turn++ % this.#ready.length];
  }

  /** Waits until so many are in service. */
  async sees(count: number): Promise<void> {
    while (this.#ready.length < count) await sleep(50);
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  async #check(): Promise<void> {
    const isReady = async (url: string) =>
      fetch(`${url}/health/ready`, { signal: AbortSignal.timeout(5_000) }).then(
        ({ ok }) => ok,
        () => false,
      );
    const urls = this.#urls();
    const ready = await Promise.all(urls.map(isReady));
    this.#ready = urls.filter((_, n) => ready[n]);
  }
}
