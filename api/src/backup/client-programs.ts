import { type ChildProcess, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import type { Readable, Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { BackupError } from "./manifest.ts";

/** The programs that come with every MariaDB or MySQL client, by either of their names. */
const DUMP = ["mariadb-dump", "mysqldump"];
const CLIENT = ["mariadb", "mysql"];

/** One row per line, ordered by primary key, from one snapshot: dumps of equal rows are equal. */
const DUMP_OPTIONS = [
  "--single-transaction",
  "--quick",
  "--skip-extended-insert",
  "--order-by-primary",
  "--hex-blob",
  "--no-tablespaces",
  "--skip-comments",
  "--skip-add-locks",
  "--no-autocommit",
  "--default-character-set=utf8mb4",
];

/**
 * Writes a dump of the database that `url` names through `into`.
 * @throws BackupError with the program's error message
 */
export async function dumpDatabase(
  url: string,
  ...into: readonly [NodeJS.WritableStream, ...NodeJS.WritableStream[]]
): Promise<void> {
  const { child, ended } = run(DUMP, url, DUMP_OPTIONS);
  await Promise.all([pipeline([child.stdout, ...into]), ended]);
}

/**
 * Runs the statements from `from` in the database that `url` names.
 * @throws BackupError with the program's error message
 */
export async function runStatements(
  url: string,
  ...from: readonly [NodeJS.ReadableStream, ...NodeJS.ReadWriteStream[]]
): Promise<void> {
  const { child, ended } = run(CLIENT, url, ["--default-character-set=utf8mb4"]);
  // A failing statement closes the pipe: the program's error message is the reason.
  const written = pipeline([...from, child.stdin]).catch((error: unknown) => error);
  await ended;
  const failure = await written;
  if (failure) throw failure;
}

function run(
  names: readonly string[],
  url: string,
  options: readonly string[],
): { child: ChildProcess & { stdin: Writable; stdout: Readable }; ended: Promise<void> } {
  const address = new URL(url);
  const socket = address.searchParams.get("socketPath");
  const where = socket
    ? [`--socket=${socket}`]
    : ["--protocol=tcp", `--host=${address.hostname}`, `--port=${address.port || 3306}`];
  const child = spawn(
    findProgram(names),
    [
      "--no-defaults",
      ...where,
      `--user=${decodeURIComponent(address.username)}`,
      ...options,
      address.pathname.slice(1),
    ],
    {
      // Other users of the machine can read arguments, but not this environment.
      env: { ...process.env, MYSQL_PWD: decodeURIComponent(address.password) },
      stdio: ["pipe", "pipe", "pipe"],
    },
  );
  let said = "";
  child.stderr.on("data", (chunk) => {
    said += chunk;
  });
  const ended = new Promise<void>((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code) =>
      code === 0
        ? resolve()
        : reject(new BackupError(`${names[0]} failed: ${said.trim() || `exit code ${code}`}`)),
    );
  });
  return { child, ended };
}

function findProgram(names: readonly string[]): string {
  const folders = (process.env["PATH"] ?? "").split(delimiter);
  const found = names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((path) => existsSync(path));
  if (found) return found;
  throw new BackupError(`${names[0]} is missing. On Debian and Ubuntu: apt-get install mariadb-client`);
}
