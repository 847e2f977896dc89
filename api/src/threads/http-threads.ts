import type { Server } from "node:http";
import { Worker } from "node:worker_threads";
import type { LimitsMemory } from "../gateways/limits/index.ts";
import type { Services } from "../services.ts";
import type { KeptPages } from "../web/kept/kept-pages.ts";
import { feedIndex } from "./index-feed.ts";
import { type InnerServer, openInnerServer } from "./inner-server.ts";
import type { FromThread, PageAnswer, PageQuestion, ThreadSetup, ToThread } from "./messages.ts";
import { answerPage } from "./page-answers.ts";
import { keepClock } from "./shared-clock.ts";

/** How long a thread that has ended stays away, in milliseconds. */
const RESTART_MS = 1_000;

/** Memory for what a thread has just made: most of it is garbage when its reply is sent, so more would only be more to keep. */
const YOUNG_MB = 12;

export interface HttpThreadsOptions {
  readonly services: Services;
  readonly limits: LimitsMemory;
  readonly signingKey: Uint8Array;
  /** Pages of the main thread; undefined if it keeps none. */
  readonly kept: KeptPages | undefined;
  /** Identifies the build of the pages. */
  readonly release: string | undefined;
  /** Answers what the threads forward. */
  readonly server: Server;
}

interface Running {
  readonly worker: Worker;
  /** Resolves when it has answered everything that was under way. */
  readonly drained: Promise<void>;
}

/**
 * Threads that listen beside the main thread, on the same port and with the same index in memory. They answer what many ask and what needs
 * no database, kept pages and clusters; the rest they forward.
 */
export class HttpThreads {
  readonly #options: HttpThreadsOptions;
  readonly #clock: ReturnType<typeof keepClock>;
  readonly #running = new Map<number, Running>();
  #inner: InnerServer | undefined;
  #isStopping = false;

  constructor(options: HttpThreadsOptions) {
    this.#options = options;
    this.#clock = keepClock(() => options.services.now());
  }

  /** Starts so many threads where the main thread listens. Rejects if one cannot listen. */
  async start(count: number, host: string, port: number): Promise<void> {
    const inner = await openInnerServer(this.#options.server);
    this.#inner = inner;
    const at = { host, port, innerPath: inner.path };
    await Promise.all(Array.from({ length: count }, (_, i) => this.#startOne(i + 1, at)));
  }

  /** Lets the threads finish what is under way, and accept nothing more after `seconds`. */
  async drain(seconds: number): Promise<void> {
    this.#isStopping = true;
    const message: ToThread = { drainSeconds: seconds };
    for (const { worker } of this.#running.values()) worker.postMessage(message);
    await Promise.all([...this.#running.values()].map(({ drained }) => drained));
  }

  async stop(): Promise<void> {
    this.#isStopping = true;
    await Promise.all([...this.#running.values()].map(({ worker }) => worker.terminate()));
    this.#clock.stop();
    await this.#inner?.close();
  }

  async #startOne(number: number, at: Pick<ThreadSetup, "host" | "port" | "innerPath">): Promise<void> {
    const { services, limits, signingKey, release } = this.#options;
    const feed = feedIndex(services.jobIndex);
    const setup: ThreadSetup = {
      ...at,
      number,
      env: services.env,
      release,
      limits,
      clock: this.#clock.memory,
      signingKey,
      writes: services.jobIndex.writes,
      index: feed.index,
    };
    const worker = new Worker(new URL("./thread.ts", import.meta.url), {
      name: `http-${number}`,
      workerData: setup,
      transferList: [feed.index.port],
      resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB },
    });
    const { promise: drained, resolve: haveDrained } = Promise.withResolvers<void>();
    this.#running.set(number, { worker, drained });
    await new Promise<void>((resolve, reject) => {
      worker.on("message", (message: FromThread) => {
        if (message === "listening") resolve();
        else if (message === "drained") haveDrained();
        else this.#hear(message, number, worker);
      });
      worker.on("error", (error) => {
        reject(error);
        services.log.error({ err: error, thread: number }, "a thread that answers requests has failed");
      });
      worker.once("exit", () => {
        feed.stop();
        this.#running.delete(number);
        haveDrained();
        reject(new Error(`Thread ${number} ended before it could answer.`));
        if (!this.#isStopping) setTimeout(() => this.#restart(number, at), RESTART_MS);
      });
    });
  }

  #restart(number: number, at: Pick<ThreadSetup, "host" | "port" | "innerPath">): void {
    if (this.#isStopping) return;
    // A failure is logged, and the next attempt made, when the thread has ended.
    this.#startOne(number, at).catch(() => {});
  }

  #hear(message: Exclude<FromThread, string>, number: number, worker: Worker): void {
    const { metrics } = this.#options.services;
    if ("question" in message) {
      void this.#answer(message.question).then((answer) => {
        const told: ToThread = { answer };
        worker.postMessage(told);
      });
      return;
    }
    for (const { route, status, ms } of message.served) metrics.request(route, status, ms);
    metrics.answeredBy(number, message.served.length, message.memoryBytes);
    for (const budget of message.refused) metrics.refused(budget);
  }

  /** Never fails: a page that cannot be answered for is rendered, which tells of the failure. */
  #answer(question: PageQuestion): Promise<PageAnswer> {
    const { kept, services } = this.#options;
    const nothing: PageAnswer = { key: question.key, version: undefined, until: 0, writes: 0, page: null };
    if (kept === undefined) return Promise.resolve(nothing);
    return answerPage(question, kept, services).catch(() => nothing);
  }
}
