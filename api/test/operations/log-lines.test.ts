import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const SOURCES = fileURLToPath(new URL("../../src/", import.meta.url));
const GUIDE = readFileSync(new URL("../../../docs/guides/operating.md", import.meta.url), "utf8");
/** A call of the logger with a literal message, after a short object. */
const LOGGED = /\blog\.(?:info|warn|error)\(\s*(?:\{[^{}]*(?:\{[^{}]*\}[^{}]*)?\},\s*)?"([^"]+)"/g;

const messages = readdirSync(SOURCES, { recursive: true, encoding: "utf8" })
  .filter((path) => path.endsWith(".ts"))
  .flatMap((path) => [...readFileSync(join(SOURCES, path), "utf8").matchAll(LOGGED)])
  .map(([, message = ""]) => message);

it("the operating guide explains every line of the log", () => {
  expect(messages.length).toBeGreaterThan(40);
  expect(messages.filter((message) => !GUIDE.includes(`\`${message}\``))).toEqual([]);
});
