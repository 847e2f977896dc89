import { type ChildProcess, spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { createServer } from "node:net";
import { fileURLToPath } from "node:url";

const MAIN = fileURLToPath(new URL("../../src/main.ts", import.meta.url));
const LOOP_WATCH = new URL("loop-watch.ts", import.meta.url).href;

/** The product in a process of its own, with what it has used. */
export interface Served {
  readonly url: string;
  /** Processor time so far, in seconds, and the most resident memory so far, in megabytes. */
  used(): { readonly cpuSeconds: number; readonly peakMb: number };
  /** The longest that its event loop was held up since this was last asked, in milliseconds. */
  loopDelay(): Promise<number>;
  stop(): Promise<void>;
}

export async function serve(databaseUrl: string): Promise<Served> {
  const port = await freePort();
  const child = spawn(process.execPath, ["--import", LOOP_WATCH, MAIN], {
    env: {
      ...process.env,
      NODE_ENV: "test",
      LOG_LEVEL: "error",
      HOST: "127.0.0.1",
      PORT: String(port),
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      DATABASE_URL: databaseUrl,
    },
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const url = `http://127.0.0.1:${port}`;
  while (
    !(await fetch(`${url}/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (child.exitCode !== null) throw new Error("The server did not start.");
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return { url, used: () => usedBy(child), loopDelay: () => loopDelay(child), stop: () => stop(child) };
}

function usedBy({ pid }: ChildProcess) {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  const ticks = Number(fields[11]) + Number(fields[12]);
  return { cpuSeconds: ticks / 100, peakMb: Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / 1_024 };
}

function loopDelay(child: ChildProcess): Promise<number> {
  return new Promise((resolve) => {
    child.on("message", function hear(reply) {
      // The server tells of its progress as well.
      if (typeof reply !== "number") return;
      child.off("message", hear);
      resolve(reply);
    });
    child.send("loop delay");
  });
}

function stop(child: ChildProcess): Promise<void> {
  child.kill("SIGTERM");
  return new Promise((resolve) => child.once("exit", () => resolve()));
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}
