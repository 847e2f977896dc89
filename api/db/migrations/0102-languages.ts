import type { RunSql } from "../migrator.ts";

/** People and the mails to them have a language; what was there before is in English. */
export async function up(sql: RunSql): Promise<void> {
  await sql(
    "ALTER TABLE accounts ADD COLUMN language CHAR(2) NOT NULL DEFAULT 'en' COMMENT 'of mails, notifications and pages' AFTER longitude",
  );
  await sql("ALTER TABLE mails ADD COLUMN language CHAR(2) NOT NULL DEFAULT 'en' AFTER recipient");
}

export async function down(sql: RunSql): Promise<void> {
  await sql("ALTER TABLE mails DROP COLUMN language");
  await sql("ALTER TABLE accounts DROP COLUMN language");
}
