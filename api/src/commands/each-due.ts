const BATCH_SIZE = 200;

/**
 * Works through rows that are due, in the order of their ids, each in a transaction of its own. One that fails is reported and comes again;
 * the others go all the same. For work that is over with its transaction: what takes long or reaches outside is a task (`task-runner.ts`).
 * @param find rows above an id, at most so many, by id
 */
export async function eachDue<Row extends { readonly id: number }>(
  find: (after: number, limit: number) => Promise<Row[]>,
  work: (row: Row) => Promise<unknown>,
  onError: (error: unknown, row: Row) => void,
): Promise<void> {
  for (let after = 0; ; ) {
    const rows = await find(after, BATCH_SIZE);
    for (const row of rows)
      await work(row).catch((error: unknown) => {
        onError(error, row);
      });
    const last = rows.at(-1);
    if (!last || rows.length < BATCH_SIZE) return;
    after = last.id;
  }
}
