import { QueryTypes, Sequelize } from "sequelize";

export interface DatabaseOptions {
  /** `mysql://user:password@host:port/name`, or `?socketPath=/…` for a server on a Unix socket. */
  url: string;
  /** Maximum number of open connections. */
  poolSize?: number;
}

/**
 * Opens the pool. Does not connect yet: the first query does. All times are UTC. A query waits at most three seconds for a
 * connection, so that a full pool sheds load instead of queueing it.
 */
export function openDatabase({ url, poolSize = 10 }: DatabaseOptions): Sequelize {
  const address = new URL(url);
  const socketPath = address.searchParams.get("socketPath");
  return new Sequelize({
    dialect: "mysql",
    host: address.hostname,
    port: Number(address.port || 3306),
    username: decodeURIComponent(address.username),
    password: decodeURIComponent(address.password),
    database: address.pathname.slice(1),
    timezone: "+00:00",
    logging: false,
    pool: { max: poolSize, min: 0, acquire: 3_000, idle: 30_000 },
    dialectOptions: {
      connectTimeout: 3_000,
      charset: "utf8mb4",
      // Columns are read as they are stored: DECIMAL as number, DATE as YYYY-MM-DD.
      decimalNumbers: true,
      ...(socketPath ? { socketPath } : {}),
    },
    define: { underscored: true, charset: "utf8mb4" },
  });
}

/**
 * Creates the database that `url` names, unless the server already has it; an existing one requires no CREATE privilege. Throws
 * the driver's errors.
 */
export async function createDatabaseIfMissing(url: string): Promise<void> {
  const address = new URL(url);
  const name = address.pathname.slice(1);
  if (!/^\w{1,64}$/.test(name)) throw new Error(`"${name}" is not a database name we can create.`);
  address.pathname = "/";
  const server = openDatabase({ url: address.href, poolSize: 1 });
  try {
    const found = await server.query("SELECT 1 FROM information_schema.schemata WHERE schema_name = ?", {
      replacements: [name],
      type: QueryTypes.SELECT,
    });
    if (found.length > 0) return;
    await server.query(
      `CREATE DATABASE IF NOT EXISTS \`${name}\` CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci`,
    );
  } finally {
    await server.close();
  }
}
