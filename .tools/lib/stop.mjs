import { Problem } from "./log.mjs";

/**
 * One place that knows whether this process was asked to stop: by Ctrl-C, by a signal, by the terminal going away, or
 * by the death of the process that started it.
 */
const controller = new AbortController();

/** Aborted once this process should wind up. */
export const stopping = controller.signal;

/** @param {string} reason */
export function requestStop(reason) {
  if (!stopping.aborted) controller.abort(new Stopped(reason));
}

/** Thrown out of whatever was waiting when a stop was asked for. */
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

/** Begins to listen for all of these. For commands only: a library has no say in how its process ends. */
export function listenForStop() {
  for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"])) {
    process.on(signal, () => requestStop(signal === "SIGINT" ? "Ctrl-C" : signal));
  }
  // Writing to a terminal or pipe that has gone must not keep a process from winding up.
  for (const stream of [process.stdout, process.stderr]) {
    stream.on("error", () => requestStop("output closed"));
  }
  if (process.channel) {
    // Started by another of our processes: its death closes the channel.
    process.on("disconnect", () => requestStop("parent gone"));
    process.channel.unref();
  } else if (process.env["npm_lifecycle_event"]) {
    // Started by npm: a killed npm cannot tell us, but our parent changes.
    const parent = process.ppid;
    setInterval(() => process.ppid === parent || requestStop("npm gone"), 1000).unref();
  }
}
