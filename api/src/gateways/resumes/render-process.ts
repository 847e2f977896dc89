import { fileURLToPath } from "node:url";
import { LimitedProcess } from "../../processes/limited-process.ts";
import { RenderReply, type RenderTask } from "./messages.ts";

const MAIN = fileURLToPath(new URL("./process.ts", import.meta.url));
/** With all fonts it needs 200. */
const MAX_DATA_MB = 640;
const MAX_HEAP_MB = 160;

/** A process that sets resumes one after another, until one of them ends it. */
export class RenderProcess extends LimitedProcess {
  constructor(templates: readonly string[]) {
    super({ main: MAIN, args: templates, heapMb: MAX_HEAP_MB, dataMb: MAX_DATA_MB });
  }

  /** Sets one resume. It may take `maxMs` milliseconds. */
  async render(task: RenderTask, maxMs: number): Promise<RenderReply> {
    try {
      const said = await this.ask(task, maxMs);
      if ("reply" in said) return RenderReply.parse(said.reply);
      // What needs all of the memory is as long as what needs all of the time.
      return said.stopped === "crash"
        ? { problem: "failed", message: "the process ended" }
        : { problem: "too_long" };
    } catch (error) {
      return { problem: "failed", message: error instanceof Error ? error.message : String(error) };
    }
  }
}
