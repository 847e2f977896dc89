import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";
import { capture } from "../child.mjs";

/**
 * A database server's program on this machine.
 * @typedef {object} Program
 * @property {'mariadb' | 'mysql' | 'docker'} kind
 * @property {string} server the server's program (or the docker command)
 * @property {string} [installer] MariaDB's own program for making a data folder
 * @property {string} version as "10.11.19"
 */

/** Searched after PATH: packages install servers in folders that are not on an ordinary user's PATH. */
const USUAL_FOLDERS = [
  "/usr/sbin",
  "/usr/libexec",
  "/usr/local/sbin",
  "/usr/local/bin",
  "/usr/local/libexec",
  "/usr/local/mysql/bin",
  "/opt/homebrew/bin",
  "/opt/homebrew/opt/mariadb/bin",
  "/opt/homebrew/opt/mysql/bin",
  "/usr/local/opt/mariadb/bin",
  "/usr/local/opt/mysql/bin",
];

/**
 * @param {string[]} names alternatives, best first
 * @param {string[]} [moreFolders]
 * @returns {string | undefined} absolute path
 */
export function findProgram(names, moreFolders = []) {
  const folders = [...(process.env["PATH"] ?? "").split(delimiter), ...moreFolders].filter(Boolean);
  for (const name of names) {
    for (const folder of folders) {
      const path = join(folder, name);
      if (isExecutable(path)) return path;
    }
  }
  return undefined;
}

/** @param {string} path */
function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * Looks for MariaDB, then MySQL.
 * @returns {Promise<Program | undefined>}
 */
export async function findServer() {
  for (const server of [findProgram(["mariadbd"], USUAL_FOLDERS), findProgram(["mysqld"], USUAL_FOLDERS)]) {
    if (!server) continue;
    const { code, output } = await capture(server, ["--no-defaults", "--version"]);
    const version = /Ver (\d+\.\d+\.\d+)/.exec(output)?.[1];
    if (code !== 0 || !version) continue;
    if (!/mariadb/i.test(output)) return { kind: "mysql", server, version };
    const installer = findProgram(["mariadb-install-db", "mysql_install_db"], USUAL_FOLDERS);
    if (installer) return { kind: "mariadb", server, installer, version };
  }
  return undefined;
}

/**
 * Docker, if its daemon answers.
 * @returns {Promise<Program | undefined>}
 */
export async function findDocker() {
  const server = findProgram(["docker"]);
  if (!server) return undefined;
  const { code, output } = await capture(server, ["version", "--format", "{{.Server.Version}}"]);
  return code === 0 ? { kind: "docker", server, version: output.trim() } : undefined;
}
