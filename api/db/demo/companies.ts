import { type DemoCulture, drawCulture } from "./culture.ts";
import { escapeHtml } from "./html.ts";
import { InventedWords, slugOf } from "./names.ts";
import { drawSite, type Site, type Town, type Towns } from "./places.ts";
import { Random, Weighted } from "./prng.ts";
import {
  BOAT_YARD,
  CLOCK_WORKSHOP,
  NATIONAL_RETAIL,
  SECTORS,
  type Sector,
  type Workplace,
} from "./sectors/index.ts";

/** Usernames of the companies that tests and demonstrations rely on. */
export const DEMO_COMPANIES = {
  /** A third of all demo jobs: 10,000 of 30,000. */
  large: "lanternfield-stores",
  /** Exactly one job. */
  single: "quillmere-clock-works",
  /** No jobs at all. */
  empty: "otterwick-boat-works",
} as const;

export interface DemoCompany {
  readonly username: string;
  readonly name: string;
  readonly website: string;
  /** Safe HTML. */
  readonly description: string;
  /** One sentence about the company, plain text. */
  readonly about: string;
  readonly industry: string;
  readonly size: string;
  readonly founded: number;
  readonly home: Town;
  readonly sector: Sector;
  readonly branches: readonly Branch[];
  readonly benefits: readonly string[];
  readonly jobs: number;
  /** Pay relative to other employers. */
  readonly generosity: number;
  /** Whether applicants are sent to the company's own site. */
  readonly appliesOutside: boolean;
  /** The feed that its jobs seem to be imported from; null for a company that posts them here. */
  readonly feed: DemoFeed | null;
  /** Null if it has not said how it works; nobody has for an imported one. */
  readonly culture: DemoCulture | null;
}

/** A source of imported jobs; some sources state when each was posted. */
export interface DemoFeed {
  readonly source: string;
  readonly isDated: boolean;
}

const FEEDS: readonly DemoFeed[] = [
  { source: "demo-board", isDated: false },
  { source: "demo-register", isDated: true },
];
/** One in this many companies has a feed. */
const COMPANIES_PER_FEED = 24;

/** The sites of a company that are of one kind. */
export interface Branch {
  readonly workplace: Workplace;
  readonly sites: readonly Site[];
}

const SHARE_OF_LARGE = 1 / 3;
const MAX_COMPANIES = 680;
/** Companies with more jobs than this have sites beyond one town, or beyond one region. */
const MAX_JOBS = { town: 40, region: 160 } as const;
const MILES = { town: 10, region: 60 } as const;

/** All companies, the three named ones first. The sum of their `jobs` equals `jobs`. */
export function drawCompanies(jobs: number, seed: number, towns: Towns): DemoCompany[] {
  const count = Math.min(MAX_COMPANIES, Math.round(4 * Math.sqrt(jobs)), Math.floor(jobs / 6));
  const shares = shareOut(count > 0 ? jobs - Math.round(jobs * SHARE_OF_LARGE) - 1 : 0, count);
  const shared = shares.reduce((sum, share) => sum + share, 0);
  const named: readonly [string, Sector, number][] = [
    ["Lanternfield Stores", NATIONAL_RETAIL, jobs - shared - 1],
    ["Quillmere Clock Works", CLOCK_WORKSHOP, 1],
    ["Otterwick Boat Works", BOAT_YARD, 0],
  ];
  const words = new InventedWords();
  const sectors = new Weighted(SECTORS, ({ share }) => share);
  const names = new Random(`${seed}:names`);
  const rest = shares.map((own): [string, Sector, number] => {
    const sector = sectors.draw(names);
    return [`${words.next(names)} ${names.pick(sector.names)}`, sector, own];
  });
  return [...named, ...rest].map(([name, sector, own], index) =>
    drawCompany(name, sector, own, feedOf(index), towns, (of) => new Random(`${seed}:${of}:${name}`)),
  );
}

/**
 * Whether a company has a feed depends on its position in the list, so that a small data set has feeds as well; the
 * named companies have none.
 */
function feedOf(index: number): DemoFeed | null {
  if (index % COMPANIES_PER_FEED !== COMPANIES_PER_FEED - 1) return null;
  return FEEDS[Math.floor(index / COMPANIES_PER_FEED) % FEEDS.length] ?? null;
}

/** A few large employers and many small ones: shares decrease with the rank, and each company has at least two jobs. */
function shareOut(jobs: number, companies: number): number[] {
  const weights = Array.from({ length: companies }, (_, rank) => (rank + 8) ** -0.9);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const shares = weights.map((weight) => 2 + Math.floor(((jobs - 2 * companies) * weight) / total));
  const left = jobs - shares.reduce((sum, share) => sum + share, 0);
  return shares.map((share, rank) => (rank < left ? share + 1 : share));
}

function drawCompany(
  name: string,
  sector: Sector,
  jobs: number,
  feed: DemoFeed | null,
  towns: Towns,
  randomFor: (what: string) => Random,
): DemoCompany {
  const random = randomFor("company");
  const username = slugOf(name);
  const home = towns.draw(random);
  const branches = drawBranches(sector, jobs, home, towns, random);
  const about = aboutCompany(name, sector, branches, home);
  return {
    username,
    name,
    website: `https://${username}.example`,
    description: `<p>${escapeHtml(about)}</p><p><strong>This is a demo company.</strong> It is invented, and so are its jobs: they show how the job map works.</p>`,
    about,
    industry: sector.industry,
    size: sizeFor(jobs),
    founded: random.int(1921, 2019),
    home,
    sector,
    branches,
    benefits: [...new Set([...random.sample(BENEFITS, 5), ...sector.perks])],
    jobs,
    generosity: random.normal(1, 0.05),
    feed,
    culture: feed ? null : drawCulture(randomFor("culture")),
    appliesOutside: feed !== null || sector === NATIONAL_RETAIL || random.chance(0.45),
  };
}

/** The area a company's sites are in: its sector's, or a larger one if it has many jobs. */
function scopeOf(sector: Sector, jobs: number): Sector["scope"] {
  if (sector.scope === "nation" || jobs > MAX_JOBS.region) return "nation";
  return sector.scope === "region" || jobs > MAX_JOBS.town ? "region" : "town";
}

/** Its first site and its first office are in its home town; the other sites are anywhere in its area. */
function drawBranches(sector: Sector, jobs: number, home: Town, towns: Towns, random: Random): Branch[] {
  const scope = scopeOf(sector, jobs);
  const near = scope === "nation" ? towns : towns.around(home, MILES[scope]);
  return sector.workplaces.map((workplace, index) => {
    const count = Math.max(1, Math.ceil((jobs * workplace.share) / workplace.jobsPerSite));
    const sites = Array.from({ length: count }, (_, n) => {
      const atHome = n === 0 && (index === 0 || workplace.site === "office");
      return drawSite(atHome ? home : near.draw(random), random);
    });
    return { workplace, sites };
  });
}

function aboutCompany(name: string, sector: Sector, branches: readonly Branch[], home: Town): string {
  const main = branches[0];
  const count = main?.sites.length ?? 0;
  if (!main || count < 2) return `${name} is ${sector.kind} in ${home.name}, ${home.region}.`;
  const where = whereabouts(main.sites, home);
  return `${name} is ${sector.kind}: ${count.toLocaleString("en-US")} ${main.workplace.plural} ${where}.`;
}

function whereabouts(sites: readonly Site[], home: Town): string {
  const towns = new Set(sites.map(({ town }) => town.name)).size;
  const states = new Set(
    sites.map(({ town }) => town.region).filter((code) => code !== "DC" && code !== "PR"),
  ).size;
  if (states === 50) return "in all 50 states";
  if (states > 3) return `in ${states} states`;
  return towns > 1 ? `in and around ${home.name}` : `in ${home.name}`;
}

/** Ranges of employees in the format of career networks. */
function sizeFor(jobs: number): string {
  if (jobs < 4) return "11-50";
  if (jobs < 15) return "51-200";
  if (jobs < 40) return "201-500";
  if (jobs < 100) return "501-1000";
  if (jobs < 300) return "1001-5000";
  return jobs < 1_000 ? "5001-10000" : "10001+";
}

const BENEFITS = [
  "Health insurance",
  "Dental and vision insurance",
  "401(k) with company match",
  "Paid time off",
  "Paid holidays",
  "Paid parental leave",
  "Paid sick leave",
  "Tuition assistance",
  "Life insurance",
  "Short-term disability insurance",
  "Employee assistance program",
  "Health savings account",
];
