import type { RunSql } from "../migrator.ts";

const CHARSET = "DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci";
const DOMAIN = "VARCHAR(253) CHARACTER SET ascii COLLATE ascii_general_ci";
const METHOD = "ENUM('DNS','MAILBOX')";

/** Domains that companies prove to be theirs, the public log of it, and addresses that want no mail from companies. */
const TABLES = [
  `CREATE TABLE company_domains (
    id INT UNSIGNED NOT NULL AUTO_INCREMENT,
    company_id INT UNSIGNED NOT NULL,
    domain ${DOMAIN} NOT NULL,
    token CHAR(43) CHARACTER SET ascii COLLATE ascii_bin NOT NULL COMMENT 'public: the TXT record has it',
    method ${METHOD} NULL COMMENT 'how it was proved last; NULL while it waits',
    proved_at DATETIME(3) NULL,
    found_at DATETIME(3) NULL COMMENT 'when the proof was last found',
    missing_since DATETIME(3) NULL COMMENT 'when it was first not found',
    next_check_at DATETIME(3) NULL,
    code_hash BINARY(32) NULL COMMENT 'SHA-256 of the code that was mailed last',
    code_expires_at DATETIME(3) NULL,
    code_tries TINYINT UNSIGNED NOT NULL DEFAULT 0,
    created_at DATETIME(3) NOT NULL,
    PRIMARY KEY (id),
    UNIQUE KEY company_domains_unique (company_id, domain),
    KEY company_domains_domain (domain),
    KEY company_domains_next_check (next_check_at),
    CONSTRAINT company_domains_company_fk FOREIGN KEY (company_id) REFERENCES companies (id) ON DELETE CASCADE
  )`,
  `CREATE TABLE domain_events (
    id INT UNSIGNED NOT NULL AUTO_INCREMENT,
    company_id INT UNSIGNED NULL COMMENT 'NULL: the company is gone',
    company_name VARCHAR(250) NOT NULL COMMENT 'as it was then',
    domain ${DOMAIN} NOT NULL,
    event ENUM('PROVED','ENDED') NOT NULL,
    method ${METHOD} NOT NULL,
    reason ENUM('RECORD_GONE','NOT_RENEWED','REMOVED') NULL COMMENT 'of an end',
    created_at DATETIME(3) NOT NULL,
    PRIMARY KEY (id),
    KEY domain_events_company (company_id, id),
    CONSTRAINT domain_events_company_fk FOREIGN KEY (company_id) REFERENCES companies (id) ON DELETE SET NULL
  ) COMMENT 'rows are added, never changed'`,
  `CREATE TABLE domain_checks (
    id INT UNSIGNED NOT NULL AUTO_INCREMENT,
    domain_id INT UNSIGNED NOT NULL,
    status ENUM('QUEUED','DONE','FAILED') NOT NULL DEFAULT 'QUEUED',
    attempts SMALLINT UNSIGNED NOT NULL DEFAULT 0,
    next_attempt_at DATETIME(3) NULL,
    claimed_until DATETIME(3) NULL,
    last_error VARCHAR(500) NULL,
    finished_at DATETIME(3) NULL,
    PRIMARY KEY (id),
    KEY domain_checks_due (status, next_attempt_at),
    CONSTRAINT domain_checks_domain_fk FOREIGN KEY (domain_id) REFERENCES company_domains (id) ON DELETE CASCADE
  )`,
  `CREATE TABLE mail_blocks (
    address_hash BINARY(32) NOT NULL COMMENT 'SHA-256 of an address that a company had us write to',
    block_key CHAR(22) CHARACTER SET ascii COLLATE ascii_bin NOT NULL COMMENT 'of the link in those mails',
    blocked_at DATETIME(3) NULL,
    created_at DATETIME(3) NOT NULL,
    PRIMARY KEY (address_hash),
    UNIQUE KEY mail_blocks_key_unique (block_key)
  )`,
  `CREATE TABLE kept_dns_records (
    id INT UNSIGNED NOT NULL AUTO_INCREMENT,
    domain ${DOMAIN} NOT NULL,
    text VARCHAR(500) NOT NULL,
    PRIMARY KEY (id),
    KEY kept_dns_records_domain (domain)
  ) COMMENT 'what the stand-in for DNS answers; never in production'`,
];

export async function up(sql: RunSql): Promise<void> {
  for (const table of TABLES) {
    const [definition = "", comment = ""] = table.split(/(?<=\n {2}\))/);
    await sql(`${definition} ${CHARSET}${comment}`);
  }
  await sql(`ALTER TABLE companies
    ADD COLUMN proved_domain ${DOMAIN} NULL COMMENT 'the one of company_domains that is shown beside the company',
    ADD COLUMN proved_by ${METHOD} NULL,
    ADD COLUMN proved_at DATETIME(3) NULL`);
}

export async function down(sql: RunSql): Promise<void> {
  await sql("ALTER TABLE companies DROP COLUMN proved_domain, DROP COLUMN proved_by, DROP COLUMN proved_at");
  for (const table of [
    "kept_dns_records",
    "mail_blocks",
    "domain_checks",
    "domain_events",
    "company_domains",
  ])
    await sql(`DROP TABLE ${table}`);
}
