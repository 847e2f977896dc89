import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer, request } from "node:http";
import { fileURLToPath } from "node:url";
import type { Sequelize } from "sequelize";
import { afterAll, beforeAll, expect, it } from "vitest";
import { Schema } from "../../db/schema.ts";
import { openDatabase } from "../../src/database.ts";
import { preparedDatabase } from "../support/database.ts";
import { type Product, startProduct } from "../support/product.ts";

const SCRIPT = fileURLToPath(new URL("../../bin/doctor.ts", import.meta.url));

let databaseUrl = "";
let database: Sequelize;
let product: Product;
beforeAll(async () => {
  databaseUrl = await preparedDatabase("doctor");
  database = openDatabase({ url: databaseUrl, poolSize: 2 });
  product = await startProduct({ databaseUrl, settings: { WORKERS: "0" } });
  await product.ready;
});
afterAll(async () => {
  product.kill("SIGTERM");
  await product.ended;
  await database.close();
});

/** Runs `npm run doctor`, and reads its lines by what they are about. */
async function examine(settings: Record<string, string> = {}) {
  const env = {
    PATH: process.env["PATH"],
    NODE_ENV: "test",
    DATABASE_URL: databaseUrl,
    PORT: new URL(product.url).port,
    ...settings,
  };
  const child = spawn(process.execPath, [SCRIPT], { env });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk) => {
      output += chunk;
    });
  const [code] = await once(child, "close");
  const lines = [...output.matchAll(/^([✓!✗]) (\w+) +(.*)$/gmu)];
  return {
    code,
    output,
    about: Object.fromEntries(lines.map(([, sign, about, says]) => [about, `${sign} ${says}`])),
  };
}

it("reports a healthy installation, and what it could not check", async () => {
  const { code, about } = await examine();
  expect(about).toMatchObject({
    Database: expect.stringMatching(/^✓ answers, version \d/),
    Tables: expect.stringMatching(/^✓ match this release, the newest is \d{4}-/),
    Clocks: expect.stringMatching(/^✓ this machine is \d(\.\d)? s (ahead of|behind) the database$/),
    Connections: expect.stringMatching(/^✓ \d+ of \d+ in use; each process takes up to 10$/),
    Outbox: "✓ 0 mails due",
    Backup: expect.stringMatching(/^! there is none yet/),
    Files: expect.stringMatching(/^✓ .* stores and returns files$/),
    Disk: expect.stringMatching(/^[✓!] \d+\.\d GB free/),
    Memory: expect.stringMatching(/^[✓!] \d+\.\d GB free/),
    Poppler: expect.stringMatching(/^(?:✓|!) pdftotext (?:reads resumes back|is not installed)/),
    Payments: expect.stringMatching(/^! This server plays Stripe/),
    Site: `✓ http://localhost:${new URL(product.url).port} is ready`,
    Index: "✓ 0 jobs on the map, 0 open jobs in the database",
    Sockets: "✓ WebSockets work",
  });
  expect(code).toBe(0);
});

it("distinguishes a proxy without WebSockets from a wrong name", async () => {
  const proxy = createServer((asked, answer) => {
    const { method, url, headers } = asked;
    const passed = request(`${product.url}${url}`, { method, headers }, (reply) => {
      answer.writeHead(reply.statusCode ?? 502, reply.headers);
      reply.pipe(answer);
    });
    asked.pipe(passed);
  });
  proxy.on("upgrade", (_, socket) => socket.end("HTTP/1.1 400 Bad Request\r\n\r\n"));
  proxy.listen(0, "127.0.0.1");
  await once(proxy, "listening");
  const address = proxy.address();
  const url = `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}`;
  expect((await examine({ PUBLIC_URL: url })).about["Sockets"]).toMatch(/^! WebSockets do not work/);
  proxy.closeAllConnections();
  proxy.close();

  const { code, about } = await examine({ PUBLIC_URL: url });
  expect(about["Site"]).toMatch(/^✗ .*but a process answers on 127\.0\.0\.1:\d+: check the proxy/);
  expect(code).toBe(1);
});

it("reports what is waiting in the database, what is wrong with it, and that it does not answer", async () => {
  await database.query(
    `INSERT INTO mails (template, recipient, template_values, message_id, status, created_at) VALUES
       ('otp', 'a@example.org', '{}', 'due', 'QUEUED', UTC_TIMESTAMP() - INTERVAL 3 HOUR),
       ('otp', 'b@example.org', '{}', 'aside', 'FAILED', UTC_TIMESTAMP())`,
  );
  await database.query(
    "INSERT INTO backups (made_at, row_count, file_count, missing_files) VALUES (UTC_TIMESTAMP() - INTERVAL 5 DAY, 1, 0, 0)",
  );
  const waiting = await examine({ FILES_DIR: SCRIPT });
  expect(waiting.about).toMatchObject({
    Outbox: expect.stringMatching(/^✗ 1 mail due, the oldest for 3 hours, 1 mail set aside/),
    Backup: expect.stringMatching(/^! the last one was made 5 days ago\. Is the nightly job running\?$/),
    Files: expect.stringMatching(/^✗ .*doctor\.ts refuses files: /),
  });
  expect(waiting.code).toBe(1);

  await new Schema(database).down();
  expect((await examine()).about["Tables"]).toMatch(/^✗ 1 migration pending\. npm run db -- migrate/);
  await new Schema(database).migrate();

  const away = await examine({ DATABASE_URL: "mysql://nobody@127.0.0.1:1/nothing" });
  expect(away.about["Database"]).toMatch(/^✗ The database at .* does not answer/);
  expect(away.output).not.toContain("    at ");
  expect(away.code).toBe(1);
});
