import { QueryTypes, type Sequelize } from "sequelize";

const NAMES = ["Ada", "Bea", "Cleo", "Dora", "Edda", "Faye", "Gwen"];
const FAMILIES = ["Marsh", "Torres", "Ibarra", "Lovelace", "Hopper"];
const STATUSES = ["APPLIED", "APPLIED", "VIEWED", "SHORTLISTED", "INTERVIEW"];
const BATCH_SIZE = 2_000;
const MINUTE_MS = 60_000;
const BEGIN = Date.now() - 20 * 24 * 60 * MINUTE_MS;

interface Wanted {
  readonly companyId: number;
  readonly applications: number;
  readonly jobs: number;
}

/** Jobs of a company with applications of as many people, half of them to the first job. @returns the jobs' ids */
export async function insertApplicants(database: Sequelize, wanted: Wanted): Promise<number[]> {
  const { companyId, applications, jobs } = wanted;
  const insert = async (sql: string, rows: unknown[][]) => {
    for (let start = 0; start < rows.length; start += BATCH_SIZE)
      await database.query(sql, {
        replacements: [rows.slice(start, start + BATCH_SIZE)],
        type: QueryTypes.INSERT,
      });
  };
  const ids = async (sql: string) =>
    (await database.query<{ id: number }>(sql, { type: QueryTypes.SELECT })).map(({ id }) => id);
  await insert(
    "INSERT INTO jobs (slug, company_id, title, description, location_type, status, first_published_at) VALUES ?",
    Array.from({ length: jobs }, (_, n) => [
      `bench-${n}`,
      companyId,
      `Deckhand ${n}`,
      "<p>Boats.</p>",
      "ONSITE",
      "PUBLISHED",
      new Date(BEGIN),
    ]),
  );
  const jobIds = await ids("SELECT id FROM jobs ORDER BY id");
  await insert(
    "INSERT INTO accounts (role, email, created_at, updated_at) VALUES ?",
    Array.from({ length: applications }, (_, n) => [
      "user",
      `applicant-${n}@example.org`,
      new Date(BEGIN),
      new Date(BEGIN),
    ]),
  );
  const people = await ids("SELECT id FROM accounts WHERE role = 'user' ORDER BY id");
  await insert(
    `INSERT INTO applications (job_id, candidate_id, status, first_name, last_name, email, cover_note, answers, knockouts, source,
       rating, created_at, updated_at) VALUES ?`,
    people.map((person, n) => {
      const at = new Date(BEGIN + n * MINUTE_MS);
      const answers = [
        { question_id: 1, question: "Boat?", type: "MULTI_SELECT", value: [n % 9 ? "Dinghy" : "Tug"] },
        { question_id: 2, question: "Why?", type: "MULTI_LINE_TEXT", value: "Tides. ".repeat(60) },
      ];
      return [
        jobIds[n % 2 ? n % jobs : 0],
        person,
        STATUSES[n % STATUSES.length],
        NAMES[n % NAMES.length],
        FAMILIES[n % FAMILIES.length],
        `applicant-${n}@example.org`,
        "I know boats. ".repeat(20),
        JSON.stringify(answers.map((answer) => ({ ...answer, is_knockout: false }))),
        n % 10 ? 0 : 1,
        n % 4 ? "web" : "embed",
        n % 3 ? null : 1 + (n % 5),
        at,
        at,
      ];
    }),
  );
  // An employer's steps: two of five applications were answered, one of five is in an interview.
  const steps = await database.query<{ id: number; status: string; created_at: Date }>(
    "SELECT id, status, created_at FROM applications WHERE status <> 'APPLIED' ORDER BY id",
    { type: QueryTypes.SELECT },
  );
  await insert(
    "INSERT INTO application_events (application_id, actor, to_status, created_at) VALUES ?",
    steps.flatMap(({ id, status, created_at: at }) =>
      ["VIEWED", "SHORTLISTED", "INTERVIEW"]
        .slice(0, ["VIEWED", "SHORTLISTED", "INTERVIEW"].indexOf(status) + 1)
        .map((to, n) => [id, "employer", to, new Date(new Date(at).getTime() + (n + 1) * 60 * MINUTE_MS)]),
    ),
  );
  await insert(
    "INSERT INTO job_clicks (job_id, day, kind, source, clicks) VALUES ?",
    jobIds.flatMap((id) =>
      Array.from({ length: 90 }, (_, n) => n).flatMap((n) =>
        ["VIEW", "START"].flatMap((kind) =>
          ["web", "embed"].map((source) => [
            id,
            new Date(Date.now() - n * 24 * 60 * MINUTE_MS),
            kind,
            source,
            1 + (n % 9),
          ]),
        ),
      ),
    ),
  );
  return jobIds;
}
