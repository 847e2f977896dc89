import { createHash } from "node:crypto";
// globSync is newer than the oldest Node that must be able to load this module.
import fs, { existsSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { succeed } from "./child.mjs";
import { compressFolder } from "./compress.mjs";
import { step } from "./log.mjs";
import { commandOf } from "./node.mjs";
import { keepReleases } from "./releases.mjs";
import { dataFolder, inRoot } from "./root.mjs";

/**
 * Something that is built from sources, and built again only when they change.
 * @typedef {object} Product
 * @property {string} title as "the web app"
 * @property {string[]} sources patterns below the root
 * @property {string} output a file that is there once it is built
 * @property {string} folder to build in
 * @property {() => string[]} command arguments of Node
 * @property {string} [compress] a folder of the result whose files are served, and so are compressed beforehand
 * @property {string} [keep] a folder of the result where files of the releases before stay for open tabs
 * @property {string} [replace] a folder of the result that is emptied first
 */

/** @typedef {'basemap' | 'widget' | 'webapp'} ProductName */

/** @type {Record<ProductName, Product>} */
const products = {
  basemap: {
    title: "the base map",
    sources: ["package-lock.json", "widget/{basemap,src/core}/**"],
    output: "widget/dist/basemap/manifest.json",
    folder: ".",
    command: () => ["widget/basemap/build.ts"],
    compress: "widget/dist/basemap",
  },
  widget: {
    title: "the widget",
    sources: [
      "package-lock.json",
      "widget/package.json",
      "widget/{build,src}/**",
      "api/contract/src/{enums,categories}.ts",
    ],
    output: "widget/dist/v1/manifest.json",
    folder: ".",
    command: () => ["widget/build/build.ts"],
    compress: "widget/dist/v1",
  },
  webapp: {
    title: "the web app",
    sources: [
      "package-lock.json",
      "webapp/{src,public}/**",
      "webapp/*.{ts,json}",
      "widget/{src/**,basemap/outline.ts}",
      "api/contract/src/**",
      "tsconfig.base.json",
    ],
    output: "webapp/build/server/index.js",
    folder: "webapp",
    command: () => [commandOf("@react-router/dev", "react-router", "webapp"), "build"],
    compress: "webapp/build/client",
    keep: "webapp/build/client/assets",
    replace: "webapp/build/server",
  },
};

/** One hash over names and contents. @param {string[]} patterns */
function hashOf(patterns) {
  const hash = createHash("sha256");
  const files = patterns.flatMap((pattern) => fs.globSync(pattern, { cwd: inRoot() })).sort();
  for (const file of files) {
    const path = inRoot(file);
    if (!statSync(path).isFile()) continue;
    hash.update(`${file}\0`).update(readFileSync(path)).update("\0");
  }
  return hash.digest("hex");
}

/**
 * Builds a product if its sources have changed since it was last built here.
 * @param {ProductName} name
 * @param {{ force?: boolean }} [options]
 */
export async function build(name, { force = false } = {}) {
  const { title, sources, output, folder, command, compress, keep, replace } = products[name];
  const stamp = `${dataFolder("built")}/${name}`;
  const current = hashOf(sources);
  const built = existsSync(inRoot(output)) && existsSync(stamp) && readFileSync(stamp, "utf8") === current;
  if (built && !force) return;
  await step(`Building ${title}`, async () => {
    const startedAt = new Date();
    if (replace) rmSync(inRoot(replace), { recursive: true, force: true });
    await succeed(`Building ${title}`, process.execPath, command(), {
      cwd: inRoot(folder),
      env: { ...process.env, NODE_ENV: "production" },
    });
    if (compress) await compressFolder(inRoot(compress));
    if (keep) keepReleases(inRoot(keep), startedAt);
  });
  writeFileSync(stamp, current);
}
