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
 * @property {NodeJS.ProcessEnv} [env]
 * @property {string} [compress] a folder of the result whose files are served, and so are compressed beforehand
 * @property {string} [keep] a folder of the result where files of the releases before stay for open tabs
 * @property {string} [replace] a folder of the result that is emptied first
 */

/** @typedef {'basemap' | 'widget' | 'webapp' | 'spanish'} ProductName */

/** The web app in one language. @param {string} language @param {string} folder of the result @returns {Product} */
const webapp = (language, folder) => ({
  title: language === "en" ? "the web app" : "the web app in Spanish",
  sources: [
    "package-lock.json",
    "webapp/{src,public,content,languages}/**",
    "webapp/*.{ts,json}",
    "widget/{src/**,basemap/outline.ts}",
    "api/contract/src/**",
    "tsconfig.base.json",
  ],
  output: `${folder}/server/index.js`,
  folder: "webapp",
  command: () => [commandOf("@react-router/dev", "react-router", "webapp"), "build"],
  env: { PAGE_LANGUAGE: language },
  compress: `${folder}/client`,
  keep: `${folder}/client/assets`,
  replace: `${folder}/server`,
});

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
  webapp: webapp("en", "webapp/build"),
  spanish: webapp("es", "webapp/build/es"),
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
 * Builds products whose sources have changed since they were last built here, side by side: none needs another, and each keeps about one
 * core busy.
 * @param {readonly ProductName[]} names
 * @param {{ force?: boolean }} [options]
 */
export async function build(names, { force = false } = {}) {
  const stale = names
    .map((name) => ({ product: products[name], stamp: `${dataFolder("built")}/${name}` }))
    .map(({ product, stamp }) => ({ product, stamp, current: hashOf(product.sources) }))
    .filter(({ product, stamp, current }) => {
      const isBuilt = existsSync(inRoot(product.output)) && existsSync(stamp);
      return force || !isBuilt || readFileSync(stamp, "utf8") !== current;
    });
  if (stale.length === 0) return;
  const titles = new Intl.ListFormat("en").format(stale.map(({ product }) => product.title));
  await step(`Building ${titles}`, async () => {
    const ends = await Promise.allSettled(
      stale.map(async ({ product, stamp, current }) => {
        await make(product);
        writeFileSync(stamp, current);
      }),
    );
    // The others come to their end first: a process that goes on would write into the next build.
    for (const end of ends) if (end.status === "rejected") throw end.reason;
  });
}

/** @param {Product} product */
async function make({ title, folder, command, env, compress, keep, replace }) {
  const startedAt = new Date();
  if (replace) rmSync(inRoot(replace), { recursive: true, force: true });
  await succeed(`Building ${title}`, process.execPath, command(), {
    cwd: inRoot(folder),
    env: { ...process.env, ...env, NODE_ENV: "production" },
  });
  if (compress) await compressFolder(inRoot(compress));
  if (keep) keepReleases(inRoot(keep), startedAt);
}
