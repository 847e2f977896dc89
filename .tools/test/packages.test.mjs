import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { inRoot } from "../lib/root.mjs";

/** @typedef {{ name: string, workspaces?: string[], scripts?: Record<string, string>, dependencies?: Record<string, string>, devDependencies?: Record<string, string> }} Manifest */

/** @param {string} path @returns {Manifest} */
const manifest = (path) => JSON.parse(readFileSync(inRoot(path, "package.json"), "utf8"));
const folders = [".", ...(manifest(".").workspaces ?? [])];

test.each(folders)("%s requires versions it was tested with", (folder) => {
  const { dependencies, devDependencies } = manifest(folder);
  for (const [name, range] of Object.entries({ ...dependencies, ...devDependencies }))
    expect(range, name).toMatch(/^\^?\d+\.\d+\.\d+$/);
});

test("the lock file names packages and versions, but no registry", () => {
  /** @type {{ packages: Record<string, { resolved?: string, link?: boolean }> }} */
  const { packages } = JSON.parse(readFileSync(inRoot("package-lock.json"), "utf8"));
  const resolved = Object.values(packages).filter(({ link, resolved }) => !link && resolved !== undefined);
  expect(resolved).toEqual([]);
});

test.each([...folders, "SECURITY.md", "CONTRIBUTING.md"])(
  "commands and files named in %s exist",
  (folder) => {
    const file = folder.endsWith(".md") ? folder : join(folder, "README.md");
    const text = readFileSync(inRoot(file), "utf8");
    const commands = [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name = ""]) => name);
    const { scripts = {} } = manifest(".");
    expect(commands.filter((name) => !(name in scripts))).toEqual([]);
    const links = [...text.matchAll(/\]\((?!https?:)([^)#]+)/g)].map(([, path = ""]) =>
      join(file, "..", path),
    );
    const tests = [...text.matchAll(/npx (?:vitest|playwright) .*? ((?:api|widget|webapp|storybook)\S*)/g)];
    const paths = [...links, ...tests.map(([, path = ""]) => path)];
    expect(paths.filter((path) => !existsSync(inRoot(path)))).toEqual([]);
  },
);
