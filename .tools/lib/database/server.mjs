import { spawn } from "node:child_process";
import { existsSync, readFileSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { capture, succeed } from "../child.mjs";
import { Problem } from "../log.mjs";
import { probePort } from "../ports.mjs";
import { shown } from "../root.mjs";
import { containerCommand, prepareContainer } from "./docker.mjs";
import { readGreeting } from "./greeting.mjs";
import { asRoot, logFile, pidFile, serverOptions, temporaryFolder, writeInitFile } from "./options.mjs";
import { readSettings, USER, urlOf } from "./settings.mjs";

const START_MS = 120_000;
const STOP_MS = 60_000;
const ATTEMPTS = 3;

/**
 * A private server that answers.
 * @typedef {object} Server
 * @property {string} url of its database `jobmap`
 * @property {string} version
 * @property {Promise<void>} exited
 * @property {() => Promise<void>} stop cleanly
 */

/**
 * Starts a private server in `folder`, making its data folder at first.
 * @param {string} folder
 * @param {import('./program.mjs').Program} program
 * @param {{ fast: boolean, progress: (text: string) => void }} options
 * @returns {Promise<Server>}
 */
export async function startServer(folder, program, { fast, progress }) {
  await stopLeftover(folder);
  for (let attempt = 1; ; attempt++) {
    const settings = await readSettings(folder, program.kind);
    if (program.kind === "docker") {
      await prepareContainer(program.server, { folder, ...settings }, progress);
    } else {
      await createData(folder, program, progress);
      writeInitFile(folder, settings, fast);
    }
    progress("starting");
    const server = await launch(folder, program, settings, fast);
    if (server) return server;
    // Another program may have taken the port between our choosing it and the server's start.
    const portWasTaken = await probePort(settings.port).then(
      () => false,
      () => true,
    );
    if (portWasTaken && attempt < ATTEMPTS) continue;
    throw new Problem(
      `The private database did not start; the end of ${shown(logFile(folder))}:\n${logTail(folder)}`,
    );
  }
}

/**
 * @param {string} folder
 * @param {import('./program.mjs').Program} program
 * @param {import('./settings.mjs').Settings} settings
 * @param {boolean} fast
 * @returns {Promise<Server | undefined>} undefined if it exited or did not answer in time
 */
async function launch(folder, program, settings, fast) {
  const { port } = settings;
  const inDocker = program.kind === "docker";
  const [command, args] = inDocker
    ? containerCommand(program.server, { folder, fast, ...settings })
    : [program.server, serverOptions({ folder, port, fast })];
  const child = spawn(command, args, { cwd: folder, stdio: ["ignore", "inherit", "inherit"] });
  let running = true;
  /** @type {Promise<void>} */
  const exited = new Promise((resolve) => {
    const ended = () => {
      running = false;
      resolve();
    };
    child.once("exit", ended);
    child.once("error", ended);
  });
  const stop = async () => {
    if (!running) return;
    child.kill("SIGTERM");
    const timer = setTimeout(() => child.kill("SIGKILL"), STOP_MS);
    await exited.finally(() => clearTimeout(timer));
  };
  // A server writes its process id once it has its port, so the server that answers there then is ours. Docker's client
  // exits if its container cannot have the port.
  const hasPort = inDocker ? () => sleep(1000, running) : async () => readPid(folder) === child.pid;

  const deadline = performance.now() + START_MS;
  while (running && performance.now() < deadline) {
    const version = await readGreeting({ host: "127.0.0.1", port }).catch(() => undefined);
    if (version !== undefined && (await hasPort()) && running) {
      return { url: urlOf(settings, inDocker ? "root" : USER), version, exited, stop };
    }
    await sleep(50);
  }
  await stop();
  return undefined;
}

/**
 * Creates the data folder next to its place and then moves it there, so that an interruption leaves nothing incomplete.
 * @param {string} folder
 * @param {import('./program.mjs').Program} program
 * @param {(text: string) => void} progress
 */
async function createData(folder, program, progress) {
  const data = join(folder, "data");
  if (existsSync(data)) return;
  progress("creating the data folder");
  const unfinished = join(folder, "data.unfinished");
  rmSync(unfinished, { recursive: true, force: true });
  const where = [
    "--no-defaults",
    ...asRoot(),
    `--datadir=${unfinished}`,
    `--tmpdir=${temporaryFolder(folder)}`,
  ];
  if (program.kind === "mariadb" && program.installer) {
    const args = [...where, "--auth-root-authentication-method=socket", "--skip-test-db"];
    await succeed("mariadb-install-db", program.installer, args);
  } else {
    await succeed("mysqld --initialize", program.server, [...where, "--initialize-insecure"]);
  }
  renameSync(unfinished, data);
}

/**
 * Stops a private server whose keeper was killed.
 * @param {string} folder
 */
async function stopLeftover(folder) {
  const pid = readPid(folder);
  const isOurs = async () =>
    pid > 0 && (await commandLine(pid)).includes(`--datadir=${join(folder, "data")}`);
  if (!(await isOurs())) return;
  process.kill(pid, "SIGTERM");
  const deadline = performance.now() + STOP_MS;
  while (await isOurs()) {
    if (performance.now() > deadline)
      throw new Problem(`The database server of an earlier start (process ${pid}) does not stop.`);
    await sleep(100);
  }
}

/** @param {string} folder */
const readPid = (folder) => (existsSync(pidFile(folder)) ? Number(readFileSync(pidFile(folder), "utf8")) : 0);

/**
 * @param {number} pid
 * @returns {Promise<string>} empty if there is no such process
 */
async function commandLine(pid) {
  if (process.platform === "linux") {
    try {
      return readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ");
    } catch {
      return "";
    }
  }
  return (await capture("ps", ["-ww", "-o", "command=", "-p", String(pid)])).output;
}

/** @param {string} folder */
function logTail(folder) {
  if (!existsSync(logFile(folder))) return "(there is none)";
  return readFileSync(logFile(folder), "utf8").trimEnd().split("\n").slice(-12).join("\n");
}
