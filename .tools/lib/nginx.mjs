import { findProgram } from "./database/program.mjs";
import { say } from "./log.mjs";
import { installSystemPackage } from "./packages.mjs";

const PACKAGES = {
  "apt-get": [["nginx-light"], ["nginx"]],
  apk: [["nginx"]],
  dnf: [["nginx"]],
  brew: [["nginx"]],
};

/**
 * The nginx that the guide's configuration is tested with: one that is installed, else the system's package. Without
 * one that test is left out.
 * @returns {Promise<string | undefined>} its path
 */
export async function findNginx() {
  const present = findProgram(["nginx"], ["/usr/sbin"]);
  if (present) return present;
  const failure = await installSystemPackage("nginx", PACKAGES).catch((error) => String(error.message));
  const installed = findProgram(["nginx"], ["/usr/sbin"]);
  if (!installed) say(`Without nginx the guide's configuration is not tested. ${failure ?? ""}`.trim());
  return installed;
}
