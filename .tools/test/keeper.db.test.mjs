import { readFileSync, rmSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { readGreeting } from "../lib/database/greeting.mjs";
import { holdServer } from "../lib/database/hold.mjs";
import { requireServer } from "../lib/database/install.mjs";
import { pidFile } from "../lib/database/options.mjs";
import { dataFolder } from "../lib/root.mjs";

const folder = dataFolder("keeper-test");
/** @type {import('../lib/database/program.mjs').Program} */
let program;
/** @type {import('../lib/database/hold.mjs').Hold[]} */
let held = [];

beforeAll(async () => {
  program = await requireServer();
});
afterEach(async () => {
  for (const hold of held) await hold.release();
  held = [];
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function hold() {
  const one = await holdServer({ folder, program, fast: true, progress: () => {} });
  held.push(one);
  return one;
}
const serverPid = () => Number(readFileSync(pidFile(folder), "utf8"));
const keeperPid = () => parentOf(serverPid());

/** @param {number} pid */
const parentOf = (pid) => Number(readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ")[1]);

/** @param {string} url */
const answers = (url) =>
  readGreeting({ host: "127.0.0.1", port: Number(new URL(url).port) }).then(
    () => true,
    () => false,
  );

/** @param {() => unknown} condition */
async function eventually(condition) {
  for (let tries = 0; tries < 200 && !(await condition()); tries++) await sleep(50);
  expect(await condition()).toBeTruthy();
}

test("holders share one server, and it stops when the last one leaves", async () => {
  const [first, second] = [await hold(), await hold()];
  expect(second.url).toBe(first.url);
  await first.release();
  expect(await answers(first.url)).toBe(true);
  await second.release();
  expect(await answers(first.url)).toBe(false);
});

test("holders that leave at the same time both wait until the server has stopped", async () => {
  const both = [await hold(), await hold()];
  await Promise.all(both.map((each) => each.release()));
  expect(await answers(both[0]?.url ?? "")).toBe(false);
});

test("port and password are the same after a restart", async () => {
  const first = await hold();
  await first.release();
  expect((await hold()).url).toBe(first.url);
});

// The processes are looked up in /proc.
test.runIf(process.platform === "linux")("a killed server is started again in its place", async () => {
  const { url } = await hold();
  const before = serverPid();
  process.kill(before, "SIGKILL");
  await eventually(async () => (await answers(url)) && serverPid() !== before);
});

test.runIf(process.platform === "linux")("a killed keeper is replaced, and its server with it", async () => {
  const one = await hold();
  const [server, keeper] = [serverPid(), keeperPid()];
  process.kill(keeper, "SIGKILL");
  await eventually(async () => (await answers(one.url)) && serverPid() !== server);
  expect(keeperPid()).not.toBe(keeper);
  // While the holder is still taking the new keeper: it must not slip away from it.
  await one.release();
  expect(await answers(one.url)).toBe(false);
});
