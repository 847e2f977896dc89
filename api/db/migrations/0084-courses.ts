import type { RunSql } from "../migrator.ts";

/** What can be learned, and where. */
export async function up(sql: RunSql): Promise<void> {
  await sql(`CREATE TABLE courses (
    code VARCHAR(60) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    name VARCHAR(150) NOT NULL,
    provider VARCHAR(150) NOT NULL,
    subject VARCHAR(20) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
    url VARCHAR(500) NOT NULL,
    teaches VARCHAR(500) NOT NULL,
    credential VARCHAR(200) NULL COMMENT 'what somebody who passes has',
    terms JSON NOT NULL COMMENT 'what listings call it',
    active BOOLEAN NOT NULL DEFAULT TRUE,
    created_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
    updated_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
    PRIMARY KEY (code)
  ) DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci`);
}

export async function down(sql: RunSql): Promise<void> {
  await sql("DROP TABLE courses");
}
