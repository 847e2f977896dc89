import { QueryTypes, type Sequelize } from "sequelize";

/** Data in a database that could not be recreated. */
export interface Contents {
  /** When it first served a production site; null if never. */
  readonly productionSince: Date | undefined;
  /** Row counts by display name; only those above zero. */
  readonly rows: Readonly<Record<string, number>>;
  /** Whether it contains real data: it has served a production site, or contains rows that people entered. */
  readonly isInUse: boolean;
}

/** Demo companies and jobs are marked as such; accounts are only created by people. */
const COUNTS = {
  accounts: "SELECT COUNT(*) AS n FROM accounts",
  "companies that are not demo data": "SELECT COUNT(*) AS n FROM companies WHERE NOT is_demo",
  "jobs that are not demo data": "SELECT COUNT(*) AS n FROM jobs WHERE NOT is_demo",
  applications: "SELECT COUNT(*) AS n FROM applications",
};

/** Inspects a database that may have any tables, or none. */
export async function whatIsIn(database: Sequelize): Promise<Contents> {
  const tables = new Set(
    (
      await database.query<{ name: string }>(
        "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = DATABASE()",
        { type: QueryTypes.SELECT },
      )
    ).map(({ name }) => name),
  );
  const rows: Record<string, number> = {};
  for (const [what, statement] of Object.entries(COUNTS)) {
    const table = /FROM (\w+)/.exec(statement)?.[1] ?? "";
    if (!tables.has(table)) continue;
    const [found] = await database.query<{ n: number }>(statement, { type: QueryTypes.SELECT });
    if (found && found.n > 0) rows[what] = found.n;
  }
  const productionSince = tables.has("installation") ? await readProductionSince(database) : undefined;
  return { productionSince, rows, isInUse: productionSince !== undefined || Object.keys(rows).length > 0 };
}

/** Marks a database as one that serves a production site. The time of the first mark is kept. */
export async function markProduction(database: Sequelize): Promise<void> {
  await database.query("INSERT IGNORE INTO installation (id, production_since) VALUES (1, UTC_TIMESTAMP(3))");
}

async function readProductionSince(database: Sequelize): Promise<Date | undefined> {
  const [row] = await database.query<{ production_since: Date }>(
    "SELECT production_since FROM installation",
    { type: QueryTypes.SELECT },
  );
  return row?.production_since;
}
