import { capture } from "./child.mjs";
import { findProgram } from "./database/program.mjs";
import { say } from "./log.mjs";
import { installSystemPackage } from "./packages.mjs";

const NAMES = ["firefox-esr", "firefox"];
const APPLICATIONS = ["/Applications/Firefox.app/Contents/MacOS"];

/** Only Debian: Ubuntu's package of the other name is a snap, which does not run everywhere. */
const PACKAGES = { "apt-get": [["firefox-esr"]], apk: [["firefox-esr"]] };

/**
 * The Firefox for the widget's tests in a second browser: one that is installed, else the system's package. Without one
 * those tests are left out.
 * @returns {Promise<string | undefined>} its path
 */
export async function findFirefox() {
  const present = await working();
  if (present) return present;
  const failure = await installSystemPackage("Firefox", PACKAGES).catch((error) => String(error.message));
  const installed = await working();
  if (!installed) say(`Without Firefox the widget is tested only in Chromium. ${failure ?? ""}`.trim());
  return installed;
}

async function working() {
  const path = findProgram(NAMES, APPLICATIONS);
  if (!path) return undefined;
  const { code } = await capture(path, ["--version"]).catch(() => ({ code: 1 }));
  return code === 0 ? path : undefined;
}
