import { spawn } from "node:child_process";
import { Problem } from "./log.mjs";
import { root } from "./root.mjs";
import { requestStop, stopping } from "./stop.mjs";

/**
 * @typedef {object} ChildOptions
 * @property {NodeJS.ProcessEnv} [env]
 * @property {string} [cwd]
 * @property {number} [graceMs] how long it may take to stop before it is killed, in milliseconds
 * @property {string} [node] another Node than ours
 * @property {boolean} [input] whether it reads standard input
 *
 * @typedef {object} Exit
 * @property {number} code as a shell would report it: 128 + n after a signal
 * @property {string} output what was captured, standard output and error together
 */

const SIGNAL_NUMBERS = /** @type {Record<string, number>} */ ({
  SIGHUP: 1,
  SIGINT: 2,
  SIGKILL: 9,
  SIGTERM: 15,
});

/** @param {number | null} code @param {string | null} signal */
const shellCode = (code, signal) => code ?? 128 + (SIGNAL_NUMBERS[signal ?? ""] ?? 0);

const LIFELINE = new URL("./lifeline.mjs", import.meta.url).href;

/**
 * A Node process under our control. It has its own session, so that Ctrl-C reaches only us and we stop processes in
 * order, and a channel to us: when that closes, the child knows that we have died.
 * @param {string[]} args
 * @param {ChildOptions} [options]
 */
export function startNode(
  args,
  { cwd = root, env = process.env, graceMs = 15_000, node = process.execPath, input = false } = {},
) {
  const child = spawn(node, ["--import", LIFELINE, ...args], {
    cwd,
    env: { ...env, JOBMAP_PARENT: String(process.pid) },
    stdio: [input ? "inherit" : "ignore", "inherit", "inherit", "ipc"],
    detached: true,
  });
  /** @type {Promise<number>} */
  const exited = new Promise((resolve, reject) => {
    child.once("error", (error) => reject(new Problem(`Could not run ${node}: ${error.message}`)));
    child.once("exit", (code, signal) => resolve(shellCode(code, signal)));
  });
  const end = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return exited;
    child.kill("SIGTERM");
    const timer = setTimeout(() => child.kill("SIGKILL"), graceMs);
    return exited.finally(() => clearTimeout(timer));
  };
  /** @type {Promise<number> | undefined} */
  let ending;
  const stop = () => {
    ending ??= end();
    return ending;
  };
  /** @param {(message: unknown) => void} listener called with each message from the channel */
  const onMessage = (listener) => void child.on("message", listener);
  return { exited, stop, onMessage };
}

/**
 * Runs a Node process to its end, on our terminal. Stops it when we are asked to stop.
 * @param {string[]} args
 * @param {ChildOptions} [options]
 * @returns {Promise<number>} its exit code
 */
export async function runNode(args, options) {
  stopping.throwIfAborted();
  const child = startNode(args, options);
  const stop = () => void child.stop();
  stopping.addEventListener("abort", stop);
  return child.exited.finally(() => stopping.removeEventListener("abort", stop));
}

/**
 * Runs a child to its end and captures its output.
 * @param {string} command
 * @param {string[]} args
 * @param {ChildOptions} [options]
 * @returns {Promise<Exit>}
 */
export function capture(command, args, options = {}) {
  stopping.throwIfAborted();
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: options.cwd ?? root,
      env: options.env ?? process.env,
      stdio: ["ignore", "pipe", "pipe"],
    });
    const stop = () => void child.kill("SIGTERM");
    stopping.addEventListener("abort", stop);
    /** @type {Buffer[]} */
    const chunks = [];
    child.stdout.on("data", (chunk) => chunks.push(chunk));
    child.stderr.on("data", (chunk) => chunks.push(chunk));
    child.once("error", (error) => {
      stopping.removeEventListener("abort", stop);
      reject(new Problem(`Could not run ${command}: ${error.message}`));
    });
    child.once("close", (code, signal) => {
      stopping.removeEventListener("abort", stop);
      if (signal === "SIGINT") requestStop("Ctrl-C");
      if (stopping.aborted) reject(stopping.reason);
      else resolve({ code: shellCode(code, signal), output: Buffer.concat(chunks).toString("utf8") });
    });
  });
}

/**
 * Like `capture`, but throws a Problem if the child fails, with the beginning and the end of its output.
 * @param {string} what a name for messages
 * @param {string} command
 * @param {string[]} args
 * @param {ChildOptions} [options]
 */
export async function succeed(what, command, args, options) {
  const { code, output } = await capture(command, args, options);
  if (code === 0) return output;
  throw new Problem([`${what} failed (exit code ${code}).`, excerpt(output)].filter(Boolean).join("\n"));
}

/** @param {string} output */
function excerpt(output) {
  const lines = output.trim().split("\n");
  return lines.length <= 40 ? lines.join("\n") : [...lines.slice(0, 15), "…", ...lines.slice(-25)].join("\n");
}
