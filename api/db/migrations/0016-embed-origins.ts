import type { RunSql } from "../migrator.ts";

export async function up(sql: RunSql): Promise<void> {
  await sql(
    "ALTER TABLE companies ADD COLUMN embed_origins JSON NULL COMMENT 'origins that may frame the map; none means any' AFTER social_links",
  );
}

export async function down(sql: RunSql): Promise<void> {
  await sql("ALTER TABLE companies DROP COLUMN embed_origins");
}
