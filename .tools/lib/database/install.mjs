import { Problem } from "../log.mjs";
import { installSystemPackage } from "../packages.mjs";
import { findDocker, findServer } from "./program.mjs";

/** Debian's "core" packages contain the programs without a system-wide service. */
const PACKAGES = {
  "apt-get": [
    ["mariadb-server-core", "mariadb-client-core"],
    ["mariadb-server-core-10.6", "mariadb-client-core-10.6"],
    ["mariadb-server"],
  ],
  dnf: [["mariadb-server"]],
  apk: [["mariadb", "mariadb-client", "mariadb-server-utils"]],
  pacman: [["mariadb"]],
  zypper: [["mariadb"]],
  brew: [["mariadb"]],
};

/**
 * The program of a database server: one that is installed, else one installed now, else Docker.
 * @returns {Promise<import('./program.mjs').Program>}
 */
export async function requireServer() {
  const present = await findServer();
  if (present) return present;
  const docker = await findDocker();
  if (docker) return docker;
  const failure = await installSystemPackage("MariaDB", PACKAGES);
  const installed = await findServer();
  if (installed) return installed;
  throw new Problem(
    "Jobmap needs a database: install MariaDB (10.6 or newer) or MySQL 8, or start Docker, or name a server " +
      "with DATABASE_URL=mysql://user:password@host:3306/jobmap." +
      (failure ? `\n${failure}` : ""),
  );
}
