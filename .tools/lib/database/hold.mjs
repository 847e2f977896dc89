import { spawn } from "node:child_process";
import { closeSync, mkdirSync, openSync } from "node:fs";
import net from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { Problem, say } from "../log.mjs";
import { root, shown } from "../root.mjs";
import { requestStop, stopping } from "../stop.mjs";

/**
 * What the keeper says, a JSON text a line.
 * @typedef {{ progress?: string, ready?: { url: string, version: string }, problem?: string }} Message
 *
 * @typedef {object} Options
 * @property {string} folder of the private server
 * @property {import('./program.mjs').Program} program
 * @property {boolean} fast
 * @property {(text: string) => void} progress
 *
 * @typedef {object} Hold
 * @property {string} url
 * @property {string} version
 * @property {() => Promise<void>} release resolves when the server has stopped, unless another process holds it
 */

const KEEPER = fileURLToPath(new URL("./keeper.mjs", import.meta.url));
const CONNECT_MS = 10_000;
const ATTEMPTS = 5;

/**
 * Holds the private server of a folder, starting it if no other process holds it.
 * @param {Options} options
 * @returns {Promise<Hold>}
 */
export async function holdServer(options) {
  mkdirSync(options.folder, { recursive: true });
  let { socket, ready } = await attach(options);
  let released = false;
  let renewing = Promise.resolve();

  // The keeper was killed: use another one, which starts the server again on the same port.
  const renew = async () => {
    say("The keeper of the private database has exited: starting another.");
    try {
      ({ socket } = await attach(options));
      watch();
    } catch (error) {
      say(error instanceof Error ? error.message : String(error));
      requestStop("no database");
    }
  };
  const watch = () =>
    socket.once("close", () => {
      if (!released && !stopping.aborted) renewing = renew();
    });
  watch();

  const release = async () => {
    await renewing;
    released = true;
    if (socket.destroyed) return;
    const closed = new Promise((resolve) => socket.once("close", resolve));
    socket.end();
    await closed;
  };
  return { ...ready, release };
}

/**
 * Connects to the keeper and waits for the server. If the keeper is exiting when we connect, tries again.
 * @param {Options} options
 */
async function attach(options) {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const socket = await connect(options);
    const ready = await untilReady(socket, options.progress);
    if (ready) return { socket, ready };
    stopping.throwIfAborted();
    await sleep(100);
  }
  throw new Problem(
    `The keeper of the private database keeps exiting: see ${shown(options.folder)}/keeper.log.`,
  );
}

/**
 * @param {Options} options
 * @returns {Promise<net.Socket>}
 */
async function connect({ folder, program, fast }) {
  const path = `${shown(folder)}/keeper.sock`;
  const deadline = performance.now() + CONNECT_MS;
  let started = false;
  while (performance.now() < deadline) {
    stopping.throwIfAborted();
    const socket = await tryConnect(path);
    if (socket) return socket;
    if (!started) startKeeper(folder, { program, fast });
    started = true;
    await sleep(30);
  }
  throw new Problem(`The keeper of the private database did not start: see ${shown(folder)}/keeper.log.`);
}

/** @param {string} path @returns {Promise<net.Socket | undefined>} */
const tryConnect = (path) =>
  new Promise((resolve) => {
    const socket = net.connect({ path });
    socket.once("connect", () => resolve(socket));
    socket.once("error", () => resolve(undefined));
  });

/** @param {string} folder @param {{ program: import('./program.mjs').Program, fast: boolean }} settings */
function startKeeper(folder, settings) {
  const log = openSync(join(folder, "keeper.log"), "a");
  const env = { ...process.env };
  delete env["npm_lifecycle_event"];
  spawn(process.execPath, [KEEPER, folder, JSON.stringify(settings)], {
    cwd: root,
    detached: true,
    env,
    stdio: ["ignore", log, log],
  }).unref();
  closeSync(log);
}

/**
 * @param {net.Socket} socket
 * @param {(text: string) => void} progress
 * @returns {Promise<{ url: string, version: string } | undefined>} undefined when the keeper left before it was ready
 */
function untilReady(socket, progress) {
  return new Promise((resolve, reject) => {
    let text = "";
    const stop = () => socket.end();
    stopping.addEventListener("abort", stop, { once: true });
    socket.on("error", () => {});
    socket.once("close", () => resolve(undefined));
    socket.on("data", (chunk) => {
      text += chunk;
      const lines = text.split("\n");
      text = lines.pop() ?? "";
      for (const line of lines) {
        /** @type {Message} */
        const message = JSON.parse(line);
        if (message.progress) progress(message.progress);
        if (message.problem) reject(new Problem(message.problem));
        if (message.ready) {
          stopping.removeEventListener("abort", stop);
          resolve(message.ready);
        }
      }
    });
  });
}
