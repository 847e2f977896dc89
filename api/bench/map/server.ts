import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import mysql from "mysql2/promise";

export interface Server {
  readonly connection: mysql.Connection;
  /** Where other processes reach it. */
  readonly url: string;
  stop(): Promise<void>;
}

/** A private MariaDB in a temporary folder, with memory for all of its data; gone without a trace after `stop`. */
export async function startServer(): Promise<Server> {
  const folder = mkdtempSync(join(tmpdir(), "jobmap-bench-"));
  const asRoot = process.getuid?.() === 0 ? ["--user=root"] : [];
  const where = ["--no-defaults", `--datadir=${join(folder, "data")}`, ...asRoot];
  const installed = spawnSync("mariadb-install-db", [...where, "--auth-root-authentication-method=normal"], {
    encoding: "utf8",
  });
  if (installed.status !== 0)
    throw new Error(`No MariaDB could be made: ${installed.stderr || "not installed"}`);
  const socketPath = join(folder, "db.sock");
  const settings = [
    "--skip-networking",
    "--innodb-buffer-pool-size=3G",
    "--innodb-log-file-size=1G",
    "--innodb-flush-log-at-trx-commit=0",
    "--innodb-doublewrite=0",
    "--skip-log-bin",
  ];
  const server = spawn("mariadbd", [...where, `--socket=${socketPath}`, ...settings], { stdio: "ignore" });
  const stop = async (): Promise<void> => {
    if (server.exitCode === null) {
      server.kill("SIGTERM");
      await once(server, "exit");
    }
    rmSync(folder, { recursive: true, force: true });
  };
  for (let tries = 0; ; tries++) {
    try {
      const connection = await mysql.createConnection({ socketPath, user: "root" });
      return {
        connection,
        url: `mysql://root@localhost?socketPath=${encodeURIComponent(socketPath)}`,
        stop: async () => {
          await connection.end();
          await stop();
        },
      };
    } catch (error) {
      if (tries === 150 || server.exitCode !== null) {
        await stop();
        throw error;
      }
      await sleep(200);
    }
  }
}

/** A server that runs already. It gets memory for the data where its user may say so. */
export async function useServer(url: string): Promise<Server> {
  const connection = await mysql.createConnection(url);
  await connection.query("SET GLOBAL innodb_buffer_pool_size = 3221225472").catch(() => undefined);
  return { connection, url, stop: () => connection.end() };
}
