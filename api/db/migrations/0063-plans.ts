import type { RunSql } from "../migrator.ts";

/** What employers can buy, and what each listing was published with. Sums are in minor units, without tax. */
export async function up(sql: RunSql): Promise<void> {
  await sql(`CREATE TABLE plans (
    id INT UNSIGNED NOT NULL AUTO_INCREMENT,
    code VARCHAR(40) NOT NULL,
    name VARCHAR(100) CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci NOT NULL,
    kind ENUM('FREE','SINGLE','FEATURED','CREDIT_PACK','SUBSCRIPTION') NOT NULL,
    price_minor INT UNSIGNED NOT NULL,
    currency CHAR(3) NOT NULL DEFAULT 'USD',
    billing_interval ENUM('ONE_TIME','MONTH','YEAR') NOT NULL DEFAULT 'ONE_TIME',
    job_credits SMALLINT UNSIGNED NOT NULL DEFAULT 1 COMMENT 'listings that it pays for; of a subscription in each period',
    duration_days SMALLINT UNSIGNED NOT NULL COMMENT 'how long each of them is public',
    featured BOOLEAN NOT NULL DEFAULT FALSE,
    refund_window_days SMALLINT UNSIGNED NOT NULL DEFAULT 0 COMMENT 'until then a refund needs nobody to decide',
    active BOOLEAN NOT NULL DEFAULT TRUE,
    created_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
    updated_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
    PRIMARY KEY (id),
    CONSTRAINT plans_code_unique UNIQUE (code)
  ) CHARACTER SET ascii COLLATE ascii_bin`);
  await sql(`INSERT INTO plans
    (code, name, kind, price_minor, billing_interval, job_credits, duration_days, featured, refund_window_days) VALUES
    ('free', 'Free listing', 'FREE', 0, 'ONE_TIME', 1, 30, FALSE, 0),
    ('single', 'Single job', 'SINGLE', 9900, 'ONE_TIME', 1, 60, FALSE, 14),
    ('featured', 'Featured job', 'FEATURED', 19900, 'ONE_TIME', 1, 60, TRUE, 14),
    ('pack-10', '10 job credits', 'CREDIT_PACK', 79000, 'ONE_TIME', 10, 60, FALSE, 30),
    ('monthly-5', '5 jobs a month', 'SUBSCRIPTION', 34900, 'MONTH', 5, 60, FALSE, 14)`);
  await sql(`ALTER TABLE jobs
    ADD COLUMN plan VARCHAR(40) NULL COMMENT 'the code of what it was, or is to be, published with',
    ADD COLUMN payment_id INT UNSIGNED NULL COMMENT 'what it waits for, or was paid with',
    ADD COLUMN duration_days SMALLINT UNSIGNED NULL,
    ADD COLUMN is_featured BOOLEAN NOT NULL DEFAULT FALSE`);
}

export async function down(sql: RunSql): Promise<void> {
  await sql(
    "ALTER TABLE jobs DROP COLUMN plan, DROP COLUMN payment_id, DROP COLUMN duration_days, DROP COLUMN is_featured",
  );
  await sql("DROP TABLE plans");
}
