import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DATABASE, USER } from "./settings.mjs";

const CHARACTERS = "utf8mb4";
const COLLATION = "utf8mb4_unicode_ci";
/** The rights that docs/guides/operating.md lists for the account that migrates. */
const RIGHTS = "SELECT, INSERT, UPDATE, DELETE, CREATE, ALTER, DROP, INDEX, REFERENCES";

/**
 * Options understood by MariaDB ≥ 10.6 and MySQL ≥ 8.
 * @param {boolean} fast trade durability for speed: for tests, whose data is disposable
 */
export const commonOptions = (fast) => [
  "--skip-name-resolve",
  "--skip-log-bin",
  "--loose-mysqlx=0",
  `--character-set-server=${CHARACTERS}`,
  `--collation-server=${COLLATION}`,
  "--default-time-zone=+00:00",
  "--explicit-defaults-for-timestamp=1",
  "--max-allowed-packet=64M",
  "--max-connections=150",
  "--performance-schema=OFF",
  "--innodb-buffer-pool-size=256M",
  ...(fast ? ["--innodb-flush-log-at-trx-commit=0", "--innodb-doublewrite=0"] : []),
];

/**
 * Options of a private server, run by its program.
 * @param {{ folder: string, port: number, fast: boolean }} where
 */
export const serverOptions = ({ folder, port, fast }) => [
  "--no-defaults",
  ...asRoot(),
  `--datadir=${join(folder, "data")}`,
  `--tmpdir=${temporaryFolder(folder)}`,
  `--port=${port}`,
  "--bind-address=127.0.0.1",
  // Relative to the data folder, because the path of a socket may have about 100 bytes.
  "--socket=server.sock",
  `--pid-file=${pidFile(folder)}`,
  `--log-error=${logFile(folder)}`,
  `--init-file=${join(folder, "init.sql")}`,
  ...commonOptions(fast),
];

/** @param {string} folder */
export const pidFile = (folder) => join(folder, "server.pid");
/** @param {string} folder */
export const logFile = (folder) => join(folder, "server.log");

/**
 * A server deletes the temporary tables in its temporary folder when it starts, even those of other servers, so no two
 * may share one.
 * @param {string} folder
 * @returns {string} created if missing
 */
export function temporaryFolder(folder) {
  const path = join(folder, "tmp");
  mkdirSync(path, { recursive: true });
  return path;
}

/** Both products refuse to run as root unless allowed explicitly. */
export const asRoot = () => (process.getuid?.() === 0 ? ["--user=root"] : []);

/**
 * Writes the SQL that the server runs at every start: only our user may connect, over loopback and with the password. It has rights only in
 * Jobmap's databases; on a test server it has all rights, so that tests can create users.
 * @param {string} folder
 * @param {import('./settings.mjs').Settings} settings
 * @param {boolean} forTests
 */
export function writeInitFile(folder, { kind, password }, forTests) {
  const account = `'${USER}'@'127.0.0.1'`;
  const statements = [
    `CREATE DATABASE IF NOT EXISTS ${DATABASE} CHARACTER SET ${CHARACTERS} COLLATE ${COLLATION}`,
    `CREATE USER IF NOT EXISTS ${account} IDENTIFIED BY '${password}'`,
    `ALTER USER ${account} IDENTIFIED BY '${password}'`,
    `REVOKE ALL PRIVILEGES, GRANT OPTION FROM ${account}`,
    forTests
      ? `GRANT ALL PRIVILEGES ON *.* TO ${account} WITH GRANT OPTION`
      : `GRANT ${RIGHTS} ON \`${DATABASE}%\`.* TO ${account}`,
    // MariaDB's root is bound to the system account; MySQL's starts without a password.
    ...(kind === "mysql" ? [`ALTER USER 'root'@'localhost' IDENTIFIED BY '${password}'`] : []),
  ];
  writeFileSync(join(folder, "init.sql"), statements.map((text) => `${text};\n`).join(""), { mode: 0o600 });
}
