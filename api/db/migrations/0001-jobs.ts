import type { RunSql } from "../migrator.ts";

const CHARSET = "DEFAULT CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci";

/**
 * Companies, jobs and their details. Constraint and index names are part of the code: the API maps a violated
 * constraint to an error by its name.
 */
const TABLES = [
  `CREATE TABLE companies (
    id INT UNSIGNED NOT NULL AUTO_INCREMENT,
    slug VARCHAR(120) NOT NULL,
    username VARCHAR(60) NOT NULL,
    name VARCHAR(250) NOT NULL,
    name_key VARCHAR(250) NOT NULL COMMENT 'normalised name; finds an unclaimed employer again on import',
    website VARCHAR(2000) NULL,
    description TEXT NULL COMMENT 'safe HTML',
    industry VARCHAR(120) NULL,
    size VARCHAR(20) NULL COMMENT 'range of employees such as 51-200',
    founded SMALLINT UNSIGNED NULL,
    logo VARCHAR(500) NULL,
    locality VARCHAR(120) NULL,
    region VARCHAR(60) NULL,
    country CHAR(2) NOT NULL DEFAULT 'US',
    is_third_party BOOLEAN NOT NULL DEFAULT FALSE COMMENT 'made by an import and not claimed by its employer',
    is_demo BOOLEAN NOT NULL DEFAULT FALSE,
    show_profile BOOLEAN NOT NULL DEFAULT TRUE,
    source VARCHAR(60) NULL,
    created_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
    updated_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3) ON UPDATE CURRENT_TIMESTAMP(3),
    PRIMARY KEY (id),
    CONSTRAINT companies_slug_unique UNIQUE (slug),
    CONSTRAINT companies_username_unique UNIQUE (username),
    KEY companies_name (name),
    KEY companies_name_key (name_key)
  )`,
  `CREATE TABLE categories (
    id SMALLINT UNSIGNED NOT NULL AUTO_INCREMENT,
    code CHAR(7) NOT NULL COMMENT 'SOC major group, such as 45-0000',
    name VARCHAR(80) NOT NULL,
    PRIMARY KEY (id),
    CONSTRAINT categories_code_unique UNIQUE (code)
  )`,
  `CREATE TABLE skills (
    id INT UNSIGNED NOT NULL AUTO_INCREMENT,
    name VARCHAR(120) NOT NULL,
    PRIMARY KEY (id),
    CONSTRAINT skills_name_unique UNIQUE (name)
  )`,
  `CREATE TABLE jobs (
    id INT UNSIGNED NOT NULL AUTO_INCREMENT,
    slug VARCHAR(160) NOT NULL,
    company_id INT UNSIGNED NOT NULL,
    requisition_id VARCHAR(75) NULL,
    title VARCHAR(200) NOT NULL,
    description MEDIUMTEXT NOT NULL COMMENT 'safe HTML',
    responsibilities TEXT NULL COMMENT 'safe HTML',
    qualifications TEXT NULL COMMENT 'safe HTML',
    location_type ENUM('ONSITE','HYBRID','TELECOMMUTE') NOT NULL,
    applicant_location_requirements JSON NULL COMMENT 'ISO 3166 codes where a remote worker may live, such as ["US"]',
    status ENUM('DRAFT','PENDING_PAYMENT','PENDING_REVIEW','PUBLISHED','PAUSED','EXPIRED','CLOSED','ARCHIVED','REMOVED') NOT NULL DEFAULT 'DRAFT',
    close_reason ENUM('FILLED','CANCELLED') NULL,
    salary_currency CHAR(3) NULL,
    salary_min INT UNSIGNED NULL COMMENT 'minor units',
    salary_max INT UNSIGNED NULL COMMENT 'minor units',
    salary_unit ENUM('HOUR','DAY','WEEK','MONTH','YEAR') NULL,
    other_compensation JSON NULL,
    benefits JSON NULL,
    category_id SMALLINT UNSIGNED NULL,
    occupation_code CHAR(10) NULL COMMENT 'O*NET-SOC, such as 45-2092.00',
    education_level ENUM('NONE','HIGH_SCHOOL','ASSOCIATE','BACHELOR','MASTER','DOCTORATE') NULL,
    months_of_experience SMALLINT UNSIGNED NULL,
    licences JSON NULL,
    openings SMALLINT UNSIGNED NULL,
    hours_per_week DECIMAL(4,1) NULL,
    starts_on DATE NULL,
    ends_on DATE NULL,
    apply_kind ENUM('NATIVE','URL','EMAIL') NOT NULL DEFAULT 'NATIVE',
    apply_url VARCHAR(2000) NULL,
    apply_email VARCHAR(254) NULL,
    valid_through DATETIME(3) NULL COMMENT 'the listing is public until then',
    application_deadline DATE NULL,
    visa_sponsorship BOOLEAN NULL,
    language CHAR(2) NOT NULL DEFAULT 'en',
    source VARCHAR(60) NULL COMMENT 'where an imported listing came from',
    source_key VARCHAR(120) NULL COMMENT 'what names the listing there',
    content_hash BINARY(20) NULL COMMENT 'of the imported facts: equal means nothing to do',
    is_demo BOOLEAN NOT NULL DEFAULT FALSE,
    first_published_at DATETIME(3) NULL COMMENT 'set once, never moved',
    last_confirmed_at DATETIME(3) NULL COMMENT 'when employer or source last said it is open',
    created_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
    updated_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3) ON UPDATE CURRENT_TIMESTAMP(3),
    PRIMARY KEY (id),
    CONSTRAINT jobs_slug_unique UNIQUE (slug),
    CONSTRAINT jobs_source_key_unique UNIQUE (source, source_key),
    CONSTRAINT jobs_company_fk FOREIGN KEY (company_id) REFERENCES companies (id),
    CONSTRAINT jobs_category_fk FOREIGN KEY (category_id) REFERENCES categories (id),
    CONSTRAINT jobs_salary_whole CHECK (salary_min IS NULL OR (salary_currency IS NOT NULL AND salary_unit IS NOT NULL)),
    CONSTRAINT jobs_salary_order CHECK (salary_max IS NULL OR (salary_min IS NOT NULL AND salary_max >= salary_min)),
    CONSTRAINT jobs_apply_target CHECK (
      (apply_kind <> 'URL' OR apply_url IS NOT NULL) AND (apply_kind <> 'EMAIL' OR apply_email IS NOT NULL)
    ),
    CONSTRAINT jobs_close_reason_closed CHECK (close_reason IS NULL OR status IN ('CLOSED','ARCHIVED','REMOVED')),
    CONSTRAINT jobs_published_dated CHECK (status <> 'PUBLISHED' OR first_published_at IS NOT NULL),
    KEY jobs_company_status (company_id, status),
    KEY jobs_status_valid_through (status, valid_through)
  )`,
  `CREATE TABLE job_locations (
    id INT UNSIGNED NOT NULL AUTO_INCREMENT,
    job_id INT UNSIGNED NOT NULL,
    position TINYINT UNSIGNED NOT NULL DEFAULT 0 COMMENT 'order of the locations of one job',
    street VARCHAR(250) NULL,
    locality VARCHAR(120) NULL,
    region VARCHAR(60) NULL COMMENT 'two-letter code in the US',
    postal_code VARCHAR(20) NULL,
    country CHAR(2) NOT NULL DEFAULT 'US',
    latitude DOUBLE NULL,
    longitude DOUBLE NULL,
    \`precision\` ENUM('ROOFTOP','POSTCODE','CITY') NULL,
    PRIMARY KEY (id),
    CONSTRAINT job_locations_job_position_unique UNIQUE (job_id, position),
    CONSTRAINT job_locations_job_fk FOREIGN KEY (job_id) REFERENCES jobs (id) ON DELETE CASCADE,
    CONSTRAINT job_locations_point_whole CHECK (
      (latitude IS NULL AND longitude IS NULL AND \`precision\` IS NULL)
      OR (latitude BETWEEN -90 AND 90 AND longitude BETWEEN -180 AND 180 AND \`precision\` IS NOT NULL)
    )
  )`,
  `CREATE TABLE job_employment_types (
    job_id INT UNSIGNED NOT NULL,
    employment_type ENUM('FULL_TIME','PART_TIME','CONTRACTOR','TEMPORARY','INTERN','VOLUNTEER','PER_DIEM','OTHER') NOT NULL,
    PRIMARY KEY (job_id, employment_type),
    CONSTRAINT job_employment_types_job_fk FOREIGN KEY (job_id) REFERENCES jobs (id) ON DELETE CASCADE
  )`,
  `CREATE TABLE job_skills (
    job_id INT UNSIGNED NOT NULL,
    skill_id INT UNSIGNED NOT NULL,
    required BOOLEAN NOT NULL DEFAULT FALSE,
    PRIMARY KEY (job_id, skill_id),
    KEY job_skills_skill (skill_id),
    CONSTRAINT job_skills_job_fk FOREIGN KEY (job_id) REFERENCES jobs (id) ON DELETE CASCADE,
    CONSTRAINT job_skills_skill_fk FOREIGN KEY (skill_id) REFERENCES skills (id)
  )`,
  `CREATE TABLE job_changes (
    id BIGINT UNSIGNED NOT NULL AUTO_INCREMENT,
    job_id INT UNSIGNED NOT NULL,
    created_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
    PRIMARY KEY (id)
  ) COMMENT 'one row for each write to a job, in its transaction; every process follows it to keep its map index true'`,
  `CREATE TABLE job_clicks (
    job_id INT UNSIGNED NOT NULL,
    day DATE NOT NULL,
    kind ENUM('VIEW','APPLY') NOT NULL,
    source VARCHAR(40) NOT NULL DEFAULT 'web' COMMENT 'surface the click came from: web, embed, share',
    clicks INT UNSIGNED NOT NULL DEFAULT 1,
    PRIMARY KEY (job_id, day, kind, source),
    CONSTRAINT job_clicks_job_fk FOREIGN KEY (job_id) REFERENCES jobs (id) ON DELETE CASCADE
  )`,
  `CREATE TABLE place_searches (
    id INT UNSIGNED NOT NULL AUTO_INCREMENT,
    day DATE NOT NULL,
    cell INT UNSIGNED NOT NULL COMMENT 'place on a half-degree grid: (lat+90)*2*720 + (lng+180)*2',
    keyword VARCHAR(100) NOT NULL DEFAULT '',
    location VARCHAR(120) NOT NULL DEFAULT '',
    latitude DOUBLE NOT NULL,
    longitude DOUBLE NOT NULL,
    company_id INT UNSIGNED NULL,
    searches INT UNSIGNED NOT NULL DEFAULT 1,
    PRIMARY KEY (id),
    CONSTRAINT place_searches_unique UNIQUE (cell, day, keyword, location),
    CONSTRAINT place_searches_company_fk FOREIGN KEY (company_id) REFERENCES companies (id) ON DELETE SET NULL
  ) COMMENT 'searches counted by place and day, for the trends of the explorer'`,
];

export async function up(sql: RunSql): Promise<void> {
  // Set for each table: an operator's database may have another default character set.
  for (const table of TABLES) await sql(table.replace(/\)( COMMENT '[^']*')?$/, `) ${CHARSET}$1`));
}

export async function down(sql: RunSql): Promise<void> {
  for (const name of [
    "place_searches",
    "job_clicks",
    "job_changes",
    "job_skills",
    "job_employment_types",
    "job_locations",
    "jobs",
    "skills",
    "categories",
    "companies",
  ])
    await sql(`DROP TABLE ${name}`);
}
