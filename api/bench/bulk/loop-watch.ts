/** Loaded before the server: says on request how long its event loop was held up at most since the last request, in milliseconds. */
import { monitorEventLoopDelay } from "node:perf_hooks";

const delay = monitorEventLoopDelay({ resolution: 1 });
delay.enable();
process.on("message", () => {
  process.send?.(delay.max / 1e6);
  delay.reset();
});
// The server ends as it does without a bench.
process.channel?.unref();
