import type { RunSql } from "../migrator.ts";

/** Columns of every table whose rows are worked off by a task runner. */
const TASK = `attempts SMALLINT UNSIGNED NOT NULL DEFAULT 0,
    next_attempt_at DATETIME(3) NULL,
    claimed_until DATETIME(3) NULL,
    last_error VARCHAR(500) CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci NULL,
    finished_at DATETIME(3) NULL`;

const SOLD = `plan VARCHAR(40) NOT NULL,
    plan_name VARCHAR(100) CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci NOT NULL,
    kind ENUM('SINGLE','FEATURED','CREDIT_PACK','SUBSCRIPTION') NOT NULL,
    unit_price_minor INT UNSIGNED NOT NULL,
    currency CHAR(3) NOT NULL,
    billing_interval ENUM('ONE_TIME','MONTH','YEAR') NOT NULL,
    job_credits SMALLINT UNSIGNED NOT NULL,
    duration_days SMALLINT UNSIGNED NOT NULL,
    featured BOOLEAN NOT NULL,
    refund_window_days SMALLINT UNSIGNED NOT NULL`;

/**
 * Payments with a copy of the plan that was sold, the listings they are for, and what the payment provider told us. Companies and
 * listings are named without foreign keys: books are kept when an account is erased.
 */
const TABLES = [
  `CREATE TABLE payments (
    id INT UNSIGNED NOT NULL AUTO_INCREMENT,
    company_id INT UNSIGNED NOT NULL,
    account_id INT UNSIGNED NULL COMMENT 'who paid; null for a renewal',
    subscription_id INT UNSIGNED NULL,
    ${SOLD},
    quantity SMALLINT UNSIGNED NOT NULL,
    subtotal_minor INT UNSIGNED NOT NULL,
    discount_minor INT UNSIGNED NOT NULL DEFAULT 0,
    tax_minor INT UNSIGNED NOT NULL DEFAULT 0,
    total_minor INT UNSIGNED NOT NULL,
    refunded_minor INT UNSIGNED NOT NULL DEFAULT 0,
    status VARCHAR(20) NOT NULL DEFAULT 'CREATED',
    checkout_session_id VARCHAR(120) NULL,
    checkout_url VARCHAR(2000) NULL,
    payment_intent_id VARCHAR(120) NULL,
    invoice_id VARCHAR(120) NULL,
    invoice_url VARCHAR(2000) NULL,
    receipt_url VARCHAR(2000) NULL,
    method VARCHAR(40) NULL,
    failure VARCHAR(500) CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci NULL,
    created_at DATETIME(3) NOT NULL,
    expires_at DATETIME(3) NULL,
    paid_at DATETIME(3) NULL,
    checked_at DATETIME(3) NOT NULL COMMENT 'when the provider was last asked what became of it',
    PRIMARY KEY (id),
    CONSTRAINT payments_session_unique UNIQUE (checkout_session_id),
    CONSTRAINT payments_intent_unique UNIQUE (payment_intent_id),
    CONSTRAINT payments_invoice_unique UNIQUE (invoice_id),
    KEY payments_company (company_id, id),
    KEY payments_open (status, checked_at)
  )`,
  `CREATE TABLE payment_jobs (
    id INT UNSIGNED NOT NULL AUTO_INCREMENT,
    payment_id INT UNSIGNED NOT NULL,
    job_id INT UNSIGNED NOT NULL,
    published_job_id INT UNSIGNED NULL COMMENT 'the same once it is published: a listing is published by one payment',
    title VARCHAR(200) CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci NOT NULL,
    with_credit BOOLEAN NOT NULL COMMENT 'paid with a credit that the payment gave',
    net_minor INT UNSIGNED NOT NULL DEFAULT 0,
    tax_minor INT UNSIGNED NOT NULL DEFAULT 0,
    state ENUM('WAITING','PUBLISHED','LEFT_OUT','REFUNDED') NOT NULL DEFAULT 'WAITING',
    published_at DATETIME(3) NULL,
    ended_at DATETIME(3) NULL COMMENT 'when a refund ended it',
    PRIMARY KEY (id),
    CONSTRAINT payment_jobs_unique UNIQUE (payment_id, job_id),
    CONSTRAINT payment_jobs_published_unique UNIQUE (published_job_id),
    KEY payment_jobs_job (job_id),
    CONSTRAINT payment_jobs_payment_fk FOREIGN KEY (payment_id) REFERENCES payments (id)
  )`,
  `CREATE TABLE payment_events (
    id INT UNSIGNED NOT NULL AUTO_INCREMENT,
    payment_id INT UNSIGNED NOT NULL,
    action VARCHAR(20) NOT NULL,
    actor ENUM('employer','system') NOT NULL,
    from_status VARCHAR(20) NOT NULL,
    to_status VARCHAR(20) NOT NULL,
    created_at DATETIME(3) NOT NULL,
    PRIMARY KEY (id),
    KEY payment_events_payment (payment_id, id),
    CONSTRAINT payment_events_payment_fk FOREIGN KEY (payment_id) REFERENCES payments (id)
  )`,
  `CREATE TABLE stripe_events (
    id INT UNSIGNED NOT NULL AUTO_INCREMENT,
    event_id VARCHAR(120) NOT NULL,
    type VARCHAR(100) NOT NULL,
    object_id VARCHAR(120) NOT NULL COMMENT 'what it is about; it is read anew from the provider',
    received_at DATETIME(3) NOT NULL,
    status ENUM('QUEUED','DONE','IGNORED','FAILED') NOT NULL DEFAULT 'QUEUED',
    ${TASK},
    PRIMARY KEY (id),
    CONSTRAINT stripe_events_event_unique UNIQUE (event_id),
    KEY stripe_events_due (status, next_attempt_at)
  )`,
  `CREATE TABLE payment_tasks (
    id INT UNSIGNED NOT NULL AUTO_INCREMENT,
    kind VARCHAR(40) NOT NULL,
    subject_id INT UNSIGNED NOT NULL,
    created_at DATETIME(3) NOT NULL,
    status ENUM('QUEUED','DONE','FAILED') NOT NULL DEFAULT 'QUEUED',
    ${TASK},
    PRIMARY KEY (id),
    KEY payment_tasks_due (status, next_attempt_at)
  )`,
  `CREATE TABLE stripe_customers (
    company_id INT UNSIGNED NOT NULL,
    customer_id VARCHAR(120) NOT NULL,
    created_at DATETIME(3) NOT NULL,
    PRIMARY KEY (company_id),
    CONSTRAINT stripe_customers_customer_unique UNIQUE (customer_id)
  )`,
  `CREATE TABLE subscriptions (
    id INT UNSIGNED NOT NULL AUTO_INCREMENT,
    company_id INT UNSIGNED NOT NULL,
    live_company_id INT UNSIGNED NULL COMMENT 'the same until it has ended: a company has one at a time',
    account_id INT UNSIGNED NULL,
    ${SOLD},
    stripe_subscription_id VARCHAR(120) NOT NULL,
    status ENUM('ACTIVE','PAST_DUE','CANCELED') NOT NULL,
    period_ends_at DATETIME(3) NULL,
    ends_with_period BOOLEAN NOT NULL DEFAULT FALSE,
    grace_ends_at DATETIME(3) NULL,
    created_at DATETIME(3) NOT NULL,
    ended_at DATETIME(3) NULL,
    PRIMARY KEY (id),
    CONSTRAINT subscriptions_stripe_unique UNIQUE (stripe_subscription_id),
    CONSTRAINT subscriptions_live_unique UNIQUE (live_company_id),
    KEY subscriptions_company (company_id, id)
  )`,
];

export async function up(sql: RunSql): Promise<void> {
  for (const table of TABLES) await sql(`${table} CHARACTER SET ascii COLLATE ascii_bin`);
}

export async function down(sql: RunSql): Promise<void> {
  const tables = ["subscriptions", "stripe_customers", "payment_tasks", "stripe_events"];
  for (const table of [...tables, "payment_events", "payment_jobs", "payments"])
    await sql(`DROP TABLE ${table}`);
}
