import { say } from "../log.mjs";
import { installSystemPackage } from "../packages.mjs";
import { findProgram } from "./program.mjs";

/** Debian's "core" packages, which the server comes from, do not contain mariadb-dump. */
const PACKAGES = {
  "apt-get": [["mariadb-client"], ["default-mysql-client"]],
  dnf: [["mariadb"]],
  apk: [["mariadb-client"]],
  pacman: [["mariadb-clients"]],
  zypper: [["mariadb-client"]],
  brew: [["mariadb"]],
};

const isPresent = () =>
  [
    ["mariadb-dump", "mysqldump"],
    ["mariadb", "mysql"],
  ].every((names) => findProgram(names));

/** The programs that `npm run backup` and `npm run restore` call: those that are installed, else the system's package. */
export async function findClientPrograms() {
  if (isPresent()) return;
  const failure = await installSystemPackage("MariaDB's client", PACKAGES);
  if (!isPresent())
    say(`Without mariadb-dump and mariadb, the tests of backups fail. ${failure ?? ""}`.trim());
}
