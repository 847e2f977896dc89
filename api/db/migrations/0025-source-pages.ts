import type { RunSql } from "../migrator.ts";

/** The page of an imported listing at its source, so that readers can check it. */
export async function up(sql: RunSql): Promise<void> {
  await sql(
    "ALTER TABLE jobs ADD COLUMN source_url VARCHAR(2000) NULL COMMENT 'page of the listing at its source' AFTER source_key",
  );
}

export async function down(sql: RunSql): Promise<void> {
  await sql("ALTER TABLE jobs DROP COLUMN source_url");
}
