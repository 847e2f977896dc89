import { spawn } from "node:child_process";
import { once } from "node:events";
import { copyFileSync, existsSync, mkdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { NotAvailable } from "./engine.ts";

const PINNED = join(import.meta.dirname, "packages");
const FOLDER = join(import.meta.dirname, "../../../.data/rivals");
const FILES = ["package.json", "package-lock.json"];

/**
 * Installs what only this benchmark uses into `.data/rivals`, by the lock file beside this one.
 * @returns why that was not possible, if it was not
 */
export async function installPackages(say: (text: string) => void): Promise<string | undefined> {
  const marker = join(FOLDER, "node_modules/.package-lock.json");
  const read = (folder: string): string => readFileSync(join(folder, "package-lock.json"), "utf8");
  if (existsSync(marker) && read(FOLDER) === read(PINNED)) return undefined;
  say(
    "Installing DuckDB and a client for PostgreSQL from npm into .data/rivals, about 70 MB, once. They are no dependencies of the project.",
  );
  mkdirSync(FOLDER, { recursive: true });
  for (const file of FILES) copyFileSync(join(PINNED, file), join(FOLDER, file));
  const child = spawn("npm", ["ci", "--no-audit", "--no-fund", "--ignore-scripts", "--loglevel=error"], {
    cwd: FOLDER,
    stdio: ["ignore", "ignore", "pipe"],
  });
  let output = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => (output += text));
  const failed = await once(child, "close").then(
    ([code]) => code !== 0,
    (error: unknown) => {
      output = String(error);
      return true;
    },
  );
  return failed
    ? `npm ci in .data/rivals failed: ${output.trim().split("\n").slice(0, 2).join(" ")}`
    : undefined;
}

/** One of those packages. */
export function installed(name: string): unknown {
  try {
    return createRequire(join(FOLDER, "package.json"))(name);
  } catch (error) {
    throw new NotAvailable(
      `${name} is not installed in .data/rivals or does not run here (${error instanceof Error ? error.message.split("\n")[0] : String(error)})`,
    );
  }
}
