import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { fileURLToPath } from "node:url";

export interface BenchServer {
  url: string;
  stop(): Promise<void>;
}

const MAIN = fileURLToPath(new URL("../../../api/src/main.ts", import.meta.url));
/** Loading places and demo data into an empty database takes its time. In milliseconds. */
const PATIENCE = 180_000;

/** A database of its own, on the server of the benchmarks; kept, so that the demo data is loaded once. */
const DATABASE = "jobmap_lighthouse";

/**
 * The built product with the demo data, on a free port, over the server that BENCH_DATABASE_URL or DATABASE_URL names.
 * @throws Error when neither is set, or when the server does not come up
 */
export async function startServer(): Promise<BenchServer> {
  const named = process.env["BENCH_DATABASE_URL"] ?? process.env["DATABASE_URL"];
  if (!named) throw new Error("Set DATABASE_URL, or give --url of a server that runs.");
  const database = new URL(named);
  database.pathname = `/${DATABASE}`;
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const server = spawn(process.execPath, [MAIN], {
    env: {
      ...process.env,
      DATABASE_URL: database.href,
      NODE_ENV: "development",
      PORT: String(port),
      HOST: "127.0.0.1",
      LOG_LEVEL: "error",
    },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const stop = async () => {
    if (server.exitCode !== null) return;
    server.kill("SIGTERM");
    await once(server, "exit");
  };
  const deadline = Date.now() + PATIENCE;
  while (!(await isReady(url))) {
    if (server.exitCode !== null) throw new Error("The server did not start.");
    if (Date.now() > deadline) {
      await stop();
      throw new Error("The server did not become ready.");
    }
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  return { url, stop };
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
