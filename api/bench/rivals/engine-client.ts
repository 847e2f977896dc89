import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import type { z } from "zod";
import { NotAvailable } from "./engine.ts";
import { Loaded, type Order, Refusal, Round, Weight } from "./messages.ts";

const PROCESS = join(import.meta.dirname, "engine-process.ts");
/** Megabytes of JavaScript's heap: a million documents of MiniSearch take several thousand. */
const HEAP = 12_000;

/** An engine in a process of its own, so that its memory is its own and it disturbs no other while it is not asked. */
export class EngineClient {
  readonly name: string;
  readonly loaded: Loaded;
  readonly #child: ChildProcess;

  private constructor(name: string, child: ChildProcess, loaded: Loaded) {
    this.name = name;
    this.#child = child;
    this.loaded = loaded;
  }

  /** Starts an engine and loads the jobs. @throws NotAvailable */
  static async start(name: string, jobs: number): Promise<EngineClient> {
    const child = fork(PROCESS, [name, String(jobs)], {
      execArgv: [`--max-old-space-size=${HEAP}`],
    });
    return new EngineClient(name, child, await reply(child, Loaded));
  }

  ask(order: Extract<Order, { ask: number }>): Promise<Round> {
    return this.#order(order, Round);
  }

  /** What its data and its process take by now. */
  weigh(): Promise<Weight> {
    return this.#order({ weigh: true }, Weight);
  }

  async stop(): Promise<void> {
    if (this.#child.exitCode !== null || !this.#child.connected) return;
    const ended = once(this.#child, "exit");
    this.#child.disconnect();
    await ended;
  }

  #order<T>(order: Order, schema: z.ZodType<T>): Promise<T> {
    const answer = reply(this.#child, schema);
    this.#child.send(order);
    return answer;
  }
}

/** The next message of a process, or why there is none. */
function reply<T>(child: ChildProcess, schema: z.ZodType<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const onExit = (): void => reject(new NotAvailable("its process ended; what it wrote stands above"));
    child.once("exit", onExit);
    child.once("message", (message) => {
      child.off("exit", onExit);
      const refusal = Refusal.safeParse(message);
      if (refusal.success) reject(new NotAvailable(refusal.data.notAvailable));
      else resolve(schema.parse(message));
    });
  });
}
