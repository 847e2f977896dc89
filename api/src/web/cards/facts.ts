import { type Language, PAGE_PREFIX } from "@jobmap/contract/languages";
import { jobLine } from "../../alerts/job-line.ts";
import { payText } from "../../format/pay-text.ts";
import { WORDINGS } from "../../format/wording.ts";
import { findMapCompany, loadCompanyMap, openCompany } from "../../queries/company-map.ts";
import { companyPay } from "../../queries/company-pay.ts";
import { openJob } from "../../queries/open-job.ts";
import type { Services } from "../../services.ts";
import { findJobSummaries } from "../../views/job-summaries.ts";

type Bounds = readonly [west: number, south: number, east: number, north: number];

const OPEN_JOBS = {
  en: { one: "# open job", other: "# open jobs" },
  es: { one: "# empleo abierto", other: "# empleos abiertos" },
} as const satisfies Record<Language, object>;

/** What a card says. All texts are plain. */
export interface CardFacts {
  readonly title: string;
  /** One below the other. */
  readonly lines: readonly string[];
  /** Stated pay; empty where none is stated. */
  readonly pay: string;
  /** What is read aloud in place of the picture. */
  readonly description: string;
  /** Where the card leads, on this host. */
  readonly path: string;
  /** Null for jobs without a place. */
  readonly bounds: Bounds | null;
  readonly clusters: readonly {
    readonly longitude: number;
    readonly latitude: number;
    readonly count: number;
  }[];
}

/** @throws ApiError `not_found` for an unknown company, `gone` for one that shows no jobs */
export async function companyFacts(services: Services, name: string, language: Language): Promise<CardFacts> {
  const company = openCompany(await findMapCompany(name));
  const [{ meta }, pay] = await Promise.all([
    loadCompanyMap(company, services),
    companyPay(services.database, company.id, services.now()),
  ]);
  const jobs = WORDINGS[language].count(meta.total, OPEN_JOBS[language]);
  const where = [company.locality, company.region].filter(Boolean).join(", ");
  const title = company.isDemo ? `${company.name} (demo)` : company.name;
  const paid = pay ? payText(pay, language) : "";
  return {
    title,
    lines: [jobs, where].filter(Boolean),
    pay: paid,
    description: [`${title}: ${jobs}`, where, paid].filter(Boolean).join(", "),
    path: `${PAGE_PREFIX[language]}/company/${encodeURIComponent(company.username)}`,
    bounds: meta.bounds,
    clusters: (meta.first?.clusters ?? []).map(([longitude, latitude, count]) => ({
      longitude,
      latitude,
      count,
    })),
  };
}

/** @throws ApiError `not_found` for an unknown job, `gone` for one that is over */
export async function jobFacts(services: Services, id: number, language: Language): Promise<CardFacts> {
  const now = services.now();
  const job = await openJob(id, now);
  const [summary] = await findJobSummaries([job.id], now);
  if (!summary) throw new Error(`job ${id} has gone meanwhile`);
  const { title, company, place } = jobLine(summary, now, language);
  const pay = summary.base_salary ? payText(summary.base_salary, language) : "";
  const [spot] = summary.locations.flatMap(({ latitude, longitude }) =>
    latitude === null || longitude === null ? [] : [{ latitude, longitude, count: 1 }],
  );
  const name = summary.company.is_demo ? `${company} (demo)` : company;
  return {
    title,
    lines: [name, place].filter(Boolean),
    pay,
    description: [title, name, place, pay].filter(Boolean).join(", "),
    path: `${PAGE_PREFIX[language]}/job/${job.id}`,
    bounds: spot ? [spot.longitude, spot.latitude, spot.longitude, spot.latitude] : null,
    clusters: spot ? [spot] : [],
  };
}
