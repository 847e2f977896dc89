import { existsSync, unlinkSync } from "node:fs";
import net from "node:net";
import { Problem } from "./log.mjs";
import { dataFolder } from "./root.mjs";

/**
 * A lock that a killed process cannot leave behind: a socket on which its holder answers.
 * @param {string} name
 * @param {string} note reported to a process that finds the lock taken
 * @returns {Promise<() => void>} releases the lock
 */
export async function takeLock(name, note) {
  dataFolder();
  const path = `.data/${name}.lock`;
  const holder = await ask(path);
  if (holder !== undefined) throw new Problem(holder);
  if (existsSync(path)) unlinkSync(path);
  const server = net.createServer((socket) => socket.on("error", () => {}).end(note));
  await new Promise((resolve, reject) => {
    server.once("error", () => reject(new Problem(note)));
    server.listen(path, () => resolve(undefined));
  });
  server.unref();
  return () => void server.close();
}

/**
 * @param {string} path
 * @returns {Promise<string | undefined>} the holder's note, or undefined if the lock is free
 */
function ask(path) {
  return new Promise((resolve) => {
    let note = "";
    const socket = net.connect({ path });
    socket.on("data", (chunk) => {
      note += chunk;
    });
    socket.once("error", () => resolve(undefined));
    socket.once("end", () => resolve(note));
  });
}
