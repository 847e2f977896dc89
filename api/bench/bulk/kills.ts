import { QueryTypes, type Sequelize } from "sequelize";
import { workThroughKills } from "../../test/support/kill-upload.ts";
import { makeFile } from "./make-file.ts";

/** Of the sum, this many are for sending the file, and checking its rows takes as long as writing them. */
const SENDING_SHARE = 0.2;

/** Has the server killed so often on the way from a file to drafts, and says what it became. @throws Error if a row is lost or doubled */
export async function workKilled(
  given: { readonly databaseUrl: string; readonly database: Sequelize; readonly token: string },
  { rows, kills }: { readonly rows: number; readonly kills: number },
): Promise<void> {
  const sending = Math.round(kills * SENDING_SHARE);
  const checking = Math.floor((kills - sending) / 2);
  const counts = { sending, checking, writing: kills - sending - checking };
  const started = performance.now();
  const id = await workThroughKills({ ...given, file: makeFile(rows), rows, kills: counts });
  const [found] = await given.database.query<Record<string, number>>(
    `SELECT u.row_count, u.created_count, u.refused_count,
       (SELECT COUNT(*) FROM bulk_rows r JOIN jobs j ON j.id = r.job_id
        WHERE r.upload_id = u.id AND r.outcome = 'CREATED' AND j.requisition_id = r.requisition_id) AS written,
       (SELECT COUNT(*) FROM jobs WHERE company_id = u.company_id) AS jobs,
       (SELECT COUNT(DISTINCT requisition_id) FROM jobs WHERE company_id = u.company_id) AS requisitions,
       (SELECT COUNT(*) FROM job_locations l JOIN jobs j ON j.id = l.job_id WHERE j.company_id = u.company_id) AS places
     FROM bulk_uploads u WHERE u.id = ?`,
    { replacements: [id], type: QueryTypes.SELECT },
  );
  const refused = Math.floor(rows / 20);
  const good = rows - refused;
  const expected = {
    row_count: rows,
    created_count: good,
    refused_count: refused,
    written: good,
    jobs: good,
    requisitions: good,
    places: good,
  };
  console.log(`\n${rows} rows through ${JSON.stringify(counts)} kills with SIGKILL`);
  console.log(`  in all          ${((performance.now() - started) / 1_000).toFixed(1)} s`);
  console.log(`  rows            ${JSON.stringify(found)}`);
  if (JSON.stringify(found) !== JSON.stringify(expected))
    throw new Error(`Expected ${JSON.stringify(expected)}.`);
}
