import { DAY_MS } from "@jobmap/contract/limits";
import { QueryTypes, type Sequelize } from "sequelize";
import { insert } from "../insert.ts";

const TITLES = ["Deckhand", "Line Cook", "Inventory Clerk", "Registered Nurse", "Night Auditor", "Welder"];
const TOWNS = [
  ["Baltimore", "MD", 39.29, -76.61],
  ["Cambridge", "MD", 38.56, -76.08],
  ["Norfolk", "VA", 36.85, -76.29],
  ["Boston", "MA", 42.36, -71.06],
  ["Duluth", "MN", 46.79, -92.1],
  ["Galveston", "TX", 29.3, -94.8],
  ["Tacoma", "WA", 47.25, -122.44],
] as const;
const DESCRIPTION = `<p>${"Keeps the boats and the yard in order, in every season. ".repeat(20)}</p>`;
/** Of ten jobs so many stand here. */
const STATUSES = [...Array<string>(8).fill("PUBLISHED"), "PAUSED", "DRAFT"];

interface Jobs {
  readonly companyId: number;
  readonly count: number;
  readonly random: () => number;
}

/** Jobs in seven towns, each with a question. @returns their ids */
export async function addJobs(database: Sequelize, { companyId, count, random }: Jobs): Promise<number[]> {
  const ago = (days: number) => new Date(Date.now() - days * DAY_MS);
  const columns = [
    "slug, company_id, title, requisition_id, description, location_type, status, first_published_at",
    "valid_through, last_confirmed_at, salary_currency, salary_min, salary_max, salary_unit, created_at, updated_at",
  ].join(", ");
  await insert(database, `jobs (${columns})`, count, (n) => [
    `bench-${n}`,
    companyId,
    TITLES[n % TITLES.length],
    `HS-${1_000 + n}`,
    DESCRIPTION,
    "ONSITE",
    n === 0 ? "PUBLISHED" : STATUSES[n % STATUSES.length],
    STATUSES[n % STATUSES.length] === "DRAFT" ? null : ago(20 + random() * 10),
    ago(-25 + random() * 20),
    ago(1),
    "USD",
    1_800 + 50 * (n % 20),
    2_400 + 50 * (n % 20),
    "HOUR",
    ago(40),
    ago(random() * 10),
  ]);
  const ids = (
    await database.query<{ id: number }>("SELECT id FROM jobs ORDER BY id", { type: QueryTypes.SELECT })
  ).map(({ id }) => id);
  await insert(
    database,
    "job_locations (job_id, position, locality, region, country, latitude, longitude, `precision`)",
    count,
    (n) => {
      const [town, state, latitude, longitude] = TOWNS[n % TOWNS.length] ?? TOWNS[0];
      const near = () => (random() - 0.5) * 0.2;
      return [ids[n], 0, town, state, "US", latitude + near(), longitude + near(), "ROOFTOP"];
    },
  );
  await insert(database, "job_employment_types (job_id, employment_type)", count, (n) => [
    ids[n],
    "FULL_TIME",
  ]);
  await insert(database, "job_questions (job_id, position, text, type, required, options)", count, (n) => [
    ids[n],
    0,
    "Which boats have you handled?",
    "MULTI_SELECT",
    true,
    JSON.stringify(["Dinghy", "Tug", "Ferry"]),
  ]);
  return ids;
}
