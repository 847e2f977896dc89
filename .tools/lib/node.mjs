import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { delimiter, dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { capture, runNode, succeed } from "./child.mjs";
import { install } from "./install.mjs";
import { Problem, step } from "./log.mjs";
import { dataFolder, inRoot } from "./root.mjs";

/** The minimum version on the machine: enough to run these tools; everything else runs on the pinned version. */
const OLDEST = [20, 19];

/** The version of Node that the project runs on, as "24.1.2". */
function pinnedVersion() {
  const manifest = JSON.parse(readFileSync(inRoot("package.json"), "utf8"));
  return /** @type {string} */ (manifest.devDependencies.node);
}

/** The largest DRAIN_SECONDS, plus the time to finish requests after it. */
const MAX_STOP_MS = 400_000;

function requirePlatform() {
  if (process.platform === "win32") {
    throw new Problem("Jobmap runs on Linux and macOS; on Windows run it inside WSL.");
  }
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  const [oldestMajor = 0, oldestMinor = 0] = OLDEST;
  if (major < oldestMajor || (major === oldestMajor && minor < oldestMinor)) {
    throw new Problem(
      `Node ${OLDEST.join(".")} or newer is required, this is ${process.version}: see https://nodejs.org.`,
    );
  }
}

/**
 * Installs missing packages and makes sure that the pinned Node runs this process.
 * @param {string} script the calling module's `import.meta.url`
 * @returns {Promise<number | undefined>} undefined if this process should go on; else another process has done the work
 * and this is its exit code
 */
export async function handOver(script) {
  requirePlatform();
  await install();
  const version = pinnedVersion();
  if (process.versions.node === version) {
    process.env["PATH"] = withTools(dirname(process.execPath));
    return undefined;
  }
  const node = await findPinnedNode(version);
  const env = { ...process.env, PATH: withTools(dirname(node)), JOBMAP_HANDED_OVER: "1" };
  return runNode([fileURLToPath(script), ...process.argv.slice(2)], {
    node,
    env,
    graceMs: MAX_STOP_MS,
    input: true,
  });
}

/** True in the second process; its parent holds the locks and has checked the port. */
export const isHandedOver = () => process.env["JOBMAP_HANDED_OVER"] === "1";

/** @param {string} nodeFolder */
const withTools = (nodeFolder) =>
  [nodeFolder, inRoot("node_modules/.bin"), process.env["PATH"]].filter(Boolean).join(delimiter);

/**
 * The npm package `node` downloads its binary in an install script. If npm is configured to run none
 * (`ignore-scripts`), the same platform package is installed here.
 * @param {string} version
 */
async function findPinnedNode(version) {
  const installed = inRoot("node_modules/node/bin/node");
  if (await isNode(installed, version)) return installed;

  const system = process.platform === "darwin" && process.arch === "arm64" ? "node-bin" : "node";
  const name = `${system}-${process.platform}-${process.arch}`;
  const folder = dataFolder("node");
  const fetched = `${folder}/node_modules/${name}/bin/node`;
  if (await isNode(fetched, version)) return fetched;
  const args = ["install", "--prefix", folder, "--no-save", "--loglevel=error", `${name}@${version}`];
  const failed = await step(`Downloading Node ${version}`, () => succeed("npm install", "npm", args)).then(
    () => undefined,
    (error) => error,
  );
  if (await isNode(fetched, version)) return fetched;

  // There is no binary for this machine (Alpine, for example): a system Node of the same major version is used.
  const major = version.split(".")[0];
  if (process.versions.node.split(".")[0] === major) return process.execPath;
  throw new Problem(
    `Node ${version} could not be downloaded for ${process.platform}-${process.arch}: install Node ${major} and try again.` +
      (failed instanceof Problem ? `\n${failed.message}` : ""),
  );
}

/** @param {string} path @param {string} version */
async function isNode(path, version) {
  if (!existsSync(path)) return false;
  const { code, output } = await capture(path, ["--version"]).catch(() => ({ code: 1, output: "" }));
  return code === 0 && output.trim() === `v${version}`;
}

/**
 * The script of a package's command, to be run by Node directly.
 * @param {string} name package
 * @param {string} [command] the command, if its name differs from the package's
 * @param {string} [from] folder of the workspace that depends on it
 */
export function commandOf(name, command = name, from = ".") {
  const require = createRequire(inRoot(from, "package.json"));
  const manifest = findManifest(require, name);
  const { bin } = JSON.parse(readFileSync(manifest, "utf8"));
  const file = typeof bin === "string" ? bin : bin[command];
  return `${dirname(manifest)}/${file}`;
}

/** @param {NodeJS.Require} require @param {string} name */
function findManifest(require, name) {
  // Packages need not export their package.json, so search the folders that Node would search.
  for (const folder of require.resolve.paths(name) ?? []) {
    const path = `${folder}/${name}/package.json`;
    if (existsSync(path)) return path;
  }
  throw new Problem(`The package ${name} is not installed: run npm ci.`);
}
