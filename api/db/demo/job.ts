import { DAY_MS } from "@jobmap/contract/limits";
import type { CloseReason, JobStatus } from "../../contract/src/enums.ts";
import { DEMO_COMPANIES } from "./companies.ts";
import { slugOf } from "./names.ts";
import type { Posting } from "./posting.ts";
import type { Random } from "./prng.ts";
import { describeInSpanish } from "./spanish.ts";
import { SPANISH_TERMS } from "./spanish-terms.ts";
import { describe } from "./text.ts";

/** One job as it is inserted into the database: its facts, text and dates. */
export interface DemoJob {
  readonly posting: Posting;
  readonly slug: string;
  readonly requisitionId: string;
  readonly description: string;
  readonly status: JobStatus;
  readonly closeReason: CloseReason | null;
  readonly applyUrl: string | null;
  readonly postedAt: Date;
  readonly confirmedAt: Date;
  readonly validThrough: Date;
}

const OLDEST_DAYS = 45;
/** Durations of listings in days; none is longer than ninety. */
const TERMS = [30, 60, 90] as const;

/** @param sequence number of the job in the whole data set; makes its slug unique */
export function toJob(
  posting: Posting,
  { sequence, today }: { sequence: number; today: Date },
  random: Random,
): DemoJob {
  const { company, title } = posting;
  const requisitionId = `${initials(company.name)}-${10_000 + sequence}`;
  return {
    posting,
    slug: `${slugOf(title)}-${company.username}-${sequence.toString(36)}`,
    requisitionId,
    description: textOf(posting, random),
    applyUrl: posting.applyKind === "URL" ? `${company.website}/jobs/${requisitionId.toLowerCase()}` : null,
    ...drawLife(company.username, sequence, today, random),
  };
}

function textOf(posting: Posting, random: Random): string {
  const terms = posting.language === "es" ? SPANISH_TERMS[posting.occupation.key] : undefined;
  if (terms) return describeInSpanish(posting, terms, random);
  return describe(posting, layoutOf(posting.company.username), random);
}

const initials = (name: string) => name.replace(/[^A-Z]/g, "").padEnd(2, "X");

/** The layout of a company's postings is derived from its username. */
const layoutOf = (username: string) =>
  [...username].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0);

type Life = Pick<DemoJob, "status" | "closeReason" | "postedAt" | "confirmedAt" | "validThrough">;

/**
 * When a job was posted and whether it is still open. All but a few percent are; which ones depends on their number, so
 * that even a small data set has some of each.
 */
function drawLife(username: string, sequence: number, today: Date, random: Random): Life {
  const now = today.getTime();
  const fate =
    username === DEMO_COMPANIES.large || username === DEMO_COMPANIES.single ? "PUBLISHED" : fateOf(sequence);
  if (fate === "EXPIRED") {
    const end = now - random.between(0.1, 12) * DAY_MS;
    const posted = end - 30 * DAY_MS;
    return life("EXPIRED", null, posted, random.between(posted, end), end);
  }
  const posted = now - (OLDEST_DAYS * random.next() ** 1.4 + 0.01) * DAY_MS;
  const confirmed = Math.max(posted, now - random.next() ** 2 * 15 * DAY_MS);
  const age = (now - posted) / DAY_MS;
  const terms = TERMS.filter((days) => days > age + 1);
  const end = posted + (random.chance(0.6) ? (terms[0] ?? 90) : random.pick(terms)) * DAY_MS;
  const reason = fate === "CLOSED" ? (random.chance(0.75) ? "FILLED" : "CANCELLED") : null;
  return life(fate, reason, posted, confirmed, end);
}

function fateOf(sequence: number): "EXPIRED" | "CLOSED" | "PAUSED" | "PUBLISHED" {
  if (sequence % 97 === 0) return "EXPIRED";
  if (sequence % 181 === 0) return "CLOSED";
  return sequence % 263 === 0 ? "PAUSED" : "PUBLISHED";
}

function life(
  status: JobStatus,
  closeReason: CloseReason | null,
  posted: number,
  confirmed: number,
  end: number,
): Life {
  const at = (time: number) => new Date(Math.floor(time / 1_000) * 1_000);
  return { status, closeReason, postedAt: at(posted), confirmedAt: at(confirmed), validThrough: at(end) };
}
