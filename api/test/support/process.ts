import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

/** A process of ours that a test can kill. */
export interface TestProcess {
  kill(signal: NodeJS.Signals): void;
  exited: Promise<void>;
}

/** Runs a file of `test/support/processes/` in a process of its own. */
export function startProcess(file: string, env: NodeJS.ProcessEnv): TestProcess {
  const path = fileURLToPath(new URL(`./processes/${file}`, import.meta.url));
  const child = spawn(process.execPath, [path], { env, stdio: ["ignore", "ignore", "inherit"] });
  return {
    kill: (signal) => void child.kill(signal),
    exited: new Promise((resolve) => child.once("exit", () => resolve())),
  };
}
