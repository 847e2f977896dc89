import { findProgram } from "./database/program.mjs";
import { say } from "./log.mjs";
import { installSystemPackage } from "./packages.mjs";

const PACKAGES = {
  "apt-get": [["poppler-utils"]],
  apk: [["poppler-utils"]],
  dnf: [["poppler-utils"]],
  pacman: [["poppler"]],
  brew: [["poppler"]],
};

/**
 * poppler's pdftotext, the second reader that resumes are read back with: one that is installed, else the system's package. Without one
 * that half of the test is left out.
 * @returns {Promise<string | undefined>} its path
 */
export async function findPdftotext() {
  const present = findProgram(["pdftotext"]);
  if (present) return present;
  const failure = await installSystemPackage("poppler", PACKAGES).catch((error) => String(error.message));
  const installed = findProgram(["pdftotext"]);
  if (!installed) say(`Without pdftotext, resumes are read back by pdf.js alone. ${failure ?? ""}`.trim());
  return installed;
}
