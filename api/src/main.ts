import { enableCompileCache, flushCompileCache } from "node:module";
import { pino } from "pino";
import { readEnv, SettingsError } from "./env.ts";
import { bootFailure } from "./errors/boot-failure.ts";
import { Outage } from "./errors/outage.ts";
import { UnusableArchive } from "./gateways/streets/index.ts";

// What Node compiles is kept for the next start, of which compiling is a third. That holds for modules that are imported from here on.
enableCompileCache();
const { boot } = await import("./boot.ts");

const say = (text: string) => process.stdout.write(`${text}\n`);
/** The start command shows progress in a way of its own; started by hand, the server writes lines. */
const report = (progress: { step: string } | { ready: string }): void => {
  if (process.send) process.send(progress);
  else say("ready" in progress ? progress.ready : `  ${progress.step}`);
};
const fail = (text: string): never => {
  process.stderr.write(`${text}\n`);
  process.exit(1);
};

const env = (() => {
  try {
    return readEnv();
  } catch (error) {
    if (error instanceof SettingsError) return fail(error.message);
    throw error;
  }
})();

const outage = new Outage();
const log = pino(
  {
    level: env.LOG_LEVEL,
    base: null,
    redact: ["req.headers.authorization", "token"],
    hooks: outage.hooks,
  },
  pino.destination(2),
);

// Before anything starts: a process that is asked to stop in the middle of a migration finishes the current statement.
const stopping = new AbortController();
const booted = boot({ env, log, outage, report: (step) => report({ step }), signal: stopping.signal });
let isStopping = false;
async function stop(reason: string): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  stopping.abort();
  if (!process.send) say("Stopping: finishing requests in progress.");
  log.info({ reason }, "stopping");
  const begun = performance.now();
  const running = await booted.catch(() => undefined);
  await running?.stop();
  log.info({ seconds: Math.round((performance.now() - begun) / 100) / 10 }, "stopped");
  process.exit(0);
}
process.on("SIGINT", stop);
process.on("SIGTERM", stop);
// The start command holds the other end of this channel; when it is gone, so are we.
process.on("disconnect", () => stop("the start command is gone"));

await booted.catch((error: unknown) => {
  if (isStopping) return;
  const port = busyPort(error);
  if (port !== undefined)
    return fail(
      `Port ${port} is in use by another program. Set ${port === env.METRICS_PORT ? "METRICS_PORT" : "PORT"} to a free one.`,
    );
  if (error instanceof UnusableArchive) return fail(error.message);
  const words = bootFailure(error, env.DATABASE_URL);
  if (words !== undefined) return fail(words);
  throw error;
});
if (!isStopping) {
  report({ ready: `Jobmap is ready: ${env.PUBLIC_URL}` });
  // Node writes what it has compiled when a process ends by itself: after one that was killed the next would compile all of it again.
  flushCompileCache();
}

/** The port that something else listens on, if that is why nothing could start. */
function busyPort(error: unknown): number | undefined {
  if (!(error instanceof Error && "code" in error && error.code === "EADDRINUSE")) return undefined;
  return "port" in error && typeof error.port === "number" ? error.port : env.PORT;
}
