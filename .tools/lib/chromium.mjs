import { capture, succeed } from "./child.mjs";
import { findProgram } from "./database/program.mjs";
import { Problem, step } from "./log.mjs";
import { commandOf } from "./node.mjs";
import { installSystemPackage } from "./packages.mjs";

const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const APPLICATIONS = [
  "/Applications/Google Chrome.app/Contents/MacOS",
  "/Applications/Chromium.app/Contents/MacOS",
];

/** Only Debian: Ubuntu's package of that name is a snap, which does not run everywhere. */
const PACKAGES = { "apt-get": [["chromium"]], apk: [["chromium"]] };

/**
 * Chromium's headless shell: the same engine without the browser's own interface; tests take two thirds of the time.
 */
const HEADLESS_SHELL = "chromium-headless-shell";

/**
 * The Chromium for browser tests: the headless shell if the system has a package of it, else any other.
 * @returns {Promise<string | undefined>} its path; undefined for Playwright's own
 */
export async function requireTestChromium() {
  const present = findProgram([HEADLESS_SHELL]);
  if (present) return present;
  if (findProgram(["apt-get"]))
    await installSystemPackage("Chromium's headless shell", { "apt-get": [[HEADLESS_SHELL]] });
  return findProgram([HEADLESS_SHELL]) ?? requireChromium();
}

/**
 * The Chromium for benchmarks: one that is installed, else the system's package, else Playwright's download.
 * @returns {Promise<string | undefined>} its path; undefined for Playwright's own
 */
export async function requireChromium() {
  const present = await findChromium();
  if (present) return present;
  const failure = await installSystemPackage("Chromium", PACKAGES);
  const installed = await findChromium();
  if (installed) return installed;
  const playwright = commandOf("@playwright/test", "playwright");
  const withLibraries = process.getuid?.() === 0 ? ["--with-deps"] : [];
  await step("Downloading Chromium", () =>
    succeed("playwright install", process.execPath, [playwright, "install", "chromium", ...withLibraries]),
  ).catch((error) => {
    throw new Problem(
      `The browser tests need Chromium: install the package "chromium".\n${failure ?? ""}\n${error.message}`,
    );
  });
  return undefined;
}

async function findChromium() {
  const path = findProgram([...NAMES, "Google Chrome", "Chromium"], APPLICATIONS);
  if (!path) return undefined;
  const { code } = await capture(path, ["--version"]).catch(() => ({ code: 1 }));
  return code === 0 ? path : undefined;
}
