import { type ChildProcess, spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import type { Profiler } from "node:inspector";
import { createServer } from "node:net";
import { fileURLToPath } from "node:url";

const MAIN = fileURLToPath(new URL("../../src/main.ts", import.meta.url));
const LOOP_WATCH = new URL("loop-watch.ts", import.meta.url).href;

const LOOK_EVERY_MS = 50;

/** The product in a process of its own, with what it has used. */
export interface Served {
  readonly url: string;
  /** Processor time so far, in seconds, and the most resident memory so far and that of now, in megabytes. */
  used(): { readonly cpuSeconds: number; readonly peakMb: number; readonly residentMb: number };
  /** The longest that its event loop was held up since this was last asked, in milliseconds. */
  loopDelay(): Promise<number>;
  /** What its processor time went to while `work` was done. */
  profile(work: () => Promise<unknown>): Promise<Profiler.Profile>;
  stop(): Promise<void>;
  /** Ends it without a warning, as kill -9 does. */
  kill(): Promise<void>;
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
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
  return {
    url,
    used: () => usedBy(child),
    loopDelay: () => loopDelay(child),
    async profile(work) {
      await askForProfile(child, "start profile");
      await work();
      const profile = await askForProfile(child, "end profile");
      if (!profile) throw new Error("The server sent no profile.");
      return profile;
    },
    stop: () => end(child, "SIGTERM"),
    kill: () => end(child, "SIGKILL"),
  };
}

function usedBy({ pid }: ChildProcess) {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  const ticks = Number(fields[11]) + Number(fields[12]);
  const megabytes = (line: RegExp) => Number(line.exec(status)?.[1]) / 1_024;
  return {
    cpuSeconds: ticks / 100,
    peakMb: megabytes(/VmHWM:\s+(\d+)/),
    residentMb: megabytes(/VmRSS:\s+(\d+)/),
  };
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

function askForProfile(child: ChildProcess, what: string): Promise<Profiler.Profile | null> {
  return new Promise((resolve) => {
    child.on("message", function hear(reply: unknown) {
      if (typeof reply !== "object" || reply === null || !("profile" in reply)) return;
      child.off("message", hear);
      // Sent by `loop-watch.ts`.
      resolve(reply.profile as Profiler.Profile | null);
    });
    child.send(what);
  });
}

function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  child.kill(signal);
  return new Promise((resolve) => child.once("exit", () => resolve()));
}

export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}
