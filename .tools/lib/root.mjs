import { mkdirSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";

/** The project's folder, absolute. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** Where the user stood when calling npm: paths given on the command line are relative to it. */
export const calledFrom = process.env["INIT_CWD"] ?? process.cwd();

// Paths of sockets may have about 100 bytes: the tools work in the root so that theirs can be relative.
process.chdir(root);

/** @param {string[]} parts */
export const inRoot = (...parts) => join(root, ...parts);

/**
 * A folder under `.data/`, created when missing.
 * @param {string[]} parts
 */
export function dataFolder(...parts) {
  const folder = inRoot(".data", ...parts);
  mkdirSync(folder, { recursive: true });
  return folder;
}

/**
 * A path as a person in the project's folder would write it.
 * @param {string} path
 */
export const shown = (path) => relative(root, path) || ".";
