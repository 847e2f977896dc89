import { pino } from "pino";
import { boot } from "./boot.ts";
import { readEnv, SettingsError } from "./env.ts";
import { isDatabaseUnavailable } from "./errors/from-database.ts";

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

const log = pino(
  { level: env.LOG_LEVEL, base: null, redact: ["req.headers.authorization", "token"] },
  pino.destination(2),
);

const running = await boot(env, log, (step) => report({ step })).catch((error: unknown) => {
  if (isPortBusy(error))
    return fail(`Port ${env.PORT} is in use by another program. Set PORT to a free one.`);
  if (isDatabaseUnavailable(error))
    return fail(`The database at ${withoutPassword(env.DATABASE_URL)} does not answer.`);
  throw error;
});
report({ ready: `Jobmap is ready: ${env.PUBLIC_URL}` });

let stopping = false;
async function stop(): Promise<void> {
  if (stopping) return;
  stopping = true;
  if (!process.send) say("Stopping: finishing requests that are under way.");
  await running.stop();
  process.exit(0);
}
process.on("SIGINT", stop);
process.on("SIGTERM", stop);
// The start command holds the other end of this channel; when it is gone, so are we.
process.on("disconnect", stop);

function isPortBusy(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "EADDRINUSE";
}

function withoutPassword(url: string): string {
  const address = new URL(url);
  address.password = "";
  return address.href;
}
