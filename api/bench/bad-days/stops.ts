import { setTimeout as sleep } from "node:timers/promises";
import { startProduct } from "../../test/support/product.ts";
import { drop } from "./database.ts";
import { type Answer, Load } from "./load.ts";
import { PRODUCTION, servedDatabase } from "./production.ts";
import { counted, middleAndMost } from "./table.ts";

/** How often the balancer asks each process whether it is ready, in milliseconds. */
const CHECK_EVERY_MS = 1_000;
const CHECK_TIMEOUT_MS = 5_000;
/** Checks that fail one after another until a process is taken out of service, as balancers have it. */
const FALL = 2;
const PATHS = [
  "/api/v1/map/clusters?bbox=-125,24,-66,50&zoom=4",
  "/api/v1/user/job/list",
  "/api/v1/map/clusters?bbox=-90,30,-80,40&zoom=7",
  "/api/v1/user/job/list?page=2",
  "/robots.txt",
  "/api/v1/user/job/list?search=nurse",
  "/api/v1/map/clusters?bbox=-125,24,-66,50&zoom=5",
  "/api/v1/map/clusters?bbox=-80,35,-70,45&zoom=8",
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
  const balancer = new Balancer();
  const start = async () => {
    const product = await startProduct({ databaseUrl, settings: PRODUCTION });
    void balancer.follow(product.url);
    return product;
  };
  const products = [await start(), await start()];
  await Promise.all(products.map(({ ready }) => ready));
  await balancer.sees(2);
  const load = new Load({ perSecond, paths: PATHS, target: () => balancer.next() });
  const endedAfter: number[] = [];
  const codes: (number | null)[] = [];
  for (let n = 0; n < stops; n++) {
    const before = load.answers.length;
    const begun = performance.now();
    const stopped = products[n % 2]?.url;
    products[n % 2]?.kill("SIGTERM");
    codes.push((await products[n % 2]?.ended) ?? null);
    if (stopped !== undefined) balancer.leave(stopped);
    endedAfter.push((performance.now() - begun) / 1_000);
    products[n % 2] = await start();
    await balancer.sees(2);
    const since = load.answers.slice(before);
    say(
      `${n + 1}: ended after ${endedAfter.at(-1)?.toFixed(1)} s; ${since.length} requests, ${lost(since, stopped, begun)}`,
    );
  }
  await load.stop();
  for (const product of products) {
    balancer.leave(product.url);
    product.kill("SIGTERM");
  }
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
/** What was lost, where, and how long after a moment the first and last of it were asked. */
function lost(answers: readonly Answer[], stopped: string | undefined, sinceMs: number): string {
  const all = answers.filter(isLost);
  if (all.length === 0) return "none lost";
  const at = all.map(({ atMs }) => ((atMs - sinceMs) / 1_000).toFixed(1));
  const kinds = all.map(({ isKept, status, failure, url }) => {
    const process = url === stopped ? "the stopped process" : url ? "the other process" : "neither";
    return `${status ?? failure} of ${process} on a ${isKept ? "kept" : "new"} connection`;
  });
  return `lost ${counted(kinds)}, asked ${at[0]} to ${at.at(-1)} s after`;
}

/**
 * Deals requests out among those that said lately that they are ready. Each is asked again and again, whatever the others do; a no is believed
 * at once, silence the second time.
 */
class Balancer {
  readonly #failed = new Map<string, number>();
  #turn = 0;

  /** Takes a process in, once it says that it is ready, until it has left. */
  async follow(url: string): Promise<void> {
    this.#failed.set(url, FALL);
    for (let failed = FALL; this.#failed.has(url); await sleep(CHECK_EVERY_MS)) {
      const status = await askReady(url);
      failed = status === 200 ? 0 : status === undefined ? failed + 1 : FALL;
      if (this.#failed.has(url)) this.#failed.set(url, failed);
    }
  }

  leave(url: string): void {
    this.#failed.delete(url);
  }

  next(): string | undefined {
    const ready = this.#ready();
    return ready[this.#turn++ % ready.length];
  }

  /** Waits until so many are in service. */
  async sees(count: number): Promise<void> {
    while (this.#ready().length < count) await sleep(50);
  }

  #ready(): string[] {
    return [...this.#failed].flatMap(([url, failed]) => (failed < FALL ? url : []));
  }
}

/** The status of `/health/ready` on a connection of its own; undefined without an answer. */
async function askReady(url: string): Promise<number | undefined> {
  const asked = fetch(`${url}/health/ready`, {
    headers: { Connection: "close" },
    signal: AbortSignal.timeout(CHECK_TIMEOUT_MS),
  });
  return asked.then(
    ({ status }) => status,
    () => undefined,
  );
}
