import type { RunSql } from "../migrator.ts";

/**
 * The gazetteer also contains counties, townships, military bases, and towns abroad, which have no region. The next
 * start reloads it.
 */
export async function up(sql: RunSql): Promise<void> {
  await sql(`ALTER TABLE places
    MODIFY COLUMN kind ENUM('CITY','POSTCODE','COUNTY','TOWNSHIP','FACILITY') NOT NULL,
    MODIFY COLUMN region CHAR(2) NOT NULL COMMENT 'USPS code; of Canada the province; empty elsewhere'`);
}

export async function down(sql: RunSql): Promise<void> {
  await sql("DELETE FROM places_source");
  await sql("DELETE FROM places");
  await sql(`ALTER TABLE places
    MODIFY COLUMN kind ENUM('CITY','POSTCODE') NOT NULL,
    MODIFY COLUMN region CHAR(2) NOT NULL COMMENT 'USPS code'`);
}
