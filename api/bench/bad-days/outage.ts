import { setTimeout as sleep } from "node:timers/promises";
import { z } from "zod";
import { FlakyProxy } from "../../test/support/flaky-proxy.ts";
import { startProduct } from "../../test/support/product.ts";
import { drop } from "./database.ts";
import { Load } from "./load.ts";
import { PRODUCTION, servedDatabase } from "./production.ts";
import { counted, middleAndMost } from "./table.ts";

/** Of these the first two need no database, the others do. */
const PATHS = [
  "/health/live",
  "/api/v1/map/clusters?bbox=-125,24,-66,50&zoom=4",
  "/health/ready",
  "/api/v1/user/company/getCompanyDetail/1",
  "/api/v1/user/company/getCompanyDetail/2",
];
const Line = z.looseObject({ level: z.number(), msg: z.string() });

export interface OutageOptions {
  readonly serverUrl: string;
  readonly seconds: number;
  readonly perSecond: number;
  say(text: string): void;
}

/** Takes the database away from a process under load, brings it back, and counts what the process has said of it. */
export async function outageUnderLoad({ serverUrl, seconds, perSecond, say }: OutageOptions) {
  const databaseUrl = await servedDatabase(serverUrl, 1_000);
  const address = new URL(databaseUrl);
  const proxy = new FlakyProxy({ host: address.hostname, port: Number(address.port || 3306) });
  await proxy.mend();
  address.host = `127.0.0.1:${proxy.port}`;
  const product = await startProduct({ databaseUrl: address.href, settings: PRODUCTION });
  await product.ready;
  const load = new Load({ perSecond, paths: PATHS, target: () => product.url });
  await sleep(5_000);
  const before = product.output().length;
  say(`The database is away for ${seconds} s`);
  await proxy.cut();
  const from = load.answers.length;
  await sleep(seconds * 1_000);
  const meanwhile = load.answers.slice(from);
  const mended = performance.now();
  await proxy.mend();
  const isReady = async () => (await fetch(`${product.url}/health/ready`)).ok;
  while (!(await isReady())) await sleep(20);
  const readyMs = Math.round(performance.now() - mended);
  while (!product.output().includes("the database is available again")) await sleep(50);
  await load.stop();
  const said = product.output().slice(before);
  product.kill("SIGTERM");
  await product.ended;
  await proxy.cut();
  await drop(databaseUrl);

  const written = said
    .split("\n")
    .flatMap((line) => (line.startsWith("{") ? Line.parse(JSON.parse(line)) : []));
  for (const line of written) say(`  ${JSON.stringify(line)}`);
  const rows = PATHS.map((path) => {
    const answers = meanwhile.filter((answer) => answer.path === path);
    return [
      path,
      answers.length,
      counted(answers.map(({ status, failure }) => status ?? failure ?? "")),
      middleAndMost(answers.map(({ seconds: took }) => took)),
    ];
  });
  return {
    head: ["Asked meanwhile", "Requests", "Replies", "Took"],
    rows,
    note: `${written.length} lines, ${said.length} bytes (${counted(written.map(({ level, msg }) => `level ${level} "${msg}"`))}); ready again ${readyMs} ms after the database was`,
  };
}
