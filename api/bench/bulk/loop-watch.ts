/**
 * Loaded before the server. Says on request how long its event loop was held up at most since the last request, in milliseconds; starts a
 * profile of its processor time, and sends it.
 */
import { Session } from "node:inspector/promises";
import { monitorEventLoopDelay } from "node:perf_hooks";

const SAMPLED_EVERY_US = 200;

const delay = monitorEventLoopDelay({ resolution: 1 });
delay.enable();
let session: Session | undefined;

async function startProfile(): Promise<void> {
  session = new Session();
  session.connect();
  await session.post("Profiler.enable");
  await session.post("Profiler.setSamplingInterval", { interval: SAMPLED_EVERY_US });
  await session.post("Profiler.start");
  process.send?.({ profile: null });
}

async function endProfile(): Promise<void> {
  const { profile } = (await session?.post("Profiler.stop")) ?? {};
  session?.disconnect();
  process.send?.({ profile });
}

process.on("message", (message) => {
  if (message === "start profile") void startProfile();
  else if (message === "end profile") void endProfile();
  else {
    process.send?.(delay.max / 1e6);
    delay.reset();
  }
});
// The server ends as it does without a bench.
process.channel?.unref();
