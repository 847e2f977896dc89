import { HOUR_MS, MINUTE_MS } from "@jobmap/contract/limits";
import { QueryTypes, type Sequelize } from "sequelize";
import { insert } from "../insert.ts";

const NAMES = ["Ada", "Bea", "Cleo", "Dora", "Edda", "Faye", "Gwen"];
const FAMILIES = ["Marsh", "Torres", "Ibarra", "Lovelace", "Hopper"];
/** Of twenty applications so many stand here: most have not been opened. */
const STATUSES = [
  ...Array<string>(15).fill("APPLIED"),
  ...["VIEWED", "VIEWED", "SHORTLISTED", "SHORTLISTED", "INTERVIEW"],
];
const STEPS = ["VIEWED", "SHORTLISTED", "INTERVIEW"];
/** The last one came a minute ago, and one a minute before that. */
const APART_MS = MINUTE_MS;
const NOTE = "I know boats, and the bay in winter. ".repeat(10);

interface People {
  readonly count: number;
  readonly jobIds: readonly number[];
  /** Files. */
  readonly resumes: readonly number[];
  readonly random: () => number;
}

/** Applications of as many people, half of them to the first job. Their names tell them apart. */
export async function addPeople(
  database: Sequelize,
  { count, jobIds, resumes, random }: People,
): Promise<void> {
  const begin = Date.now() - count * APART_MS;
  const at = (n: number) => new Date(begin + n * APART_MS);
  const email = (n: number) => `applicant-${n}@example.org`;
  await insert(database, "accounts (role, email, created_at, updated_at)", count, (n) => [
    "user",
    email(n),
    at(n),
    at(n),
  ]);
  const ids = async (sql: string) =>
    (await database.query<{ id: number }>(sql, { type: QueryTypes.SELECT })).map(({ id }) => id);
  const people = await ids("SELECT id FROM accounts WHERE role = 'user' ORDER BY id");
  const questions = new Map(
    (
      await database.query<{ id: number; job_id: number }>("SELECT id, job_id FROM job_questions", {
        type: QueryTypes.SELECT,
      })
    ).map(({ id, job_id }) => [job_id, id]),
  );
  const columns =
    "job_id, candidate_id, status, first_name, last_name, email, cover_note, answers, knockouts, resume_file_id, source, rating, created_at, updated_at";
  await insert(database, `applications (${columns})`, count, (n) => {
    const job = jobIds[n % 2 ? n % jobIds.length : 0] ?? 0;
    const answer = {
      question_id: questions.get(job),
      question: "Which boats have you handled?",
      type: "MULTI_SELECT",
      value: [n % 9 ? "Dinghy" : "Tug"],
      is_knockout: n % 10 === 0,
    };
    return [
      job,
      people[n],
      STATUSES[Math.floor(random() * STATUSES.length)],
      NAMES[n % NAMES.length],
      `${FAMILIES[n % FAMILIES.length]} ${n}`,
      email(n),
      NOTE,
      JSON.stringify([answer]),
      n % 10 ? 0 : 1,
      resumes[n % resumes.length],
      n % 4 ? "web" : "embed",
      n % 3 ? null : 1 + (n % 5),
      at(n),
      at(n),
    ];
  });
  await addSteps(database);
}

/** What the employer did, an hour to each step. */
async function addSteps(database: Sequelize): Promise<void> {
  const moved = await database.query<{ id: number; status: string; created_at: Date }>(
    "SELECT id, status, created_at FROM applications WHERE status <> 'APPLIED' ORDER BY id",
    { type: QueryTypes.SELECT },
  );
  const rows = moved.flatMap(({ id, status, created_at: began }) =>
    STEPS.slice(0, STEPS.indexOf(status) + 1).map((to, n) => [
      id,
      "employer",
      to,
      new Date(new Date(began).getTime() + (n + 1) * HOUR_MS),
    ]),
  );
  const into = "application_events (application_id, actor, to_status, created_at)";
  await insert(database, into, rows.length, (n) => rows[n] ?? []);
}
