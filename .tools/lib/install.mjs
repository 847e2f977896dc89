import { existsSync, readFileSync } from "node:fs";
import { succeed } from "./child.mjs";
import { Problem, step } from "./log.mjs";
import { inRoot } from "./root.mjs";

/** @typedef {{ version?: string, integrity?: string, link?: boolean, optional?: boolean, devOptional?: boolean }} Package */

/**
 * The third-party packages that a lock file requires on every platform.
 * @param {string} path
 * @returns {Map<string, Package> | undefined} undefined if there is no such file
 */
function readLock(path) {
  if (!existsSync(path)) return undefined;
  /** @type {{ packages?: Record<string, Package> }} */
  const lock = JSON.parse(readFileSync(path, "utf8"));
  return new Map(Object.entries(lock.packages ?? {}).filter(([folder]) => folder.includes("node_modules/")));
}

/**
 * npm leaves a lock file of the installed packages inside node_modules: if it equals ours, nothing needs to be
 * installed.
 */
function isInstalled() {
  const wanted = readLock(inRoot("package-lock.json"));
  const present = readLock(inRoot("node_modules/.package-lock.json"));
  if (!wanted) throw new Problem("package-lock.json is missing: this copy of the project is incomplete.");
  if (!present) return false;
  for (const [folder, { version, link, optional }] of wanted) {
    if (link || optional) continue;
    if (present.get(folder)?.version !== version) return false;
  }
  return true;
}

/** Installs the packages of package-lock.json, if they are not installed yet. */
export async function install() {
  if (isInstalled()) return;
  const folders = [...(readLock(inRoot("package-lock.json")) ?? [])]
    .filter(([, wanted]) => !wanted.optional)
    .map(([folder]) => inRoot(folder));
  await step("Installing packages from npm", async (progress) => {
    const timer = setInterval(() => {
      const present = folders.filter((folder) => existsSync(`${folder}/package.json`)).length;
      progress(`${present} of ${folders.length}`);
    }, 1000);
    // Development packages contain the pinned Node and the build tools, so they are needed under NODE_ENV=production as
    // well.
    const args = ["ci", "--include=dev", "--loglevel=error", "--no-audit", "--no-fund"];
    await succeed("npm ci", "npm", args).finally(() => clearInterval(timer));
  });
}
