import { createHash } from "node:crypto";
import type { ClickAttribution } from "@jobmap/contract";
import { QueryTypes, type Sequelize } from "sequelize";

export interface Click {
  jobId: number;
  kind: "VIEW" | "APPLY";
  /** Surface it came from: web, embed, share. */
  source: string;
  at: Date;
  /** What the embedding page said of itself. */
  attribution?: ClickAttribution;
}

/** Attributions kept for a job's day and kind. They are what strangers send: further ones count in the day's total alone. */
const MOST_ATTRIBUTIONS = 200;

const COLUMNS = [
  "via",
  "embed",
  "utm_source",
  "utm_medium",
  "utm_campaign",
  "utm_term",
  "utm_content",
  "page",
  "referrer",
] as const satisfies readonly (keyof ClickAttribution)[];

/** Adds one to the day's count of a job, and to that of where the click came from. The job must exist. */
export async function countClick(database: Sequelize, click: Click): Promise<void> {
  const { jobId, kind, source, at, attribution = {} } = click;
  const day = at.toISOString().slice(0, 10);
  await database.query(
    `INSERT INTO job_clicks (job_id, day, kind, source, clicks) VALUES (?, ?, ?, ?, 1)
     ON DUPLICATE KEY UPDATE clicks = clicks + 1`,
    { replacements: [jobId, day, kind, source], type: QueryTypes.INSERT },
  );
  const values = COLUMNS.map((name) => attribution[name] || null);
  if (values.some((value) => value !== null))
    await countAttribution(database, [jobId, day, kind, source], values);
}

async function countAttribution(
  database: Sequelize,
  key: readonly [jobId: number, day: string, kind: string, source: string],
  values: readonly (string | null)[],
): Promise<void> {
  const digest = createHash("sha1").update(JSON.stringify(values)).digest();
  const [, known] = await database.query(
    `UPDATE job_click_attributions SET clicks = clicks + 1
     WHERE job_id = ? AND day = ? AND kind = ? AND source = ? AND digest = ?`,
    { replacements: [...key, digest], type: QueryTypes.UPDATE },
  );
  if (known > 0) return;
  const [count] = await database.query<{ rows_there: number }>(
    "SELECT COUNT(*) AS rows_there FROM job_click_attributions WHERE job_id = ? AND day = ? AND kind = ?",
    { replacements: key.slice(0, 3), type: QueryTypes.SELECT },
  );
  if (Number(count?.rows_there ?? 0) >= MOST_ATTRIBUTIONS) return;
  await database.query(
    `INSERT INTO job_click_attributions (job_id, day, kind, source, digest, ${COLUMNS.join(", ")})
     VALUES (?, ?, ?, ?, ?, ${COLUMNS.map(() => "?").join(", ")}) ON DUPLICATE KEY UPDATE clicks = clicks + 1`,
    { replacements: [...key, digest, ...values], type: QueryTypes.INSERT },
  );
}
