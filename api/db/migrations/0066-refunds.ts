import type { RunSql } from "../migrator.ts";

/** Refunds, from the request to what the payment provider says of them, with what each consists of; and disputes. */
const TABLES = [
  `CREATE TABLE refund_requests (
    id INT UNSIGNED NOT NULL AUTO_INCREMENT,
    company_id INT UNSIGNED NOT NULL,
    payment_id INT UNSIGNED NOT NULL,
    job_id INT UNSIGNED NULL COMMENT 'the only listing that it is about',
    amount_minor INT UNSIGNED NOT NULL,
    tax_minor INT UNSIGNED NOT NULL,
    reason ENUM('duplicate','fraudulent','requested_by_customer') NOT NULL,
    note VARCHAR(1000) CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci NOT NULL DEFAULT '',
    answer VARCHAR(1000) CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci NOT NULL DEFAULT '',
    is_automatic BOOLEAN NOT NULL,
    status VARCHAR(20) NOT NULL,
    stripe_refund_id VARCHAR(120) NULL,
    requested_by INT UNSIGNED NULL,
    created_at DATETIME(3) NOT NULL,
    decided_at DATETIME(3) NULL,
    settled_at DATETIME(3) NULL,
    PRIMARY KEY (id),
    CONSTRAINT refund_requests_stripe_unique UNIQUE (stripe_refund_id),
    KEY refund_requests_company (company_id, id),
    KEY refund_requests_status (status, id),
    CONSTRAINT refund_requests_payment_fk FOREIGN KEY (payment_id) REFERENCES payments (id)
  )`,
  `CREATE TABLE refund_lines (
    id INT UNSIGNED NOT NULL AUTO_INCREMENT,
    refund_id INT UNSIGNED NOT NULL,
    payment_job_id INT UNSIGNED NULL COMMENT 'null for credits',
    net_minor INT UNSIGNED NOT NULL,
    tax_minor INT UNSIGNED NOT NULL,
    days_unused SMALLINT UNSIGNED NOT NULL DEFAULT 0,
    days_paid SMALLINT UNSIGNED NOT NULL DEFAULT 0,
    credits SMALLINT UNSIGNED NOT NULL DEFAULT 0,
    PRIMARY KEY (id),
    CONSTRAINT refund_lines_refund_fk FOREIGN KEY (refund_id) REFERENCES refund_requests (id),
    CONSTRAINT refund_lines_job_fk FOREIGN KEY (payment_job_id) REFERENCES payment_jobs (id)
  )`,
  `CREATE TABLE disputes (
    id INT UNSIGNED NOT NULL AUTO_INCREMENT,
    payment_id INT UNSIGNED NOT NULL,
    stripe_dispute_id VARCHAR(120) NOT NULL,
    status ENUM('OPEN','WON','LOST') NOT NULL,
    amount_minor INT UNSIGNED NOT NULL,
    reason VARCHAR(60) NOT NULL,
    opened_at DATETIME(3) NOT NULL,
    closed_at DATETIME(3) NULL,
    PRIMARY KEY (id),
    CONSTRAINT disputes_stripe_unique UNIQUE (stripe_dispute_id),
    CONSTRAINT disputes_payment_fk FOREIGN KEY (payment_id) REFERENCES payments (id)
  )`,
];

export async function up(sql: RunSql): Promise<void> {
  for (const table of TABLES) await sql(`${table} CHARACTER SET ascii COLLATE ascii_bin`);
}

export async function down(sql: RunSql): Promise<void> {
  for (const table of ["disputes", "refund_lines", "refund_requests"]) await sql(`DROP TABLE ${table}`);
}
