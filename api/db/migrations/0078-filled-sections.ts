import type { RunSql } from "../migrator.ts";

/** Which sections of a profile have entries, for the scores in every session; `commands/profile/write-profile.ts` keeps it. */
export async function up(sql: RunSql): Promise<void> {
  await sql("ALTER TABLE profiles ADD COLUMN filled VARCHAR(250) NOT NULL DEFAULT '' AFTER basics");
  await sql(`UPDATE profiles SET filled = COALESCE((SELECT GROUP_CONCAT(DISTINCT section SEPARATOR ' ')
    FROM profile_entries WHERE profile_entries.account_id = profiles.account_id), '')`);
}

export async function down(sql: RunSql): Promise<void> {
  await sql("ALTER TABLE profiles DROP COLUMN filled");
}
