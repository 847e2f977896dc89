import { QueryTypes } from "sequelize";
import { z } from "zod";
import type { ReadSheet } from "../../files/reader/messages.ts";
import { addressOfJob, GREENHOUSE, PAY_COLUMNS, payOfJob } from "../../import/feeds/greenhouse.ts";
import type { StoredFeed } from "../../queries/job-feeds.ts";
import type { Services } from "../../services.ts";

/** Jobs of one reading that are asked about, one after another, and the time for all of them. */
const MAX_ASKED = 50;
const TIME_MS = 30_000;
const LIMITS = { maxBytes: 1_000_000, timeoutMs: 10_000 };
/** A site that fails so often has enough of us for now. */
const MAX_FAILURES = 3;

/** What somebody who tests an address should know of its pay; null if nothing. */
export function payNote(format: string, url: string, headers: readonly string[]): string | null {
  if (format !== GREENHOUSE.name || headers.includes("salary min")) return null;
  return addressOfJob(url, "1") === undefined
    ? "This list of Greenhouse has no pay, and at this address it cannot be asked for. Jobs are taken over without pay."
    : `Greenhouse tells pay job by job: each reading asks for that of up to ${MAX_ASKED} jobs that are new or were changed.`;
}

const Cells = z.array(z.string());
const Pay = z.partialRecord(z.enum(PAY_COLUMNS), z.string());
type Pay = z.infer<typeof Pay>;

interface Known {
  readonly updatedAt: string;
  readonly pay: Pay;
}

export interface Paid {
  readonly sheets: readonly ReadSheet[];
  /** Jobs whose pay was not asked for. */
  readonly unasked: number;
}

/**
 * Greenhouse's list of jobs has no pay: each job tells its own. Asks for that of jobs that are new or were changed, within limits; what
 * was told before stays.
 */
export async function withPay(
  services: Services,
  feed: StoredFeed,
  sheets: readonly ReadSheet[],
): Promise<Paid> {
  const [sheet, ...others] = sheets;
  const [header, ...rows] =
    sheet?.rows.map(({ n, cells }) => ({ n, cells: Cells.parse(JSON.parse(cells)) })) ?? [];
  if (sheet?.format !== GREENHOUSE.name || header === undefined || addressOfJob(feed.url, "1") === undefined)
    return { sheets, unasked: 0 };
  const cellOf = (cells: readonly string[], name: string) => cells[header.cells.indexOf(name)] ?? "";
  const unpaid = rows
    .filter(({ cells }) => cellOf(cells, "salary min") === "")
    .map(({ cells }) => ({ id: cellOf(cells, "job id"), updatedAt: cellOf(cells, "updated at") }));
  const known = await findKnown(services, feed);
  const due = unpaid.filter(({ id, updatedAt }) => known.get(id)?.updatedAt !== updatedAt);
  const told = await ask(services, feed, due);
  await keep(services, feed, told);
  const pays = new Map([...known, ...told]);
  const headers = [...header.cells, ...PAY_COLUMNS.filter((name) => !header.cells.includes(name))];
  const filled = rows.map(({ n, cells }) => {
    const { pay = {} } = pays.get(cellOf(cells, "job id")) ?? {};
    if (cellOf(cells, "salary min") !== "" || pay["salary min"] === undefined) return { n, cells };
    return {
      n,
      cells: headers.map(
        (name, at) => Object.entries(pay).find(([key]) => key === name)?.[1] ?? cells[at] ?? "",
      ),
    };
  });
  const written = [{ n: header.n, cells: headers }, ...filled];
  return {
    sheets: [
      { ...sheet, rows: written.map(({ n, cells }) => ({ n, cells: JSON.stringify(cells) })) },
      ...others,
    ],
    unasked: due.length - told.size,
  };
}

async function ask(
  { web }: Services,
  { url }: StoredFeed,
  due: readonly { readonly id: string; readonly updatedAt: string }[],
): Promise<Map<string, Known>> {
  const told = new Map<string, Known>();
  const end = Date.now() + TIME_MS;
  let failures = 0;
  for (const { id, updatedAt } of due.slice(0, MAX_ASKED)) {
    const address = addressOfJob(url, id);
    if (address === undefined || failures === MAX_FAILURES || Date.now() > end) break;
    try {
      const file = await web.read(address, undefined, LIMITS);
      if (file !== null) told.set(id, { updatedAt, pay: payOfJob(file.bytes) });
    } catch {
      // What is no answer is asked for again next time.
      failures++;
    }
  }
  return told;
}

async function findKnown({ database }: Services, { id }: StoredFeed): Promise<Map<string, Known>> {
  const rows = await database.query<{ source_key: string; updated_at: string; pay: string }>(
    "SELECT source_key, updated_at, pay FROM feed_pay WHERE feed_id = ?",
    { replacements: [id], type: QueryTypes.SELECT },
  );
  return new Map(
    rows.map(({ source_key, updated_at, pay }) => [
      source_key,
      { updatedAt: updated_at, pay: Pay.parse(JSON.parse(pay)) },
    ]),
  );
}

async function keep(
  { database }: Services,
  { id: feedId }: StoredFeed,
  told: ReadonlyMap<string, Known>,
): Promise<void> {
  if (told.size === 0) return;
  await database.query(
    `INSERT INTO feed_pay (feed_id, source_key, updated_at, pay) VALUES ?
     ON DUPLICATE KEY UPDATE updated_at = VALUES(updated_at), pay = VALUES(pay)`,
    {
      replacements: [
        [...told].map(([key, { updatedAt, pay }]) => [feedId, key, updatedAt, JSON.stringify(pay)]),
      ],
    },
  );
}
