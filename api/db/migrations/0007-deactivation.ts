import type { RunSql } from "../migrator.ts";

/** Whether a deactivated employer's company was shown before, so that reactivating restores it. */
export async function up(sql: RunSql): Promise<void> {
  await sql(`ALTER TABLE accounts ADD COLUMN company_was_shown BOOLEAN NULL
    COMMENT 'whether the company''s profile was shown when its owner deactivated the account' AFTER deactivated_at`);
}

export async function down(sql: RunSql): Promise<void> {
  await sql("ALTER TABLE accounts DROP COLUMN company_was_shown");
}
