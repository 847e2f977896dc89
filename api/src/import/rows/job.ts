import { JOB_FIELDS, type Words } from "@jobmap/contract";
import { parseUrl } from "@jobmap/contract/contact";
import { countryCode } from "../../places/countries.ts";
import { readRegion } from "../../places/geocode.ts";
import { decodeEntities } from "../../sanitize/html.ts";
import { categorize } from "../categorize.ts";
import type { Field } from "../fields.ts";
import type { ImportedCompany, ImportedJob, Rejection, Warning } from "../job.ts";
import { truncate } from "../parse/text.ts";
import { inTitleCase, looksLikeCode, parseTitle } from "../parse/title.ts";
import type { Mapping } from "../recognize.ts";
import { buildApplication, checkLinks, sourcePage } from "./application.ts";
import { buildDates, type DateOrders } from "./dates.ts";
import { HOME_COUNTRY, type PlaceContext } from "./locate.ts";
import { buildPlaces } from "./locations.ts";
import { buildPay } from "./pay.ts";
import { buildPlainFields, readHere } from "./plain-fields.ts";
import { buildEmploymentTypes, buildRequirements } from "./requirements.ts";
import { type FactTrace, Row } from "./row.ts";
import { buildStatus, type EndReason, type StatusContext, sourceState } from "./status.ts";
import { buildTexts } from "./texts.ts";

export interface BuildContext extends PlaceContext, StatusContext {
  readonly mapping: Mapping;
  readonly dateOrders: DateOrders;
  /** The employer of rows that name none; null if such rows are to be rejected. */
  readonly company: string | null;
  /** Address to apply at, with `{header}` for cells of the row; for sources that have none. */
  readonly applyUrl: string | null;
  /** Descriptions stay as short as they are; by default facts of the row complete them. */
  readonly keepDescriptions?: boolean;
}

/** Stands in for a missing employer while the rest of a row is read. */
const NO_COMPANY: ImportedCompany = {
  name: "",
  locality: null,
  region: null,
  country: HOME_COUNTRY,
  website: null,
  industry: null,
};

export type BuildResult = { readonly trace: FactTrace } & (
  | {
      readonly job: ImportedJob;
      /** Why the job is not open; null if it is. */
      readonly ended: EndReason | null;
      readonly warnings: readonly Warning[];
    }
  | {
      /** The first of the problems. */
      readonly rejection: Rejection;
      /** Everything for which the row is no job. */
      readonly problems: readonly Rejection[];
      /** What the rest of the row says. */
      readonly partial: ImportedJob;
      readonly warnings: readonly Warning[];
    }
);

const FURTHER_FIELDS = readHere(JOB_FIELDS);

/** Turns one row into a job, or returns everything that prevents it. Pure: same row and context, same result. */
export function buildJob(
  cells: readonly string[],
  headers: readonly string[],
  context: BuildContext,
): BuildResult {
  const row = new Row(cells, context.mapping);
  const problems: Rejection[] = [];
  const reject = (field: Field, reason: string) => problems.push({ column: row.header(field), reason });
  const title = row.fact("title", () => decodeEntities(row.text("title")));
  const titled = parseTitle(title);
  if (looksLikeCode(title)) reject("title", "has a formula or code for its job title" satisfies Words);
  else if (titled === undefined) reject("title", "has no job title" satisfies Words);
  const company = row.fact("company", () => buildCompany(row, context));
  if (company === undefined) reject("company", "has no employer" satisfies Words);
  else if (looksLikeCode(company.name))
    reject("company", "has a formula or code for its employer" satisfies Words);
  const state = row.fact("status", () => sourceState(row));
  if (state === "UNPUBLISHED")
    reject(
      "status",
      `is not published at its source (“${truncate(row.text("status"), 60)}”)` satisfies Words,
    );
  const places = row.fact("locations", () => buildPlaces(row, context));
  if (places.locations.length === 0 && places.location_type !== "TELECOMMUTE")
    reject(row.has("locality") ? "locality" : "location", whyNoPlace(row));
  const country = places.locations[0]?.country ?? context.assumed.country ?? HOME_COUNTRY;
  const dates = buildDates(row, context);
  const occupation_code = row.fact(
    "occupation_code",
    () => titled?.occupation_code ?? occupationCode(row.text("occupation_code")),
  );
  const { ended, ...status } = row.fact("status", () =>
    buildStatus(row, state === "UNPUBLISHED" ? "OPEN" : state, dates, context),
  );
  const facts = {
    company: company ?? NO_COMPANY,
    title: titled?.title ?? "",
    ...places,
    employment_types: row.fact("employment_types", () => buildEmploymentTypes(row)),
    ...row.fact("pay", () => buildPay(row, country)),
    occupation_code,
    category: row.fact("category", () => buildCategory(row, titled?.title ?? "", occupation_code)),
    ...buildRequirements(row),
    ...dates,
    ...status,
    ...row.fact("apply", () => buildApplication(row, headers, cells, context)),
    source_url: row.fact("source_url", () => sourcePage(row)),
    requisition_id: row.fact("requisition_id", () => requisitionId(row)),
    language: row.fact("language", () => language(row)),
  };
  row.fact("apply", () => checkLinks(row));
  const further = buildPlainFields(row, FURTHER_FIELDS, context);
  const job: ImportedJob = { ...facts, ...buildTexts(row, facts, context), ...further };
  const [rejection] = problems;
  if (rejection) return { rejection, problems, partial: job, warnings: row.warnings, trace: row.trace };
  return { job, ended, warnings: row.warnings, trace: row.trace };
}

const NO_PLACE: Words = "states neither a place nor remote work";
const NO_PLACE_BUT_THE_EMPLOYERS: Words =
  "states neither a place nor remote work; the employer's address may be elsewhere";

function whyNoPlace(row: Row): string {
  const isEmployersKnown = row.text("company_locality") !== "" || row.text("company_street") !== "";
  return isEmployersKnown ? NO_PLACE_BUT_THE_EMPLOYERS : NO_PLACE;
}

function buildCategory(row: Row, title: string, occupation: string | null): ImportedJob["category"] {
  const found = categorize(title, occupation);
  if (found !== null) {
    row.rule(occupation === null ? "by the words of the title" : "by the occupation code or the title");
    return found;
  }
  row.rule("by the source's own category");
  return categorize(row.text("category"));
}

function buildCompany(row: Row, { company, assumed }: BuildContext): ImportedCompany | undefined {
  const name = truncate(
    decodeEntities(row.text("company") || (company ?? ""))
      .replace(/\s+/g, " ")
      .trim(),
    250,
  );
  if (!/[\p{L}\d]/u.test(name)) return undefined;
  const isShouting = name === name.toUpperCase() && /\p{Lu}{4}/u.test(name) && name.includes(" ");
  const region = readRegion(row.text("company_region"));
  const locality = row.text("company_locality").replace(/[\s,]+$/, "");
  return {
    name: isShouting
      ? inTitleCase(name)
          .replace(/\bLlc\b/g, "LLC")
          .replace(/\bLlp\b/g, "LLP")
      : name,
    locality:
      locality === ""
        ? null
        : truncate(locality === locality.toUpperCase() ? inTitleCase(locality, false) : locality, 120),
    region: region ?? (truncate(row.text("company_region"), 60) || null),
    country:
      countryCode(row.text("company_country")) ??
      (region === undefined ? (assumed.country ?? HOME_COUNTRY) : HOME_COUNTRY),
    website: parseUrl(row.text("company_website")) ?? null,
    industry: truncate(row.text("industry"), 120) || null,
  };
}

/** The number by which people know the job at its source; machine-generated ids do not count. */
function requisitionId(row: Row): string | null {
  const id = row.text("source_key");
  return truncate(row.text("requisition_id"), 75) || (id.length <= 30 ? id : "") || null;
}

function occupationCode(text: string): string | null {
  const match = /\b(\d{2})-?(\d{4})(?:\.(\d{2}))?\b/.exec(text);
  return match === null ? null : `${match[1]}-${match[2]}.${match[3] ?? "00"}`;
}

const LANGUAGES =
  /^(en|es|fr|de|pt|it|nl|zh|vi|ko|ru|pl|ar|ja|hi|tl|ht)\b|^(english|spanish|french|german|espanol|español|francais|français|deutsch)/i;
const LANGUAGE_NAMES: Readonly<Record<string, string>> = {
  english: "en",
  spanish: "es",
  espanol: "es",
  español: "es",
  french: "fr",
  francais: "fr",
  français: "fr",
  german: "de",
  deutsch: "de",
};

function language(row: Row): string {
  const match = LANGUAGES.exec(row.text("language"));
  return match?.[1]?.toLowerCase() ?? LANGUAGE_NAMES[match?.[2]?.toLowerCase() ?? ""] ?? "en";
}
