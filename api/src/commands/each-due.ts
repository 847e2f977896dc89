const BATCH_SIZE = 200;

/**
 * Processes rows that are due, in the order of their ids, each in a transaction of its own. A row that fails is reported and
 * retried later; the others are processed regardless. For work that ends with its transaction: what is slow or calls other
 * services is a task (`task-runner.ts`).
 * @param find returns rows above an id, up to a limit, ordered by id
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
