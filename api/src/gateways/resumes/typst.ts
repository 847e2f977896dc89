import type { Logger } from "pino";
import type { Requester } from "../../processes/fair-queue.ts";
import { ProcessPool } from "../../processes/process-pool.ts";
import { SlowRequesters } from "../../processes/slow-requesters.ts";
import type { RenderedFile, RenderOrder, RenderProblem, ResumeRenderer } from "./gateway.ts";
import { RenderProcess } from "./render-process.ts";

/** A resume of four pages takes 60 ms; a hundred jobs of thirty lines each, a few seconds. */
const MAX_MS = 10_000;
const QUEUE = { slots: 2, maxWaiting: 300, maxWaitingEach: 20 };

/** Sets resumes with Typst, in processes of their own: nothing that somebody writes holds up a request or takes the server down. */
export class TypstRenderer implements ResumeRenderer {
  readonly #log: Logger;
  readonly #pool: ProcessPool<RenderProcess>;
  readonly #maxMs: number;
  readonly #slow = new SlowRequesters();

  /** `templates`: another folder of templates. `maxMs`: time for one resume, in milliseconds. */
  constructor(log: Logger, options: { templates?: string; maxMs?: number } = {}) {
    const templates = options.templates ? [options.templates] : [];
    this.#log = log;
    this.#pool = new ProcessPool(() => new RenderProcess(templates), QUEUE);
    this.#maxMs = options.maxMs ?? MAX_MS;
  }

  async render(order: RenderOrder, requester: Requester): Promise<RenderedFile | RenderProblem> {
    const reply = await this.#pool.run(requester, this.#slow.laneOf(requester), (renderer) =>
      renderer.render(order, this.#maxMs),
    );
    if (!("problem" in reply) || reply.problem === "missing_characters") return reply;
    if (reply.problem === "too_long") this.#slow.add(requester);
    this.#log.warn(
      { template: order.template, format: order.format, bytes: order.sheet.length, ...reply },
      "a resume was not set",
    );
    return reply;
  }

  stop(): Promise<void> {
    return this.#pool.stop();
  }
}
