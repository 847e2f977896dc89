import { mkdirSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";

/** The project's folder, absolute. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** The folder the user called npm in: paths on the command line are relative to it. */
export const calledFrom = process.env["INIT_CWD"] ?? process.cwd();

// Socket paths may have about 100 bytes: the tools work in the root so that theirs can be relative.
process.chdir(root);

/** @param {string[]} parts */
export const inRoot = (...parts) => join(root, ...parts);

/**
 * A folder under `.data/`, created if missing.
 * @param {string[]} parts
 */
export function dataFolder(...parts) {
  const folder = inRoot(".data", ...parts);
  mkdirSync(folder, { recursive: true });
  return folder;
}

/**
 * A path relative to the project's folder, for messages.
 * @param {string} path
 */
export const shown = (path) => relative(root, path) || ".";
