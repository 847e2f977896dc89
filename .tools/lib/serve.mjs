import { startNode } from "./child.mjs";
import { openDatabase } from "./database/index.mjs";
import { findProgram } from "./database/program.mjs";
import { takeLock } from "./lock.mjs";
import { dim, Problem, say, step } from "./log.mjs";
import { handOver, isHandedOver } from "./node.mjs";
import { requirePort } from "./ports.mjs";
import { build } from "./products.mjs";
import { loadSettings, requireSettings } from "./settings.mjs";
import { stopping, stopRequested } from "./stop.mjs";
import { watchSources } from "./watch.mjs";

/** Files the server reads when it starts; it reloads files for the browser itself. */
const SERVER_SOURCES = ["api/src", "api/db", "api/contract/src"];

/**
 * The whole start, from a fresh clone to a running product, until it is asked to stop: then first the server stops,
 * then the database.
 * @param {object} options
 * @param {string} options.script `import.meta.url` of the command
 * @param {import('./products.mjs').ProductName[]} options.products built first
 * @param {NodeJS.ProcessEnv} [options.env]
 * @param {boolean} [options.reload] restart the server whenever its sources change
 * @returns {Promise<number>} exit code
 */
export async function serve({ script, products, env = {}, reload = false }) {
  loadSettings();
  if (!isHandedOver()) {
    const address = `http://localhost:${process.env["PORT"] || 3000}`;
    await takeLock(
      "serve",
      `Jobmap is already running from this folder, at ${address}: press Ctrl-C there first.`,
    );
    await requirePort(process.env);
  }
  const done = await handOver(script);
  if (done !== undefined) return done;

  await requireSettings(process.env);
  if (!findProgram(["pdftotext"]))
    say(
      "pdftotext is not installed: people see what four programs read from their resume, not five. apt-get install poppler-utils",
    );
  const database = await openDatabase(process.env);
  try {
    await build(products);
    const settings = { ...process.env, ...env, DATABASE_URL: database.url };
    await (reload ? runReloading(settings) : runOnce(settings));
  } finally {
    await database.release();
  }
  say("Jobmap has stopped.");
  return 0;
}

/**
 * Starts the server and prints its progress until it answers.
 * @param {NodeJS.ProcessEnv} env
 */
async function startServer(env) {
  stopping.throwIfAborted();
  const server = startNode(["api/src/main.ts"], { env, graceMs: stopMs(env) });
  const ready = await step("Preparing the data and the map", (progress) => {
    /** @type {Promise<string>} */
    const answered = new Promise((resolve) => {
      server.onMessage((message) => {
        const { step: text, ready } = /** @type {{ step?: string, ready?: string }} */ (message);
        if (text) progress(text);
        if (ready) resolve(ready);
      });
    });
    const ended = server.exited.then((code) => {
      throw stopping.aborted ? stopping.reason : new ServerEnded(code);
    });
    const stopped = stopRequested().then(async () => {
      await server.stop();
      throw stopping.reason;
    });
    return Promise.race([answered, ended, stopped]);
  });
  say(ready);
  return server;
}

/**
 * How long a server may take to stop: it keeps serving for DRAIN_SECONDS, then finishes requests in progress.
 * @param {NodeJS.ProcessEnv} env
 */
const stopMs = (env) => (Number(env["DRAIN_SECONDS"] || 5) + 40) * 1_000;

/** The server exited without being asked to. */
class ServerEnded extends Problem {
  /** @param {number} code */
  constructor(code) {
    super(`The server exited (exit code ${code}).`, code || 1);
  }
}

/** @param {NodeJS.ProcessEnv} env */
async function runOnce(env) {
  const server = await startServer(env);
  const ended = await Promise.race([server.exited, stopRequested()]);
  if (typeof ended === "number") throw new ServerEnded(ended);
  say(dim("\nStopping …"));
  await server.stop();
}

/** @param {NodeJS.ProcessEnv} env */
async function runReloading(env) {
  const sources = watchSources(SERVER_SOURCES);
  while (!stopping.aborted) {
    const changed = sources.next();
    try {
      const server = await startServer(env);
      const ended = await Promise.race([server.exited, changed, stopRequested()]);
      if (typeof ended === "number") throw new ServerEnded(ended);
      say(dim(stopping.aborted ? "\nStopping …" : "\nThe sources have changed …"));
      await server.stop();
    } catch (error) {
      if (!(error instanceof ServerEnded)) throw error;
      say(`${error.message} It restarts after the next change.`);
      await Promise.race([changed, stopRequested()]);
    }
  }
  sources.close();
}
