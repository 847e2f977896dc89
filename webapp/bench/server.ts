import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export interface BenchServer {
  url: string;
  pid: number;
  stop(): Promise<void>;
}

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
/** Loading places and demo data into an empty database takes its time. In milliseconds. */
const START_TIMEOUT_MS = 180_000;

/** A database of a benchmark's own, on the server that BENCH_DATABASE_URL or DATABASE_URL names. */
export function benchDatabase(name: string): string {
  const named = process.env["BENCH_DATABASE_URL"] ?? process.env["DATABASE_URL"];
  if (!named) throw new Error("BENCH_DATABASE_URL names the database server to use.");
  const database = new URL(named);
  database.pathname = `/${name}`;
  return database.href;
}

/**
 * The built product over a database, on a free port, with the demo data unless the settings say otherwise.
 * @param root folder of another checkout of the product, built there
 * @throws Error when the server does not come up
 */
export async function startServer(
  database: string,
  settings: Readonly<Record<string, string>> = {},
  root = ROOT,
): Promise<BenchServer> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const server = spawn(process.execPath, [join(root, "api/src/main.ts")], {
    cwd: root,
    env: {
      ...process.env,
      DATABASE_URL: database,
      NODE_ENV: "development",
      PORT: String(port),
      HOST: "127.0.0.1",
      LOG_LEVEL: "error",
      ADDRESS_LIMITS: "1000",
      ACCOUNT_LIMITS: "1000",
      ...settings,
    },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const stop = async () => {
    if (server.exitCode !== null) return;
    server.kill("SIGTERM");
    await once(server, "exit");
  };
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (!(await isReady(url))) {
    if (server.exitCode !== null) throw new Error("The server did not start.");
    if (Date.now() > deadline) {
      await stop();
      throw new Error("The server did not become ready.");
    }
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  return { url, pid: server.pid ?? 0, stop };
}

async function isReady(url: string): Promise<boolean> {
  return fetch(`${url}/health/ready`).then(
    (response) => response.ok,
    () => false,
  );
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const address = probe.address();
  probe.close();
  await once(probe, "close");
  if (address === null || typeof address === "string") throw new Error("No port is free.");
  return address.port;
}
