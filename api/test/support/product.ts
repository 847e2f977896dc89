import { spawn } from "node:child_process";
import { createServer } from "node:net";
import { fileURLToPath } from "node:url";

const MAIN = fileURLToPath(new URL("../../src/main.ts", import.meta.url));
const SHIFTED_CLOCK = new URL("./processes/shifted-clock.ts", import.meta.url).href;

export interface ProductOptions {
  readonly databaseUrl: string;
  readonly settings?: Readonly<Record<string, string>>;
  /** How far this process's own clock is ahead, in milliseconds. */
  readonly clockAheadMs?: number;
}

/** The product in a process of its own, as an operator runs it. */
export interface Product {
  readonly url: string;
  /** All that it has written so far. */
  output(): string;
  /** Resolves when it serves; rejects with what it wrote when it ends before. */
  readonly ready: Promise<void>;
  /** Resolves with the exit code, null when a signal ended it. */
  readonly ended: Promise<number | null>;
  kill(signal: NodeJS.Signals): void;
}

export async function startProduct({
  databaseUrl,
  settings = {},
  clockAheadMs = 0,
}: ProductOptions): Promise<Product> {
  const port = await freePort();
  const imports = clockAheadMs === 0 ? [] : ["--import", SHIFTED_CLOCK];
  const child = spawn(process.execPath, [...imports, MAIN], {
    env: {
      ...process.env,
      NODE_ENV: "test",
      DATABASE_URL: databaseUrl,
      PORT: String(port),
      LOG_LEVEL: "info",
      CLOCK_AHEAD_MS: String(clockAheadMs),
      ...settings,
    },
  });
  let output = "";
  const ended = new Promise<number | null>((resolve) => child.once("close", resolve));
  const ready = new Promise<void>((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      output += chunk;
      if (output.includes("Jobmap is ready")) resolve();
    };
    child.stdout.on("data", hear);
    child.stderr.on("data", hear);
    void ended.then(() => reject(new Error(`It ended before it was ready:\n${output}`)));
  });
  ready.catch(() => {});
  return {
    url: `http://127.0.0.1:${port}`,
    output: () => output,
    ready,
    ended,
    kill: (signal) => void child.kill(signal),
  };
}

/** A port of this machine that nothing listens on. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}
