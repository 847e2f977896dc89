import { DAY_MS } from "@jobmap/contract/limits";
import type { EmploymentType, LocationType, Precision } from "../../contract/src/enums.ts";
import { PAY_PERIODS_PER_YEAR, type PayUnit } from "../../contract/src/enums.ts";
import type { DemoCompany } from "./companies.ts";
import type { Flag, Occupation, PayProfile } from "./families/types.ts";
import { drawPay, type Pay } from "./pay.ts";
import type { Site } from "./places.ts";
import type { Level, PostedLocation, Posting } from "./posting.ts";
import { type Random, Weighted } from "./prng.ts";
import { REGIONS } from "./regions.ts";
import { drawWorkingTime, type WorkingTime } from "./schedules.ts";
import { SPANISH_TERMS } from "./spanish-terms.ts";

const SHARE_WITHOUT_PAY = 0.15;
const SHARE_WITH_SEVERAL_PLACES = 0.04;
const MAX_PLACES = 12;

/** Draws the facts of one job of a company. `today` is only used for the dates of seasonal work. */
export function drawPosting(company: DemoCompany, today: Date, random: Random): Posting {
  const branch = new Weighted(company.branches, ({ workplace }) => workplace.share).draw(random);
  const { occupation, family } = branch.workplace.draw(random);
  const working = drawWorkingTime(
    occupation.schedule,
    { forms: formsOf(occupation), mayBePart: PAID_BY_PRESENCE.has(occupation.pay.unit) },
    random,
  );
  const level = drawLevel(occupation, working, random);
  const site = random.pick(branch.sites);
  const locationType = drawLocationType(occupation, random);
  const spanish = drawSpanish(occupation, level, locationType, site, random);
  const locations = locationsFor(locationType, site, branch.sites, random);
  const role = spanish ?? roleName(random.pick(occupation.titles), level);
  const years = level === "intern" ? 0 : drawYears(occupation, level, random);
  const skills = random.sample(occupation.skills, random.int(5, 7));
  const required = random.int(3, 4);
  const types = working.types;
  return {
    company,
    occupation,
    family,
    level,
    language: spanish ? "es" : "en",
    title: spanish ?? titleFor(role, working, random),
    role: role.split(",")[0] ?? role,
    working,
    pay: random.chance(SHARE_WITHOUT_PAY)
      ? null
      : payFor({ company, occupation, level, region: site.town.region }, random),
    extras: spanish ? [] : extrasFor(occupation, working, level, random),
    benefits: benefitsFor(company, types, random),
    locationType,
    site: locations.length > 1 ? branch.workplace.plural : branch.workplace.site,
    locations,
    states: locationType === "TELECOMMUTE" ? drawStates(site.town.region, random) : [],
    years,
    education: occupation.education,
    licences: level === "intern" ? [] : occupation.licences,
    requiredSkills: skills.slice(0, required),
    helpfulSkills: skills.slice(required),
    openings: random.chance(0.75) || occupation.education !== "NONE" ? 1 : random.int(2, 12),
    sponsorsVisa:
      occupation.pay.unit === "YEAR" && occupation.education === "BACHELOR" && random.chance(0.05),
    applyKind: company.appliesOutside ? "URL" : "NATIVE",
    season: seasonFor(types, today, random),
  };
}

/** Units of pay for the time worked; pay per week, month or year assumes full-time work. */
const PAID_BY_PRESENCE: ReadonlySet<PayUnit> = new Set(["HOUR", "DAY"]);

const FORMS: Readonly<Partial<Record<Flag, EmploymentType>>> = {
  intern: "INTERN",
  "per-diem": "PER_DIEM",
  seasonal: "TEMPORARY",
  contract: "CONTRACTOR",
};

const formsOf = ({ flags }: Occupation) =>
  flags.flatMap((flag) => {
    const form = FORMS[flag];
    return form ? [form] : [];
  });

function drawLevel({ flags }: Occupation, { types }: WorkingTime, random: Random): Level {
  if (types.includes("INTERN")) return "intern";
  if (flags.includes("senior") && random.chance(0.22)) return "senior";
  return flags.includes("lead") && random.chance(0.1) ? "lead" : "plain";
}

const PREFIXES: Readonly<Record<Level, string>> = { plain: "", senior: "Senior ", lead: "Lead ", intern: "" };

const roleName = (title: string, level: Level) =>
  level === "intern" ? `${title} Intern` : `${PREFIXES[level]}${title}`;

/** States where many people look for work in Spanish. */
const SPANISH_STATES = new Set([
  "AZ",
  "CA",
  "CO",
  "FL",
  "GA",
  "IL",
  "NC",
  "NJ",
  "NM",
  "NV",
  "NY",
  "OR",
  "PR",
  "TX",
  "WA",
]);

/** The title of a posting in Spanish; undefined for most postings. */
function drawSpanish(
  { key }: Occupation,
  level: Level,
  type: LocationType,
  { town }: Site,
  random: Random,
): string | undefined {
  if (level !== "plain" || type !== "ONSITE" || !SPANISH_STATES.has(town.region)) return undefined;
  return random.chance(town.region === "PR" ? 0.9 : 0.12) ? SPANISH_TERMS[key]?.title : undefined;
}

function titleFor(role: string, { types, shift }: WorkingTime, random: Random): string {
  if (role.includes(",")) return role;
  if (shift.label && random.chance(0.35)) return `${role}, ${shift.label}`;
  if (types.includes("TEMPORARY")) return `Seasonal ${role}`;
  if (types.includes("PER_DIEM")) return `${role}, Per Diem`;
  return types.includes("PART_TIME") && random.chance(0.3) ? `${role}, Part Time` : role;
}

function drawYears({ years: [least, most] }: Occupation, level: Level, random: Random): number {
  if (level === "plain") return random.int(least, Math.max(least, most - 1));
  return Math.max(2, most + random.int(0, 2));
}

interface PayQuestion {
  readonly company: DemoCompany;
  readonly occupation: Occupation;
  readonly level: Level;
  readonly region: string;
}

function payFor({ company, occupation, level, region }: PayQuestion, random: Random): Pay {
  const profile = level === "intern" ? internPay(occupation.pay) : occupation.pay;
  const rank = level === "senior" ? 1.24 : level === "lead" ? 1.34 : 1;
  return drawPay({ profile, region, rank, employer: company.generosity }, random);
}

/** Interns are paid by the hour: about half of the occupation's pay, between 17 and 42 dollars. */
function internPay({ unit, median, spread }: PayProfile): PayProfile {
  const hour = (median * PAY_PERIODS_PER_YEAR[unit]) / PAY_PERIODS_PER_YEAR.HOUR;
  return { unit: "HOUR", median: Math.max(17, Math.min(42, hour * 0.55)), spread };
}

function extrasFor(
  { flags, pay }: Occupation,
  { shift }: WorkingTime,
  level: Level,
  random: Random,
): string[] {
  const extras: string[] = [];
  if (flags.includes("tips")) extras.push("Tips");
  if (flags.includes("commission") && level !== "intern") extras.push("Commission");
  if (pay.unit === "HOUR" && (shift.label === "Nights" || shift.label === "Third Shift"))
    extras.push("Night differential of $1.50 an hour");
  if (level !== "intern" && random.chance(0.08))
    extras.push(random.pick(["Yearly bonus", "Quarterly bonus", "Sign-on bonus of $1,500"]));
  return extras;
}

/** Full-time employees of a company get most of its benefits; part-time and temporary ones get fewer. */
function benefitsFor({ benefits }: DemoCompany, types: readonly EmploymentType[], random: Random): string[] {
  if (types.includes("FULL_TIME") && types.length === 1) return random.sample(benefits, random.int(4, 6));
  const few = random.sample(
    benefits.filter((benefit) => !FULL_TIME_ONLY.test(benefit)),
    2,
  );
  return ["Flexible scheduling", ...few];
}

const FULL_TIME_ONLY = /insurance|parental|tuition|savings/i;

function drawLocationType({ remote, hybrid }: Occupation, random: Random): LocationType {
  const draw = random.next();
  if (draw < remote) return "TELECOMMUTE";
  return draw < remote + hybrid ? "HYBRID" : "ONSITE";
}

function locationsFor(
  type: LocationType,
  site: Site,
  sites: readonly Site[],
  random: Random,
): PostedLocation[] {
  if (type === "TELECOMMUTE") return random.chance(0.35) ? [unpinned(site)] : [];
  const isElsewhere = ({ town }: Site) => town !== site.town;
  if (!sites.some(isElsewhere) || !random.chance(SHARE_WITH_SEVERAL_PLACES))
    return [posted(site, drawPrecision(random))];
  const more = Math.ceil(random.next() ** 2 * (MAX_PLACES - 1));
  const chosen = [site, ...nearest(site, sites.filter(isElsewhere), Math.max(1, more))];
  const precision = drawPrecision(random);
  return chosen.map((place) => posted(place, precision));
}

/** The nearest first. A large company has thousands of sites, so they are not all sorted for each of its jobs. */
function nearest({ latitude, longitude }: Site, sites: readonly Site[], count: number): Site[] {
  const found: { site: Site; away: number }[] = [];
  for (const site of sites) {
    const away = Math.hypot(site.latitude - latitude, site.longitude - longitude);
    if (found.length === count && away >= (found.at(-1)?.away ?? 0)) continue;
    const at = found.findIndex((other) => away < other.away);
    found.splice(at === -1 ? found.length : at, 0, { site, away });
    if (found.length > count) found.pop();
  }
  return found.map(({ site }) => site);
}

function drawPrecision(random: Random): Precision {
  const draw = random.next();
  if (draw < 0.6) return "ROOFTOP";
  return draw < 0.85 ? "POSTCODE" : "CITY";
}

/** A site at the precision that the employer discloses: street address, postal code or town. */
function posted({ town, street, postcode, latitude, longitude }: Site, precision: Precision): PostedLocation {
  const place = { locality: town.name, region: town.region, precision };
  if (precision === "ROOFTOP")
    return { ...place, street, postalCode: postcode.postal_code, latitude, longitude };
  const from = precision === "POSTCODE" ? postcode : town;
  const postalCode = precision === "POSTCODE" ? postcode.postal_code : null;
  return { ...place, street: null, postalCode, latitude: from.latitude, longitude: from.longitude };
}

/** A remote job may name its office, but has no position on the map. */
const unpinned = ({ town }: Site): PostedLocation => ({
  street: null,
  locality: town.name,
  region: town.region,
  postalCode: null,
  latitude: null,
  longitude: null,
  precision: null,
});

function drawStates(home: string, random: Random): string[] {
  if (random.chance(0.7)) return [];
  const others = [...REGIONS.keys()].filter((code) => code !== home && code !== "PR");
  return [home, ...random.sample(others, random.int(2, 5))].sort();
}

function seasonFor(types: readonly EmploymentType[], today: Date, random: Random): Posting["season"] {
  const weeks = types.includes("TEMPORARY")
    ? random.int(6, 20)
    : types.includes("INTERN")
      ? random.int(10, 14)
      : types.includes("CONTRACTOR")
        ? random.int(26, 52)
        : 0;
  if (weeks === 0) return null;
  const from = today.getTime() + random.int(10, 45) * DAY_MS;
  const day = (time: number) => new Date(time).toISOString().slice(0, 10);
  return { from: day(from), to: day(from + weeks * 7 * DAY_MS) };
}
