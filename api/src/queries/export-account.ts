import { QueryTypes, type Sequelize } from "sequelize";
import { type Actor, can } from "../policies/can.ts";
import { ROLES } from "../policies/roles.ts";

/** Columns with credentials or internal keys: useless to the account's owner, and useful to a thief. */
const SECRET = /_hash$|^digest$|^request_key$|^unsubscribe_key$|^p256dh$|^auth$/;

/**
 * What an employer records about a candidate for its own use. It is stored in the candidate's rows, but candidates must not read
 * it.
 */
const EMPLOYERS_OWN: Readonly<Record<string, ReadonlySet<string>>> = {
  applications: new Set(["rating", "reject_reason", "knockouts"]),
};

/** Columns of JSON, which MariaDB returns as text and MySQL does not. */
const JSON_COLUMNS: ReadonlySet<string> = new Set([
  "applications.answers",
  "applications.profile",
  "application_moves.application_ids",
  "application_moves.openings_filled",
  "application_moves.interview",
  "profiles.basics",
  "profile_entries.data",
  "resumes.content",
]);

interface Reference {
  table_name: string;
  column_name: string;
}

/**
 * Everything stored about an account, by table: its own row and every row that refers to it, found by foreign keys so that no
 * table is forgotten; for the owner of a company, the company and its listings as well.
 */
export async function exportAccount(database: Sequelize, account: Actor): Promise<Record<string, unknown>> {
  const { id, role, companyId } = account;
  const references = await database.query<Reference>(
    `SELECT table_name AS table_name, column_name AS column_name FROM information_schema.key_column_usage
     WHERE table_schema = DATABASE() AND referenced_table_name = 'accounts' AND table_name <> 'jobs'
     ORDER BY table_name, column_name`,
    { type: QueryTypes.SELECT },
  );
  const rows = async (table: string, column: string, value: number) => {
    const found = await database.query<Record<string, unknown>>(
      `SELECT * FROM \`${table}\` WHERE \`${column}\` = ?`,
      { replacements: [value], type: QueryTypes.SELECT },
    );
    const hidden = EMPLOYERS_OWN[table];
    return found.map((row) =>
      Object.fromEntries(
        Object.entries(row)
          .filter(([name]) => !SECRET.test(name) && !hidden?.has(name))
          .map(([name, kept]) => [name, JSON_COLUMNS.has(`${table}.${name}`) ? asGiven(kept) : kept]),
      ),
    );
  };
  const document: Record<string, unknown> = { account: (await rows("accounts", "id", id))[0] };
  for (const { table_name, column_name } of references)
    document[table_name] = await rows(table_name, column_name, id);
  // Both sides of the conversations about one's own applications.
  if (ROLES[role].actsAs === "candidate")
    document["thread_messages"] = await database.query(
      `SELECT m.id, m.application_id, m.side, m.text, m.created_at
       FROM thread_messages m JOIN applications a ON a.id = m.application_id WHERE a.candidate_id = ? ORDER BY m.id`,
      { replacements: [id], type: QueryTypes.SELECT },
    );
  if (companyId === null) document["interviews"] = await ownInterviews(database, id);
  if (companyId === null)
    document["application_files"] = await database.query(
      `SELECT f.application_id, f.question_id, f.file_id
       FROM application_files f JOIN applications a ON a.id = f.application_id WHERE a.candidate_id = ?
       ORDER BY f.application_id, f.question_id`,
      { replacements: [id], type: QueryTypes.SELECT },
    );
  if (companyId !== null && can(account, "company.own", { companyId })) {
    document["company"] = (await rows("companies", "id", companyId))[0];
    document["jobs"] = await rows("jobs", "company_id", companyId);
  }
  return document;
}

/** The interviews about one's own applications that one was told of, with all that was said about them. */
async function ownInterviews(database: Sequelize, candidateId: number): Promise<unknown[]> {
  const select = <T extends object>(sql: string) =>
    database.query<T>(sql, { replacements: [candidateId], type: QueryTypes.SELECT });
  const own = `FROM interviews i JOIN applications a ON a.id = i.application_id AND a.candidate_id = ? AND i.state <> 'HELD'`;
  const [interviews, times, steps] = await Promise.all([
    select<{ id: number }>(
      `SELECT i.id, i.application_id, i.state, i.kind, i.place, i.minutes, i.note, i.time_zone, i.candidate_time_zone,
         i.created_at, i.updated_at ${own} ORDER BY i.id`,
    ),
    select<{ interview_id: number; starts_at: Date }>(
      `SELECT t.interview_id, t.starts_at ${own} JOIN interview_times t ON t.interview_id = i.id ORDER BY t.starts_at`,
    ),
    select<{ interview_id: number; times: unknown }>(
      `SELECT s.interview_id, s.side, s.action, s.times, s.note, s.created_at ${own}
       JOIN interview_steps s ON s.interview_id = i.id ORDER BY s.id`,
    ),
  ]);
  return interviews.map((interview) => ({
    ...interview,
    times: times.filter(({ interview_id: of }) => of === interview.id).map(({ starts_at }) => starts_at),
    steps: steps
      .filter(({ interview_id: of }) => of === interview.id)
      .map(({ interview_id: _, ...step }) => ({ ...step, times: asGiven(step.times) })),
  }));
}

/** JSON as it was written, answers without the employer's marks on those it wants to be alerted to. */
function asGiven(stored: unknown): unknown {
  const text = typeof stored === "string" ? stored : JSON.stringify(stored);
  return JSON.parse(text, (name, value: unknown) => (name === "is_knockout" ? undefined : value));
}
