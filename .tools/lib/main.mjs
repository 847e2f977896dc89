import { cross, Problem } from "./log.mjs";
import { listenForStop, Stopped, stopping } from "./stop.mjs";

/**
 * Runs a command: its exit code is the value `work` resolves to; a Problem is printed as its message, any other error
 * with its stack.
 * @param {() => Promise<number | undefined>} work
 */
export async function main(work) {
  listenForStop();
  try {
    process.exitCode = (await work()) ?? 0;
  } catch (error) {
    const cause = stopping.aborted && !(error instanceof Problem) ? stopping.reason : error;
    if (cause instanceof Stopped) process.stderr.write(`${cause.message}\n`);
    else if (cause instanceof Problem) process.stderr.write(`${cross} ${cause.message}\n`);
    else console.error(cause);
    process.exitCode = cause instanceof Problem ? cause.exitCode : 1;
  }
}
