import { EmployerCulture } from "@jobmap/contract";
import { QueryTypes } from "sequelize";
import { afterEach, describe, expect, it, vi } from "vitest";
import { CATEGORIES } from "../../contract/src/categories.ts";
import { DEMO_COMPANIES } from "../../db/demo/companies.ts";
import { generateDemo } from "../../db/demo/generate.ts";
import { loadDemo } from "../../db/demo/load.ts";
import { gazetteerRows } from "../../db/seed-places.ts";
import { CompanyCulture } from "../../src/models/index.ts";
import { useDatabase } from "../support/database.ts";

const database = useDatabase();
const OPTIONS = { jobs: 600, today: new Date("2026-11-20T12:00:00Z") };
const silent = () => {};

const count = async (what: string) => {
  const [row] = await database().query<{ n: number }>(`SELECT COUNT(*) AS n FROM ${what}`, {
    type: QueryTypes.SELECT,
  });
  return row?.n;
};

const insertCategories = () =>
  database().query(`INSERT INTO categories (code, name) VALUES ?`, {
    replacements: [CATEGORIES.map(({ code, name }) => [code, name])],
  });

describe("loadDemo", () => {
  afterEach(() => vi.unstubAllEnvs());

  it("fills companies, jobs and their details, marked as demo", async () => {
    await insertCategories();
    await loadDemo(database(), OPTIONS, silent);
    expect(await count("jobs WHERE is_demo")).toBe(600);
    expect(await count("companies WHERE is_demo")).toBe(await count("companies"));
    expect(
      await count(
        `jobs JOIN companies ON companies.id = company_id WHERE username = '${DEMO_COMPANIES.large}'`,
      ),
    ).toBe(200);
    expect(
      await count(
        "jobs WHERE category_id IS NULL OR NOT EXISTS (SELECT 1 FROM job_skills WHERE job_id = jobs.id)",
      ),
    ).toBe(0);
    expect(
      await count("jobs WHERE NOT EXISTS (SELECT 1 FROM job_employment_types WHERE job_id = jobs.id)"),
    ).toBe(0);
    expect(
      await count(
        "jobs WHERE location_type <> 'TELECOMMUTE' AND NOT EXISTS (SELECT 1 FROM job_locations WHERE job_id = jobs.id)",
      ),
    ).toBe(0);
    expect(
      await count(
        "jobs WHERE location_type = 'TELECOMMUTE' AND JSON_LENGTH(applicant_location_requirements) = 0",
      ),
    ).toBe(0);
    expect(await count("job_changes")).toBe(0);
    // Companies that were not imported say how they work, but not all of them.
    const answered = (await count("company_cultures")) ?? 0;
    expect(answered).toBeGreaterThan(0);
    expect(answered).toBeLessThan((await count("companies WHERE source IS NULL")) ?? 0);
    expect(await count("company_cultures JOIN companies ON id = company_id WHERE source IS NOT NULL")).toBe(
      0,
    );
    for (const { culture } of await CompanyCulture.findAll())
      expect(EmployerCulture.parse(culture)).toEqual(culture);
  });

  it("adds nothing when run again", async () => {
    await insertCategories();
    await loadDemo(database(), OPTIONS, silent);
    const before = await count("jobs");
    const say = vi.fn();
    await loadDemo(database(), { ...OPTIONS, jobs: 900 }, say);
    expect(await count("jobs")).toBe(before);
    expect(say).not.toHaveBeenCalled();
  });

  it("keeps existing skills, whatever their case", async () => {
    await insertCategories();
    await database().query("INSERT INTO skills (name) VALUES ('cash handling')");
    await loadDemo(database(), OPTIONS, silent);
    expect(await count("skills WHERE name = 'Cash handling'")).toBe(1);
  });

  it("leaves nothing behind if it fails halfway", async () => {
    await insertCategories();
    await database().query(
      `INSERT INTO companies (slug, username, name, name_key) VALUES ('c', 'c', 'Blocker', 'blocker')`,
    );
    const [last] = [...generateDemo(OPTIONS, gazetteerRows()).jobs()].slice(-1);
    await database().query(
      `INSERT INTO jobs (slug, company_id, title, description, location_type)
       SELECT ?, id, 'Deckhand', 'Keeps the boats in order.', 'ONSITE' FROM companies`,
      { replacements: [last?.slug ?? ""] },
    );
    await expect(loadDemo(database(), OPTIONS, silent)).rejects.toThrow();
    expect(await count("companies")).toBe(1);
    expect(await count("jobs")).toBe(1);
    expect(await count("job_skills")).toBe(0);
  });

  it("refuses to run in production", async () => {
    vi.stubEnv("NODE_ENV", "production");
    await expect(loadDemo(database(), OPTIONS, silent)).rejects.toThrow(/production/);
    expect(await count("companies")).toBe(0);
  });
});
