import { setTimeout as sleep } from "node:timers/promises";
import { QueryTypes } from "sequelize";
import { defineModels } from "../../src/models/index.ts";
import { buildAccount, buildEmployer, buildJob, buildSession } from "../../test/support/build.ts";
import { type Product, startProduct } from "../../test/support/product.ts";
import { differences, drop, pictureOf, withDatabase } from "./database.ts";
import { PRODUCTION, servedDatabase } from "./production.ts";
import { counted } from "./table.ts";

const DAY_MS = 86_400_000;
/** How long a process needs to do what its start has found due. */
const SETTLING_MS = 15_000;

export interface ClockOptions {
  readonly serverUrl: string;
  /** How far the clock of one process is ahead. */
  readonly days: number;
  /** How long it is watched. */
  readonly seconds: number;
  /** Path of libfaketime.so.1; without it the clock of JavaScript alone is wrong. */
  readonly faketime: string | undefined;
  say(text: string): void;
}

/** Runs processes whose own clock is wrong on a database full of what is due some day, and looks what has become of it. */
export async function wrongClock(options: ClockOptions) {
  const { say, faketime } = options;
  const cases = {
    "alone, from its start": alone,
    "beside a right one": beside,
    ...(!faketime && { "right at first, then set wrong": jumping }),
  };
  const rows: string[][] = [];
  for (const [name, run] of Object.entries(cases)) {
    say(name);
    const databaseUrl = await servedDatabase(options.serverUrl, 100);
    await fill(databaseUrl);
    rows.push([name, ...(await run(databaseUrl, options))]);
    await drop(databaseUrl);
  }
  return {
    head: ["A process with a wrong clock", "/health/ready", "Rows that changed", "It said"],
    rows,
    note: `${options.days} days ahead by ${faketime ? "libfaketime" : "its Date"}, watched for ${options.seconds} s`,
  };
}

/** Listings that end, accounts that are erased, sessions that run out and mails that expire, all of it within the month to come. */
async function fill(url: string): Promise<void> {
  await withDatabase(url, async (database) => {
    defineModels(database);
    const at = (days: number) => new Date(Date.now() + days * DAY_MS);
    for (let n = 1; n <= 16; n++) {
      const employer = await buildEmployer();
      await buildJob({ createdBy: employer.id, validThrough: at(n + 5), lastConfirmedAt: new Date() });
      await buildSession(employer);
      await buildAccount({ deactivatedAt: at(-n) });
      await database.query(
        `INSERT INTO mails (template, recipient, template_values, message_id, status, next_attempt_at, expires_at, created_at)
         VALUES ('otp', ?, '{}', ?, 'QUEUED', ?, ?, UTC_TIMESTAMP(3))`,
        { replacements: [`person-${n}@example.org`, `clock-${n}`, at(1), at(2)], type: QueryTypes.INSERT },
      );
    }
  });
}

async function alone(databaseUrl: string, { days, seconds, faketime }: ClockOptions): Promise<string[]> {
  const before = await pictureOf(databaseUrl);
  const wrong = await startWrong(databaseUrl, days, faketime);
  await wrong.ready;
  await sleep(seconds * 1_000);
  const found = await verdict(wrong, async () => differences(before, await pictureOf(databaseUrl)));
  await stop(wrong);
  return found;
}

async function beside(databaseUrl: string, { days, seconds, faketime }: ClockOptions): Promise<string[]> {
  const right = await startProduct({ databaseUrl, settings: PRODUCTION });
  await right.ready;
  await sleep(SETTLING_MS);
  const before = await pictureOf(databaseUrl);
  const wrong = await startWrong(databaseUrl, days, faketime);
  await wrong.ready;
  await sleep(seconds * 1_000);
  const found = await verdict(wrong, async () => differences(before, await pictureOf(databaseUrl)));
  await stop(wrong, right);
  return found;
}

async function jumping(databaseUrl: string, { days, seconds }: ClockOptions): Promise<string[]> {
  const settings = { ...PRODUCTION, CLOCK_JUMPS: "1" };
  const product = await startProduct({ databaseUrl, settings, clockAheadMs: days * DAY_MS });
  await product.ready;
  await sleep(SETTLING_MS);
  const before = await pictureOf(databaseUrl);
  product.kill("SIGUSR2");
  await sleep(seconds * 1_000);
  const found = await verdict(product, async () => differences(before, await pictureOf(databaseUrl)));
  await stop(product);
  return found;
}

function startWrong(databaseUrl: string, days: number, faketime: string | undefined): Promise<Product> {
  if (faketime === undefined)
    return startProduct({ databaseUrl, settings: PRODUCTION, clockAheadMs: days * DAY_MS });
  const shift = { LD_PRELOAD: faketime, FAKETIME: `+${days}d`, FAKETIME_DONT_FAKE_MONOTONIC: "1" };
  return startProduct({ databaseUrl, settings: { ...PRODUCTION, ...shift } });
}

async function verdict(product: Product, changed: () => Promise<readonly string[]>): Promise<string[]> {
  const { status } = await fetch(`${product.url}/health/ready`);
  const messages = product.output().matchAll(/"level":(\d+).*"msg":"([^"]*)"/g);
  return [
    String(status),
    (await changed()).join(", ") || "none",
    counted([...messages].map(([, level, message]) => `level ${level} "${message}"`)),
  ];
}

async function stop(...products: readonly Product[]): Promise<void> {
  for (const product of products) product.kill("SIGTERM");
  await Promise.all(products.map(({ ended }) => ended));
}
