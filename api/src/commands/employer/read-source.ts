import type { JobReading, ReadNote } from "@jobmap/contract";
import { ApiError } from "../../errors/api-error.ts";
import { readListingFile, readListingPage } from "../../files/read-listing.ts";
import type { Upload } from "../../files/upload.ts";
import { WebError, type WebFile } from "../../gateways/web/index.ts";
import { atsAddress } from "../../job-reader/ats-address.ts";
import { linesOfText } from "../../job-reader/lines.ts";
import { isSameCompany, siteOf } from "../../job-reader/origin.ts";
import { jobsOf, readJob } from "../../job-reader/read-job.ts";
import { type JobSource, sourceOfLines } from "../../job-reader/source.ts";
import { Company } from "../../models/index.ts";
import type { Employer } from "../../policies/employer.ts";
import { requesterOf } from "../../security/requester.ts";
import type { Services } from "../../services.ts";

/** Of one page: the longest have less, and nobody waits longer. */
const LIMITS = { maxBytes: 5_000_000, timeoutMs: 20_000 };
/** A page with less text shows its job in another way. */
const MIN_TEXT = 120;
const SIGN_IN =
  "This page asks for a sign-in, or does not let programs read it. Please open it yourself and paste its text.";
const NO_TEXT =
  "This page puts its text together in the browser, so there is nothing to read here. Please paste the text.";
const NO_JOB = "We found no job here. Please paste the text of the job, or enter it by hand.";

/**
 * Reads the page of a job. Saves nothing.
 * @param pick which of several jobs, counted from 0
 * @throws ApiError `invalid_input` under `url` for what is no readable page of a job; `unavailable`
 */
export async function readLink(
  services: Services,
  actor: Employer,
  { url, pick }: { readonly url: string; readonly pick?: number | undefined },
): Promise<JobReading> {
  const refuse = refusal("url");
  const { source, address } = await findPage(services, actor, url);
  const text = source.lines.reduce((sum, line) => sum + line.text.length, 0);
  const isSilent = source.records.length === 0 && text < MIN_TEXT;
  if (source.records.length === 0 && (source.asksForSignIn || isSignIn(address))) throw refuse(SIGN_IN);
  const links = source.links.map((link) => ({ ...link, href: URL.parse(link.href, address)?.href ?? "" }));
  const whole = { ...source, links: links.filter(({ href }) => /^https?:/.test(href) && href !== address) };
  const jobs = jobsOf(whole);
  if (isSilent && jobs.length === 0) throw refuse(NO_TEXT);
  const origin = { kind: "LINK", name: url } as const;
  return await readingOf(services, actor, whole, { origin, jobs, pick, address, refuse });
}

/** Reads a job in a file, which is not kept. @throws ApiError as `readLink`, under `file` */
export async function readFile(
  services: Services,
  actor: Employer,
  { file, fileName }: { readonly file: Upload; readonly fileName: string },
): Promise<JobReading> {
  const source = await readListingFile(services.fileReaders, file, requesterOf(actor.id));
  const origin = { kind: "FILE", name: fileName } as const;
  return await readingOf(services, actor, source, { origin, refuse: refusal("file") });
}

/** Reads a job that was pasted. @throws ApiError as `readLink`, under `text` */
export function readText(services: Services, actor: Employer, text: string): Promise<JobReading> {
  const origin = { kind: "TEXT", name: "" } as const;
  return readingOf(services, actor, sourceOfLines(linesOfText(text)), { origin, refuse: refusal("text") });
}

interface Asked {
  readonly origin: JobReading["origin"];
  readonly refuse: (message: string) => ApiError;
  readonly jobs?: JobReading["jobs"];
  readonly pick?: number | undefined;
  /** Where a page was in the end. */
  readonly address?: string;
}

async function readingOf(
  services: Services,
  { companyId }: Employer,
  source: JobSource,
  { origin, jobs = [], pick, address, refuse }: Asked,
): Promise<JobReading> {
  const record = source.records[pick ?? 0];
  if (jobs.length > 0 && (pick === undefined || record === undefined))
    return { origin, jobs, content: {}, findings: [], notes: [], lines: [] };
  const company = await Company.findByPk(companyId, { attributes: ["name", "country", "website"] });
  const read = readJob(source, record, {
    gazetteer: services.places.gazetteer,
    today: services.now().toISOString().slice(0, 10),
    country: company?.country ?? "US",
  });
  if (read.content.title === undefined && read.content.description === undefined) throw refuse(NO_JOB);
  const notes = company ? [...read.notes, ...foreignNotes(read.notes, company, address)] : read.notes;
  return { origin, jobs: [], ...read, notes };
}

/** What speaks against the listing being this company's own: nothing is refused for it, its employer decides. */
function foreignNotes(
  notes: readonly ReadNote[],
  { name, website }: Company,
  address: string | undefined,
): ReadNote[] {
  const named = notes.find(({ kind }) => kind === "COMPANY")?.text ?? "";
  const site = address === undefined ? "" : siteOf(address);
  const isAts = address !== undefined && atsAddress(address) !== undefined;
  return [
    ...(named !== "" && !isSameCompany(named, name) ? [{ kind: "OTHER_COMPANY" as const, text: named }] : []),
    ...(site !== "" && !isAts && website !== null && siteOf(website) !== site
      ? [{ kind: "OTHER_SITE" as const, text: site }]
      : []),
  ];
}

/** A page, or what its applicant tracking system tells programs of it. */
async function findPage(services: Services, actor: Employer, url: string) {
  const ats = atsAddress(url);
  const behind = ats && (await fetchBehind(services, ats.url));
  if (ats && behind) {
    const source = await understand(services, actor, behind);
    const own = source.records.filter(
      ({ fields }) =>
        ats.job === undefined || fields["job id"] === ats.job || fields["url"]?.includes(ats.job),
    );
    if (own.length > 0) return { source: { ...source, records: own }, address: url };
  }
  const page = await fetchPage(services, url);
  return { source: await understand(services, actor, page), address: page.address };
}

/** The page itself is there if its system has no reply for programs. */
async function fetchBehind(services: Services, url: string): Promise<WebFile | undefined> {
  try {
    return await fetchPage(services, url);
  } catch (error) {
    if (error instanceof ApiError) return undefined;
    throw error;
  }
}

const understand = ({ fileReaders }: Services, { id }: Employer, page: WebFile): Promise<JobSource> =>
  readListingPage(fileReaders, page, requesterOf(id));

async function fetchPage({ web }: Services, url: string): Promise<WebFile> {
  const refuse = refusal("url");
  try {
    const page = await web.read(url, undefined, LIMITS);
    if (page === null) throw refuse("The site answered without the page.");
    return page;
  } catch (error) {
    if (!(error instanceof WebError)) throw error;
    throw refuse(error.status === 401 || error.status === 403 ? SIGN_IN : error.message);
  }
}

const isSignIn = (address: string): boolean =>
  /\/(?:log-?in|sign-?in|auth|sso|authwall|checkpoint)\b/i.test(URL.parse(address)?.pathname ?? "");

const refusal = (field: string) => (message: string) =>
  new ApiError("invalid_input", message, { [field]: message });
