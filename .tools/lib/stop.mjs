import { Problem } from "./log.mjs";

/**
 * Knows whether this process was asked to stop: by Ctrl-C, by a signal, because the terminal was closed, or because the
 * process that started it has died.
 */
const controller = new AbortController();

/** Aborted when this process should stop. */
export const stopping = controller.signal;

/** @param {string} reason */
export function requestStop(reason) {
  if (!stopping.aborted) controller.abort(new Stopped(reason));
}

/** Thrown by waits that a stop interrupts. */
export class Stopped extends Problem {
  /** @param {string} reason */
  constructor(reason) {
    super(`Stopped (${reason}).`, 130);
  }
}

/** Resolves when a stop is asked for. */
export const stopRequested = () =>
  new Promise((resolve) => {
    if (stopping.aborted) resolve(undefined);
    else stopping.addEventListener("abort", resolve, { once: true });
  });

/** Starts listening for all of these. Only for commands: a library does not decide how its process ends. */
export function listenForStop() {
  for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"])) {
    process.on(signal, () => requestStop(signal === "SIGINT" ? "Ctrl-C" : signal));
  }
  // Writing to a closed terminal or pipe must not prevent a clean stop.
  for (const stream of [process.stdout, process.stderr]) {
    stream.on("error", () => requestStop("output closed"));
  }
  if (process.channel) {
    // Started by another of our processes: its death closes the channel.
    process.on("disconnect", () => requestStop("parent gone"));
    process.channel.unref();
  } else if (process.env["npm_lifecycle_event"]) {
    // Started by npm: a killed npm sends no signal, but our parent process changes.
    const parent = process.ppid;
    setInterval(() => process.ppid === parent || requestStop("npm gone"), 1000).unref();
  }
}
