import type { JobReading, ReadNote } from "@jobmap/contract/job-reading";
import { richHtml } from "@jobmap/contract/rich-text";
import { places } from "../import/feeds/known-feed.ts";
import { FIELDS } from "../import/fields.ts";
import { parseTitle } from "../import/parse/title.ts";
import type { Mapping } from "../import/recognize.ts";
import { buildJob } from "../import/rows/job.ts";
import type { PlaceIndex } from "../places/place-index.ts";
import { contentOf } from "./draft-content.ts";
import { Facts } from "./facts.ts";
import { readLabels } from "./labels.ts";
import { blocksOfLines, linesOfHtml } from "./lines.ts";
import { readRecord } from "./record-facts.ts";
import { partsOf, readSections } from "./sections.ts";
import { readSentences } from "./sentences.ts";
import type { JobSource, SourceLine, SourceRecord } from "./source.ts";
import { readTitle } from "./title.ts";

export interface ReadingContext {
  readonly gazetteer: PlaceIndex;
  /** `YYYY-MM-DD`. */
  readonly today: string;
  /** ISO 3166-1 alpha-2 of places that name none. */
  readonly country: string;
}

export type ReadJob = Pick<JobReading, "content" | "findings" | "notes" | "lines">;

/** What one posting of a source says, each field with where it was read. Pure: same source and context, same result. */
export function readJob(
  source: JobSource,
  record: SourceRecord | undefined,
  context: ReadingContext,
): ReadJob {
  const { gazetteer } = context;
  const facts = new Facts();
  if (record) readRecord(record, gazetteer, facts);
  const written = facts.get("description")?.value ?? "";
  // The texts around a posting on its page are about other things.
  const lines = written === "" ? source.lines : linesOfHtml(written);
  const used = readLabels(lines, facts);
  const title = readTitle(source, lines, facts);
  for (const line of readSentences(lines, gazetteer, facts)) used.add(line);
  const rest = lines.filter((line) => !used.has(line) && line !== title);
  const parts = partsOf(rest);
  readSections(parts, facts, { isWhole: written !== "" });
  if (written === "") readDescription(parts, facts);
  const headers = facts.entries().map(([name]) => name);
  const columns = new Map(
    FIELDS.flatMap((field) => {
      const index = headers.indexOf(field);
      return index < 0 ? [] : [[field, { field, index, header: field, by: "mapping" }] as const];
    }),
  );
  const mapping: Mapping = { columns, unused: [], foreign: [], identity: null };
  const cells = facts.entries().map(([, { value }]) => value);
  const built = buildJob(cells, headers, {
    mapping,
    dateOrders: new Map(),
    gazetteer,
    today: context.today,
    assumed: { country: context.country, region: null, city: null },
    workAtEmployer: false,
    keepEnded: true,
    company: "-",
    applyUrl: null,
    keepDescriptions: true,
  });
  const { content, read } = contentOf("job" in built ? built.job : built.partial, facts);
  return {
    content,
    findings: [...read].map(([field, { source: from, label, quote, confidence }]) => ({
      field,
      source: from,
      label: label.slice(0, 120),
      quote,
      confidence,
    })),
    notes: notesOf(facts, content, context),
    lines: [...(record ? [...headLines(facts), ...lines] : lines)],
  };
}

/** What a posting with named fields says outside its description, as lines to look at. */
function headLines(facts: Facts): SourceLine[] {
  return facts
    .entries()
    .filter(
      ([, { source, value }]) =>
        (source === "JSON_LD" || source === "ATS") && value.length <= 300 && !value.includes("<"),
    )
    .map(([, { label, quote }]) => ({ kind: "TEXT", text: `${label}: ${quote}` }));
}

function readDescription(parts: ReturnType<typeof partsOf>, facts: Facts): void {
  const own = parts.filter(({ section }) => section === "description" || section === "how_to_apply");
  const lines = own.flatMap(({ heading, lines: inner }): SourceLine[] =>
    inner.length === 0 ? [] : heading ? [{ ...heading, kind: "HEADING" }, ...inner] : inner,
  );
  const [first] = lines.filter(({ kind }) => kind !== "HEADING");
  if (!first) return;
  const heading = own.find(({ heading: words, lines: inner }) => words && inner.includes(first))?.heading;
  facts.add("description", {
    value: richHtml(blocksOfLines(lines)),
    source: heading ? "SECTION" : "SENTENCE",
    label: heading?.text.replace(/\s*:\s*$/, "").slice(0, 120) ?? "",
    quote: first.text,
    confidence: heading ? 0.8 : 0.6,
  });
}

function notesOf(facts: Facts, content: ReadJob["content"], { today }: ReadingContext): ReadNote[] {
  const notes: ReadNote[] = [];
  const company = facts.get("company");
  if (company) notes.push({ kind: "COMPANY", text: company.value });
  const schedule = facts.get("schedule");
  if (schedule) notes.push({ kind: "SCHEDULE", text: schedule.value });
  const lost = content.locations?.filter(({ latitude }) => latitude === null) ?? [];
  for (const { locality, region, country } of lost)
    notes.push({ kind: "PLACE_UNKNOWN", text: [locality, region, country].filter(Boolean).join(", ") });
  if (content.application_deadline && content.application_deadline < today)
    notes.push({ kind: "DEADLINE_PASSED", text: content.application_deadline });
  return notes;
}

/** The jobs that a source has, where it has several: to be chosen from. */
export function jobsOf(source: JobSource): JobReading["jobs"] {
  const { records, links } = source;
  if (records.length > 1)
    return records.map(({ fields }) => ({
      title: parseTitle(fields["title"] ?? "")?.title ?? "",
      place: places(fields["location"], [fields["city"], fields["state"]].filter(Boolean).join(", ")),
      url: null,
    }));
  if (records.length === 1 || links.length < 3 || isOneJob(source)) return [];
  return links.map(({ text, href }) => ({ title: text, place: "", url: href }));
}

/** A page of one job says more of it than its title; a list says little of each. */
function isOneJob({ lines }: JobSource): boolean {
  const parts = partsOf(lines).filter(({ section }) => section !== "description");
  const long = lines.filter(({ text }) => text.length > 140).length;
  return (
    parts.some(
      ({ section, lines: inner }) =>
        (section === "qualifications" || section === "responsibilities") && inner.length > 1,
    ) || long >= 4
  );
}
