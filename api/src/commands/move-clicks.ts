import { QueryTypes, type Sequelize, type Transaction } from "sequelize";

/**
 * Moves a listing's clicks to another company: subtracts what `countClick` added to one company's sums and adds it to the
 * other's. Call it in the transaction that changes `jobs.company_id`, before the change, and retry that as a whole (`retried`):
 * it can deadlock with concurrent clicks.
 */
export async function moveClicks(
  database: Sequelize,
  moves: readonly { jobId: number; companyId: number }[],
  transaction: Transaction,
): Promise<void> {
  if (moves.length === 0) return;
  const rows = await database.query<{ id: number; company_id: number }>(
    "SELECT id, company_id FROM jobs WHERE id IN (?) ORDER BY id FOR UPDATE",
    { replacements: [moves.map(({ jobId }) => jobId)], type: QueryTypes.SELECT, transaction },
  );
  const before = new Map(rows.map(({ id, company_id }) => [id, company_id]));
  for (const { jobId, companyId } of moves) {
    const from = before.get(jobId);
    if (from === undefined || from === companyId) continue;
    await addJobTo(database, companyId, "+", jobId, transaction);
    await addJobTo(database, from, "-", jobId, transaction);
    await database.query("DELETE FROM company_clicks WHERE company_id = ? AND clicks = 0", {
      replacements: [from],
      transaction,
    });
  }
}

async function addJobTo(
  database: Sequelize,
  companyId: number,
  sign: "+" | "-",
  jobId: number,
  transaction: Transaction,
): Promise<void> {
  await database.query(
    `INSERT INTO company_clicks (company_id, day, kind, source, embed, page, clicks)
     SELECT ?, k.day, k.kind, k.source, k.embed, k.page, k.clicks FROM (
       SELECT day, kind, source, '' AS embed, '' AS page, clicks FROM job_clicks WHERE job_id = ?
       UNION ALL
       SELECT day, kind, source, IFNULL(embed, ''), IFNULL(page, ''), clicks FROM job_click_attributions
       WHERE job_id = ? AND (embed IS NOT NULL OR page IS NOT NULL)
     ) k ON DUPLICATE KEY UPDATE clicks = company_clicks.clicks ${sign} k.clicks`,
    { replacements: [companyId, jobId, jobId], type: QueryTypes.INSERT, transaction },
  );
}
