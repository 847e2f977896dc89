import { capture } from "./child.mjs";
import { findProgram } from "./database/program.mjs";
import { Problem, step } from "./log.mjs";
import { Stopped } from "./stop.mjs";

/**
 * Names of a required program in each package manager. The entries of a list are tried in order; the packages of an
 * entry are installed together.
 * @typedef {Partial<Record<'apt-get' | 'dnf' | 'apk' | 'pacman' | 'zypper' | 'brew', string[][]>>} PackageNames
 */

/** @type {Record<string, { refresh?: string[], install: string[], root: boolean }>} */
const MANAGERS = {
  "apt-get": {
    refresh: ["update", "-q"],
    install: ["install", "-y", "-q", "--no-install-recommends"],
    root: true,
  },
  dnf: { install: ["install", "-y"], root: true },
  apk: { install: ["add"], root: true },
  pacman: { install: ["-Sy", "--noconfirm"], root: true },
  zypper: { install: ["--non-interactive", "install"], root: true },
  brew: { install: ["install"], root: false },
};

/**
 * Installs a system package, if there is a known package manager and this account can use it without a password prompt.
 * @param {string} what for messages, as "MariaDB"
 * @param {PackageNames} names
 * @returns {Promise<string | undefined>} why it was not installed, as a sentence, if it was tried
 */
export async function installSystemPackage(what, names) {
  for (const [manager, { refresh, install, root }] of Object.entries(MANAGERS)) {
    const alternatives = names[/** @type {keyof PackageNames} */ (manager)];
    const program = findProgram([manager]);
    if (!alternatives || !program) continue;
    const prefix = root ? await becomeRoot() : [];
    const byHand = `${root ? "sudo " : ""}${manager} ${install[0]} ${alternatives[0]?.join(" ")}`;
    if (!prefix) return `This account cannot install packages: run  ${byHand}`;
    const installing = step(`Installing ${what} with ${manager}`, async (progress) => {
      const run = (/** @type {string[]} */ args) => {
        const [command = program, ...rest] = [...prefix, program, ...args];
        return capture(command, rest, { env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } });
      };
      if (refresh) {
        progress("reading the list of packages");
        await run(refresh);
      }
      let last = "";
      for (const packages of alternatives) {
        progress(packages.join(" "));
        const { code, output } = await run([...install, ...packages]);
        if (code === 0) return;
        last = output.trim().split("\n").slice(-5).join("\n");
      }
      throw new Problem(last);
    });
    return installing.then(
      () => undefined,
      (/** @type {unknown} */ error) => {
        if (!(error instanceof Problem) || error instanceof Stopped) throw error;
        return `${manager} could not install ${what}; install it yourself:  ${byHand}\n${error.message}`;
      },
    );
  }
  return undefined;
}

/** The prefix for a command that needs root; undefined if it would prompt for a password. */
async function becomeRoot() {
  if (process.getuid?.() === 0) return [];
  const sudo = findProgram(["sudo"]);
  if (!sudo) return undefined;
  const { code } = await capture(sudo, ["-n", "true"]);
  return code === 0 ? [sudo, "-n", "env", "DEBIAN_FRONTEND=noninteractive"] : undefined;
}
