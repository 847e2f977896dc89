import type { ApplicationStatus } from "@jobmap/contract";
import type { Sequelize } from "sequelize";
import { randomNumbers } from "../../../api/bench/map/data.ts";
import { addUpClicks } from "../../../api/db/migrations/0021-company-clicks.ts";
import { prepareDatabase } from "../../../api/db/prepare.ts";
import { openDatabase } from "../../../api/src/database.ts";
import { hashToken, newToken } from "../../../api/src/security/tokens.ts";
import { insert } from "../insert.ts";

export const JOBS = 1_000;
export const APPLICATIONS = 5_000;
/** Jobs that everybody has applied for: the first is read, the others are closed. Their ids begin at 1. */
export const LARGE_JOBS = 4;
/** Days of clicks: as many as a dashboard shows. */
const DAYS = 365;
const SOURCES = ["web", "embed", "share"];
const DAY = 86_400_000;
const EMPLOYER = 1;
const FIRST_CANDIDATE = 2;

/** Tokens of the two who look at it all. */
export interface World {
  readonly employer: string;
  /** Somebody who has applied for every job. */
  readonly candidate: string;
}

/** Of twenty applications so many stand here. */
const STATUSES: readonly ApplicationStatus[] = [
  ...Array<ApplicationStatus>(11).fill("APPLIED"),
  ...Array<ApplicationStatus>(3).fill("VIEWED"),
  ...Array<ApplicationStatus>(2).fill("SHORTLISTED"),
  "INTERVIEW",
  "OFFER",
  "REJECTED",
  "WITHDRAWN",
];
const TITLES = ["Deckhand", "Line Cook", "Night Auditor", "Registered Nurse", "Farm Laborer", "Welder"];
const FIRST_NAMES = ["Ada", "Marisol", "Chidi", "Grace", "Nikola", "Yuki", "Omar", "Ines"];
const LAST_NAMES = ["Harbor", "Torres", "Okafor", "Lindqvist", "Petrov", "Tanaka", "Haddad", "Moreau"];
const DESCRIPTION = `<p>${"Keeps the boats and the yard in order, in every season. ".repeat(20)}</p>`;
const NOTE = "I know boats, and the bay in winter. ".repeat(20);

/** A fresh database with one employer's thousand jobs, and five thousand candidates of the largest of them. */
export async function makeWorld(url: string): Promise<World> {
  const database = openDatabase({ url, poolSize: 1 });
  try {
    await prepareDatabase(database, { url: url });
    for (const table of [
      "applications",
      "jobs",
      "accounts",
      "companies",
      "mails",
      "kept_mails",
      "job_changes",
    ])
      await database.query(`DELETE FROM ${table}`);
    await addCompany(database);
    await addClicks(database);
    await addApplications(database);
    return {
      employer: await signIn(database, EMPLOYER),
      candidate: await signIn(database, FIRST_CANDIDATE),
    };
  } finally {
    await database.close();
  }
}

const ago = (days: number) => new Date(Date.now() - days * DAY);
const pick = <T>(list: readonly T[], n: number) => list[n % list.length];
const isLarge = (job: number) => job <= LARGE_JOBS;
const random = randomNumbers(20_261_121);

async function addCompany(database: Sequelize): Promise<void> {
  await insert(database, "companies (id, slug, username, name, name_key)", 1, () => [
    1,
    "harbor-works",
    "harbor-works",
    "Harbor Works",
    "harbor works",
  ]);
  const jobs =
    "jobs (id, slug, company_id, title, requisition_id, description, location_type, status, close_reason, first_published_at, valid_through, last_confirmed_at, salary_currency, salary_min, salary_unit, created_at, updated_at)";
  await insert(database, jobs, JOBS, (n) => {
    const status = isLarge(n + 1) || n % 10 > 1 ? "PUBLISHED" : n % 10 === 1 ? "CLOSED" : "DRAFT";
    return [
      n + 1,
      `job-${n}`,
      1,
      `${pick(TITLES, n)} ${n}`,
      `HW-${n}`,
      DESCRIPTION,
      "ONSITE",
      status,
      status === "CLOSED" ? "FILLED" : null,
      status === "DRAFT" ? null : ago(random() * 20),
      ago(-25),
      ago(1),
      "USD",
      2_100,
      "HOUR",
      ago(20 + random() * 10),
      ago(random() * 10),
    ];
  });
  const places =
    "job_locations (job_id, position, locality, region, country, latitude, longitude, `precision`)";
  await insert(database, places, JOBS, (n) => [
    n + 1,
    0,
    "Baltimore",
    "MD",
    "US",
    39.29 + (random() - 0.5) * 4,
    -76.61 + (random() - 0.5) * 4,
    "ROOFTOP",
  ]);
  await insert(database, "job_employment_types (job_id, employment_type)", JOBS, (n) => [n + 1, "FULL_TIME"]);
}

async function addClicks(database: Sequelize): Promise<void> {
  const day = (n: number) =>
    ago(n % DAYS)
      .toISOString()
      .slice(0, 10);
  const few = (most: number) => 1 + Math.floor(random() * most);
  // Each day every job is looked at on all surfaces, and left for its application on one.
  const aDay = SOURCES.length + 1;
  await insert(database, "job_clicks (job_id, day, kind, source, clicks)", JOBS * DAYS * aDay, (n) => {
    const part = n % aDay;
    const at = Math.floor(n / aDay);
    return [
      1 + Math.floor(at / DAYS),
      day(at),
      part === 0 ? "APPLY" : "VIEW",
      SOURCES[part === 0 ? at % SOURCES.length : part - 1],
      few(20),
    ];
  });
  const apart = "job_click_attributions (job_id, day, kind, source, digest, via, embed, page, clicks)";
  await insert(database, apart, JOBS * DAYS, (n) => [
    1 + Math.floor(n / DAYS),
    day(n),
    "VIEW",
    "embed",
    Buffer.alloc(20, n % 4),
    "script",
    `embed-${n % 4}`,
    `https://careers.example.com/${n % 4}`,
    1,
  ]);
  await addUpClicks((sql) => database.query(sql).then(() => {}));
}

async function addApplications(database: Sequelize): Promise<void> {
  const firstName = (n: number) => pick(FIRST_NAMES, n);
  const lastName = (n: number) => `${pick(LAST_NAMES, Math.floor(n / FIRST_NAMES.length))} ${n}`;
  await insert(
    database,
    "accounts (id, role, email, first_name, last_name, company_id)",
    APPLICATIONS + 1,
    (n) =>
      n === 0
        ? [EMPLOYER, "employer", "desk@example.com", "Grace", "Desk", 1]
        : [n + 1, "user", `person-${n}@example.com`, firstName(n), lastName(n), null],
  );
  // Everybody applied for the large jobs, and the first of them for all others as well.
  const large = LARGE_JOBS * APPLICATIONS;
  const count = large + JOBS - LARGE_JOBS;
  const applications =
    "applications (id, job_id, candidate_id, status, first_name, last_name, email, cover_note, answers, rating, created_at, updated_at)";
  await insert(database, applications, count, (i) => {
    const n = i < large ? i % APPLICATIONS : 0;
    return [
      i + 1,
      i < large ? 1 + Math.floor(i / APPLICATIONS) : LARGE_JOBS + 1 + i - large,
      FIRST_CANDIDATE + n,
      pick(STATUSES, Math.floor(random() * STATUSES.length)),
      firstName(n),
      lastName(n),
      `person-${n}@example.com`,
      NOTE,
      "[]",
      n % 5 === 0 ? 1 + ((n / 5) % 5) : null,
      ago(random() * 25),
      ago(0),
    ];
  });
  await insert(
    database,
    "application_events (application_id, actor, to_status, created_at)",
    count * 2,
    (n) => [1 + (n >> 1), n % 2 ? "employer" : "candidate", n % 2 ? "VIEWED" : "APPLIED", ago(1)],
  );
  const notes = "application_notes (application_id, account_id, text, created_at)";
  await insert(database, notes, count / 10, (n) => [1 + n * 10, EMPLOYER, "Knows boats.", ago(1)]);
  await insert(
    database,
    "notifications (account_id, type, notice_values, dedupe_key, created_at)",
    count,
    (n) => [
      EMPLOYER,
      "application_received",
      JSON.stringify({ applicant: "Ada Harbor", job: "Deckhand", jobId: 1, applicationId: n + 1 }),
      `application:${n + 1}:received`,
      ago(1),
    ],
  );
}

async function signIn(database: Sequelize, account: number): Promise<string> {
  const token = newToken();
  await insert(database, "sessions (account_id, token_hash, device, created_at, last_used_at)", 1, () => [
    account,
    hashToken(token),
    "Firefox on Linux",
    ago(0),
    ago(0),
  ]);
  return token;
}
