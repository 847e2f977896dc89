import { QueryTypes } from "sequelize";
import { describe, expect, it } from "vitest";
import { createMigrator } from "../db/migrator.ts";
import { countClick } from "../src/commands/count-click.ts";
import { openDatabase } from "../src/database.ts";
import { defineModels } from "../src/models/index.ts";
import { buildCompany, buildJob } from "./support/build.ts";
import { databaseUrl, scratchDatabase } from "./support/database.ts";

interface Column {
  table_name: string;
  column_name: string;
  column_type: string;
}

describe("migrations", () => {
  it("go up, down and up again, with the same schema", async () => {
    const url = await scratchDatabase("migrations");
    const database = openDatabase({ url, poolSize: 1 });
    const columns = () =>
      database.query<Column>(
        `SELECT table_name AS table_name, column_name AS column_name, column_type AS column_type
         FROM information_schema.columns WHERE table_schema = DATABASE() AND table_name NOT IN ('schema_migrations', 'schema_migration_steps')
         ORDER BY table_name, ordinal_position`,
        { type: QueryTypes.SELECT },
      );
    try {
      const migrator = createMigrator(database);
      const applied = await migrator.up();
      const first = await columns();
      expect(applied.length).toBeGreaterThan(1);
      expect(first.length).toBeGreaterThan(50);

      await migrator.down({ to: 0 });
      expect(await columns()).toEqual([]);

      await migrator.up();
      expect(await columns()).toEqual(first);
    } finally {
      await database.close();
    }
  });

  it("add up existing clicks by company", async () => {
    const url = await scratchDatabase("migrations");
    const database = openDatabase({ url, poolSize: 1 });
    try {
      const migrator = createMigrator(database);
      await migrator.up();
      defineModels(database);
      const company = await buildCompany();
      const jobs = [await buildJob({}, { company }), await buildJob({}, { company }), await buildJob()];
      for (const [n, { id: jobId }] of [...jobs, ...jobs].entries())
        await countClick(database, {
          jobId,
          kind: n % 2 ? "VIEW" : "APPLY",
          source: "embed",
          at: new Date(Date.UTC(2026, 10, 1 + (n % 3))),
          attribution: n < 4 ? { embed: n ? "Careers" : "careers" } : { utm_source: "fair" },
        });
      const sums = () => database.query("SELECT * FROM company_clicks", { type: QueryTypes.SELECT });
      const before = await sums();
      expect(before.length).toBeGreaterThan(5);
      await migrator.down({ to: "0021-company-clicks" });
      await migrator.up();
      expect(await sums()).toEqual(before);
    } finally {
      await database.close();
    }
  });

  it("keep the posting dates that sources stated, not import times", async () => {
    const url = await scratchDatabase("migrations");
    const database = openDatabase({ url, poolSize: 1 });
    try {
      const migrator = createMigrator(database);
      await migrator.up({ to: "0022-owed-answers" });
      await database.query(
        "INSERT INTO companies (slug, username, name, name_key) VALUES ('a', 'a', 'A', 'a')",
      );
      await database.query(
        `INSERT INTO jobs (slug, company_id, title, description, location_type, status, source, source_key, content_hash, first_published_at)
         VALUES ('own', 1, 'Cook', '', 'ONSITE', 'PUBLISHED', NULL, NULL, NULL, '2026-01-02 03:04:05.678'),
           ('stated', 1, 'Cook', '', 'ONSITE', 'PUBLISHED', 'x', '1', UNHEX(SHA1('1')), '2026-01-02 12:00:00'),
           ('imported', 1, 'Cook', '', 'ONSITE', 'PUBLISHED', 'x', '2', UNHEX(SHA1('2')), '2026-01-02 03:04:05.678'),
           ('draft', 1, 'Cook', '', 'ONSITE', 'DRAFT', NULL, NULL, NULL, NULL)`,
      );
      await migrator.up();
      expect(
        await database.query(
          "SELECT slug, date_posted, content_hash IS NOT NULL AS hashed FROM jobs ORDER BY id",
          { type: QueryTypes.SELECT },
        ),
      ).toEqual([
        { slug: "own", date_posted: new Date("2026-01-02T03:04:05.678Z"), hashed: 0 },
        { slug: "stated", date_posted: new Date("2026-01-02T12:00:00Z"), hashed: 1 },
        { slug: "imported", date_posted: null, hashed: 0 },
        { slug: "draft", date_posted: null, hashed: 0 },
      ]);
      expect(await database.query("SELECT job_id FROM job_changes", { type: QueryTypes.SELECT })).toEqual([
        { job_id: 2 },
        { job_id: 3 },
      ]);
    } finally {
      await database.close();
    }
  });

  it("name every constraint and index", async () => {
    const database = openDatabase({ url: databaseUrl(), poolSize: 1 });
    const rows = await database.query<{ name: string }>(
      `SELECT constraint_name AS name FROM information_schema.table_constraints
       WHERE table_schema = DATABASE() AND constraint_name REGEXP '^(CONSTRAINT_[0-9]+|.*_ibfk_[0-9]+|.*_chk_[0-9]+)$'`,
      { type: QueryTypes.SELECT },
    );
    await database.close();
    expect(rows).toEqual([]);
  });
});
