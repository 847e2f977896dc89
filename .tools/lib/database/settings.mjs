import { randomBytes } from "node:crypto";
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Problem } from "../log.mjs";
import { freePort, probePort } from "../ports.mjs";
import { shown } from "../root.mjs";

export const USER = "jobmap";
export const DATABASE = "jobmap";

/**
 * What a private server keeps between starts.
 * @typedef {object} Settings
 * @property {string} kind which product made the data; another cannot read it
 * @property {number} port on 127.0.0.1; the same as last time while it is free
 * @property {string} password
 */

/**
 * @param {string} folder of the private server
 * @param {string} kind
 * @returns {Promise<Settings>}
 */
export async function readSettings(folder, kind) {
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o700);
  const path = join(folder, "settings.json");
  /** @type {Partial<Settings>} */
  const known = existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : {};
  if (known.kind && known.kind !== kind) {
    throw new Problem(
      `The data in ${shown(folder)} was created by ${known.kind}, but this machine now has ${kind}: ` +
        `install ${known.kind} again, or delete ${shown(folder)} to start from scratch.`,
    );
  }
  const settings = {
    kind,
    port: await keepPort(known.port),
    password: known.password ?? randomBytes(18).toString("hex"),
  };
  writeFileSync(path, `${JSON.stringify(settings, null, 2)}\n`, { mode: 0o600 });
  return settings;
}

/** @param {number | undefined} port */
const keepPort = (port) => (port ? probePort(port).catch(freePort) : freePort());

/**
 * @param {Settings} settings
 * @param {string} user
 */
export const urlOf = ({ port, password }, user) =>
  `mysql://${user}:${password}@127.0.0.1:${port}/${DATABASE}`;
