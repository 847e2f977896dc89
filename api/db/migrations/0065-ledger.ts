import type { RunSql } from "../migrator.ts";

/**
 * The ledger: two rows a transfer, which sum to zero. Rows are added and never changed; they name companies, payments and listings
 * without foreign keys, which would change them.
 */
export async function up(sql: RunSql): Promise<void> {
  await sql(`CREATE TABLE ledger_entries (
    id INT UNSIGNED NOT NULL AUTO_INCREMENT,
    transfer VARCHAR(60) NOT NULL COMMENT 'what moved, once: payment:12:charge',
    side ENUM('FROM','TO') NOT NULL,
    action VARCHAR(20) NOT NULL,
    account VARCHAR(20) NOT NULL,
    amount BIGINT NOT NULL COMMENT 'negative on the side that it is taken from',
    unit VARCHAR(6) NOT NULL COMMENT 'a currency in minor units, CREDIT or DAY',
    company_id INT UNSIGNED NOT NULL,
    payment_id INT UNSIGNED NOT NULL,
    job_id INT UNSIGNED NULL,
    created_at DATETIME(3) NOT NULL,
    PRIMARY KEY (id),
    CONSTRAINT ledger_entries_transfer_unique UNIQUE (transfer, side),
    KEY ledger_entries_balance (company_id, account, unit, payment_id, amount),
    KEY ledger_entries_payment (payment_id, id)
  ) CHARACTER SET ascii COLLATE ascii_bin`);
}

export async function down(sql: RunSql): Promise<void> {
  await sql("DROP TABLE ledger_entries");
}
