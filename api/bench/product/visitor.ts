import { Agent, get } from "node:http";
import type { Times } from "../map/timing.ts";

/** What came of a request. */
export interface Reply {
  readonly status: number;
  readonly bytes: number;
  readonly milliseconds: number;
}

/** Somebody who asks one thing after another on one connection. */
export class Visitor {
  readonly #base: string;
  readonly #accept: string;
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 1 });

  /** @param accept what it asks the API for */
  constructor(base: string, accept = "application/json") {
    this.#base = base;
    this.#accept = accept;
  }

  ask(path: string): Promise<Reply> {
    const begun = performance.now();
    return new Promise((resolve, reject) => {
      const headers = { Accept: path.startsWith("/api/") ? this.#accept : "text/html" };
      get(this.#base + path, { agent: this.#agent, headers }, (response) => {
        let bytes = 0;
        response.on("data", (chunk: Buffer) => {
          bytes += chunk.length;
        });
        response.on("error", reject);
        response.on("end", () =>
          resolve({ status: response.statusCode ?? 0, bytes, milliseconds: performance.now() - begun }),
        );
      }).on("error", reject);
    });
  }

  /** Asks for each path in turn, again and again, until the time is up. @returns how long each took, ascending */
  async askFor(paths: readonly string[], seconds: number): Promise<Times> {
    const times: number[] = [];
    const end = performance.now() + seconds * 1_000;
    for (let i = 0; performance.now() < end || i === 0; i++) {
      const path = paths[i % paths.length] ?? "/";
      const { status, milliseconds } = await this.ask(path);
      if (status !== 200) throw new Error(`${path} answered ${status}.`);
      times.push(milliseconds);
    }
    return times.sort((a, b) => a - b);
  }

  close(): void {
    this.#agent.destroy();
  }
}
