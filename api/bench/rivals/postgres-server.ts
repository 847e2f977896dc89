import { execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { NotAvailable } from "./engine.ts";

export interface PostgresServer {
  readonly socketFolder: string;
  stop(): Promise<void>;
}

const PROGRAMS = "/usr/lib/postgresql";
const HINT =
  "it needs Debian's PostGIS (apt-get install --no-install-recommends postgresql-postgis), which this command does not install by itself because a server comes with it";
const START_MS = 30_000;

/** A private server in a temporary folder, with memory for all of its data; gone without a trace after `stop`. @throws NotAvailable */
export async function startPostgres(): Promise<PostgresServer> {
  const version = (existsSync(PROGRAMS) ? readdirSync(PROGRAMS) : []).find((each) =>
    existsSync(`/usr/share/postgresql/${each}/extension/postgis.control`),
  );
  if (version === undefined) throw new NotAvailable(HINT);
  const programs = `${PROGRAMS}/${version}/bin`;
  const folder = mkdtempSync(join(tmpdir(), "jobmap-postgis-"));
  const data = join(folder, "data");
  const account = otherThanRoot(folder);
  const made = spawnSync(
    join(programs, "initdb"),
    ["-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C"],
    {
      ...account,
      encoding: "utf8",
    },
  );
  const remove = (): void => rmSync(folder, { recursive: true, force: true });
  if (made.status !== 0) {
    remove();
    throw new NotAvailable(`initdb failed: ${made.stderr.trim().split("\n")[0]}`);
  }
  const settings = {
    listen_addresses: "",
    unix_socket_directories: folder,
    shared_buffers: "3GB",
    work_mem: "256MB",
    maintenance_work_mem: "512MB",
    max_wal_size: "4GB",
    fsync: "off",
    synchronous_commit: "off",
    full_page_writes: "off",
    jit: "off",
  };
  const args = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const server = spawn(join(programs, "postgres"), ["-D", data, ...args], { ...account, stdio: "ignore" });
  const stop = async (): Promise<void> => {
    if (server.exitCode === null) {
      server.kill("SIGINT");
      await once(server, "exit");
    }
    remove();
  };
  const until = Date.now() + START_MS;
  while (!existsSync(join(folder, ".s.PGSQL.5432")) || !isReady(programs, folder)) {
    if (server.exitCode !== null || Date.now() > until) {
      await stop();
      throw new NotAvailable("PostgreSQL did not start");
    }
    await sleep(200);
  }
  return { socketFolder: folder, stop };
}

function isReady(programs: string, folder: string): boolean {
  return spawnSync(join(programs, "pg_isready"), ["-h", folder]).status === 0;
}

/** PostgreSQL refuses to run as root: its own account does then, and owns the folder. */
function otherThanRoot(folder: string): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  try {
    const [uid = 0, gid = 0] = ["-u", "-g"].map((flag) =>
      Number(execFileSync("id", [flag, "postgres"], { encoding: "utf8" })),
    );
    chownSync(folder, uid, gid);
    return { uid, gid };
  } catch {
    rmSync(folder, { recursive: true, force: true });
    throw new NotAvailable("there is no account postgres, and PostgreSQL does not run as root");
  }
}
