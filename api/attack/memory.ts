import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync, readlinkSync } from "node:fs";

/** The process that listens on a port of this machine; undefined where this system does not tell. */
export function processAt(port: number): number | undefined {
  try {
    if (process.platform !== "linux")
      return (
        Number(
          execFileSync("lsof", ["-ti", `tcp:${port}`, "-sTCP:LISTEN"], { encoding: "utf8" }).split("\n")[0],
        ) || undefined
      );
    const inodes = ["/proc/net/tcp", "/proc/net/tcp6"].flatMap((file) => inodesOf(file, port));
    return readdirSync("/proc")
      .filter((name) => /^\d+$/.test(name))
      .map(Number)
      .find((pid) => socketsOf(pid).some((socket) => inodes.includes(socket)));
  } catch {
    return undefined;
  }
}

function inodesOf(file: string, port: number): string[] {
  const end = `:${port.toString(16).toUpperCase().padStart(4, "0")}`;
  return (
    readFileSync(file, "utf8")
      .split("\n")
      .map((line) => line.trim().split(/\s+/))
      // Fields: local address, and state, of which 0A listens.
      .filter((fields) => fields[1]?.endsWith(end) && fields[3] === "0A")
      .map((fields) => `socket:[${fields[9]}]`)
  );
}

function socketsOf(pid: number): string[] {
  try {
    return readdirSync(`/proc/${pid}/fd`).map((fd) => {
      try {
        return readlinkSync(`/proc/${pid}/fd/${fd}`);
      } catch {
        return "";
      }
    });
  } catch {
    // Somebody else's process, or one that has just ended.
    return [];
  }
}

/** The resident memory of a process, in megabytes; 0 when it is gone. */
export function residentMb(pid: number): number {
  try {
    if (process.platform === "linux")
      return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0) / 1024;
    return Number(execFileSync("ps", ["-o", "rss=", "-p", String(pid)], { encoding: "utf8" })) / 1024;
  } catch {
    return 0;
  }
}

function childrenOf(pid: number): number[] {
  try {
    return readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
      readFileSync(`/proc/${pid}/task/${thread}/children`, "utf8").split(" ").filter(Boolean).map(Number),
    );
  } catch {
    return [];
  }
}

export interface Peak {
  /** In megabytes: the server itself, and all that it has started to read files. */
  server: number;
  readers: number;
}

/** Watches the memory of a server until it is closed. */
export class MemoryWatch {
  readonly #read: () => Peak;
  readonly #timer: NodeJS.Timeout;
  #peak: Peak = { server: 0, readers: 0 };

  /** @param read what is resident now; a test can bring its own */
  constructor(read: () => Peak, everyMs = 100) {
    this.#read = read;
    this.#timer = setInterval(() => this.#look(), everyMs);
  }

  static of(pid: number): MemoryWatch {
    return new MemoryWatch(() => ({
      server: residentMb(pid),
      readers: childrenOf(pid).reduce((sum, child) => sum + residentMb(child), 0),
    }));
  }

  get now(): number {
    return this.#read().server;
  }

  /** The most since this was asked last. */
  takePeak(): Peak {
    this.#look();
    const peak = this.#peak;
    this.#peak = { server: 0, readers: 0 };
    return peak;
  }

  close(): void {
    clearInterval(this.#timer);
  }

  #look(): void {
    const { server, readers } = this.#read();
    this.#peak = {
      server: Math.max(this.#peak.server, server),
      readers: Math.max(this.#peak.readers, readers),
    };
  }
}

/** Whatever a server takes above this much more than at rest, in megabytes, is a finding. */
export const MAX_GROWTH_MB = 150;

export const hasGrown = (restMb: number, mb: number): boolean => mb > restMb + MAX_GROWTH_MB;
