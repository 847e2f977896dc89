import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { takeLock } from "../lib/lock.mjs";

const url = (/** @type {string} */ file) => new URL(`../lib/${file}`, import.meta.url).href;

/**
 * @param {string} code of a module
 * @returns a process that has said something
 */
async function run(code) {
  const child = spawn(process.execPath, ["--input-type=module", "--eval", code], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [said] = await once(child.stdout, "data");
  return { child, said: String(said).trim() };
}

test("a lock has one holder, reports its note, and is released when the holder dies", async () => {
  const name = `test-${process.pid}`;
  const { child } = await run(
    `import { takeLock } from ${JSON.stringify(url("lock.mjs"))};
     await takeLock(${JSON.stringify(name)}, "Mine.");
     console.log("taken");
     setInterval(() => {}, 1000);`,
  );
  await expect(takeLock(name, "Ours.")).rejects.toThrow("Mine.");
  child.kill("SIGKILL");
  await once(child, "exit");
  const release = await takeLock(name, "Ours.");
  await expect(takeLock(name, "Again.")).rejects.toThrow("Ours.");
  release();
  await sleep(20);
  (await takeLock(name, "Again."))();
});

test("children of a killed command stop", async () => {
  const { child, said } = await run(
    `import { startNode } from ${JSON.stringify(url("child.mjs"))};
     startNode(["--eval", "console.log(process.pid); setInterval(() => {}, 1000)"]);`,
  );
  const grandchild = Number(said);
  expect(process.kill(grandchild, 0)).toBe(true);
  child.kill("SIGKILL");
  const isGone = () => {
    try {
      return !process.kill(grandchild, 0);
    } catch {
      return true;
    }
  };
  for (let tries = 0; tries < 100 && !isGone(); tries++) await sleep(20);
  expect(isGone()).toBe(true);
});
