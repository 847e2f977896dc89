import { Agent, type IncomingMessage, request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";

/** What came of a request: the status of its whole reply, or why there is none. */
export interface Answer {
  readonly path: string;
  readonly isKept: boolean;
  readonly status: number | undefined;
  /** "ECONNRESET" and the like, or "no server" when the balancer had none. */
  readonly failure: string | undefined;
  readonly seconds: number;
  /** Where it went, and when, by `performance.now()`. */
  readonly url: string | undefined;
  readonly atMs: number;
}

export interface LoadOptions {
  readonly perSecond: number;
  readonly paths: readonly string[];
  /** Where the next request goes; undefined when nobody serves. */
  target(): string | undefined;
}

/**
 * Requests at a steady rate, whether or not the last ones have been answered: half of them on connections that are kept, half on new ones.
 * None is ever tried again.
 */
export class Load {
  readonly answers: Answer[] = [];
  readonly #options: LoadOptions;
  readonly #kept = new Agent({ keepAlive: true, maxSockets: 64 });
  #isOn = true;
  #underWay = 0;
  readonly #ended: Promise<void>;

  constructor(options: LoadOptions) {
    this.#options = options;
    this.#ended = this.#run();
  }

  /** Asks nothing more, and waits for what was asked. */
  async stop(): Promise<void> {
    this.#isOn = false;
    await this.#ended;
    while (this.#underWay > 0) await sleep(20);
    this.#kept.destroy();
  }

  async #run(): Promise<void> {
    const begun = performance.now();
    for (let asked = 0; this.#isOn; ) {
      const due = ((performance.now() - begun) / 1_000) * this.#options.perSecond;
      for (; asked < due; asked++) void this.#ask(asked);
      await sleep(5);
    }
  }

  async #ask(n: number): Promise<void> {
    const { paths, target } = this.#options;
    const path = paths[n % paths.length] ?? "/";
    // Of each path as many are asked this way as that.
    const isKept = Math.floor(n / paths.length) % 2 === 0;
    const begun = performance.now();
    const url = target();
    this.#underWay++;
    const came =
      url === undefined
        ? { status: undefined, failure: "no server" }
        : await ask(`${url}${path}`, isKept ? this.#kept : false, n);
    this.#underWay--;
    const seconds = (performance.now() - begun) / 1_000;
    this.answers.push({ path, isKept, ...came, seconds, url, atMs: begun });
  }
}

function ask(url: string, agent: Agent | false, n: number): Promise<Pick<Answer, "status" | "failure">> {
  return new Promise((resolve) => {
    const fail = (error: NodeJS.ErrnoException) =>
      resolve({ status: undefined, failure: error.code ?? error.message });
    // Everybody has an address of their own, as behind a proxy.
    const headers = { "X-Forwarded-For": `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}` };
    const asked = request(url, { agent, headers, timeout: 60_000 }, (response: IncomingMessage) => {
      response
        .on("error", fail)
        .resume()
        .once("end", () => resolve({ status: response.statusCode, failure: undefined }));
    });
    asked
      .on("timeout", () => asked.destroy(new Error("no answer in 60 s")))
      .on("error", fail)
      .end();
  });
}
