import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { inRoot } from "../lib/root.mjs";

/** @typedef {{ name: string, workspaces?: string[], dependencies?: Record<string, string>, devDependencies?: Record<string, string> }} Manifest */

/** @param {string} path @returns {Manifest} */
const manifest = (path) => JSON.parse(readFileSync(inRoot(path, "package.json"), "utf8"));
const folders = [".", ...(manifest(".").workspaces ?? [])];

test.each(folders)("%s asks for versions that it was tried with", (folder) => {
  const { dependencies, devDependencies } = manifest(folder);
  for (const [name, range] of Object.entries({ ...dependencies, ...devDependencies }))
    expect(range, name).toMatch(/^\^?\d+\.\d+\.\d+$/);
});

test("the lock file names packages and versions, not the registry that had them", () => {
  /** @type {{ packages: Record<string, { resolved?: string, link?: boolean }> }} */
  const { packages } = JSON.parse(readFileSync(inRoot("package-lock.json"), "utf8"));
  const resolved = Object.values(packages).filter(({ link, resolved }) => !link && resolved !== undefined);
  expect(resolved).toEqual([]);
});
