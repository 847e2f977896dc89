import type { Company, JobDetail, JobSummary, LocalJobs, LocalLink } from "@jobmap/contract";
import { type Language, PAGE_PREFIX } from "@jobmap/contract/languages";
import { payText } from "../format/pay-text.ts";
import { escapeMarkdown, factList, markdownLink, markdownOf, paragraphs } from "./text.ts";
import { ENGLISH, type MarkdownWords } from "./words.ts";
import { SPANISH } from "./words-spanish.ts";

export const MARKDOWN_WORDS: Readonly<Record<Language, MarkdownWords>> = { en: ENGLISH, es: SPANISH };

/** Where the pages of a text are, and their language. */
export interface Site {
  readonly publicUrl: string;
  readonly language: Language;
}
const addressOf = ({ publicUrl, language }: Site) => publicUrl + PAGE_PREFIX[language];

const DOLLARS = new Intl.NumberFormat("en-US", {
  style: "currency",
  currency: "USD",
  maximumFractionDigits: 0,
});
const dollars = (cents: number) => DOLLARS.format(cents / 100);
const day = (time: string | null) => time?.slice(0, 10);

/** A listing as its page shows it. */
export function jobMarkdown(job: JobDetail, site: Site): string {
  const words = MARKDOWN_WORDS[site.language];
  const base = addressOf(site);
  const section = (title: string, html: string | null) => html && `## ${title}\n\n${markdownOf(html)}`;
  const list = (title: string, texts: readonly string[]) =>
    texts.length > 0 && `## ${title}\n\n${texts.map((text) => `- ${escapeMarkdown(text)}`).join("\n")}`;
  const { company } = job;
  return paragraphs(
    `# ${escapeMarkdown(job.title)}`,
    company.is_demo ? `*${words.invented}*` : null,
    factList([
      [words.employer, markdownLink(company.name, `${base}/company/${encodeURIComponent(company.username)}`)],
      [words.where, placesText(job)],
      [words.work, words.modes[job.location_type]],
      [words.employment, job.employment_types.map(words.employmentType).join(", ")],
      [words.pay, job.base_salary && escapeMarkdown(payText(job.base_salary, site.language))],
      [words.posted, day(job.date_posted)],
      [words.openUntil, day(job.valid_through)],
      [words.lastConfirmed, day(job.last_confirmed_at)],
      [words.page, `<${base}/job/${job.id}>`],
    ]),
    section(words.description, job.description),
    section(words.responsibilities, job.responsibilities),
    section(words.qualifications, job.qualifications),
    list(words.benefits, job.benefits) || null,
    list(words.licenses, job.licences) || null,
    list(
      words.skills,
      job.skills.map(({ name }) => name),
    ) || null,
  );
}

/** An employer with its open jobs. @param total of them; `jobs` are the newest */
export function companyMarkdown(
  company: Company,
  { jobs, total }: { jobs: readonly JobSummary[]; total: number },
  site: Site,
): string {
  const { answering } = company;
  const words = MARKDOWN_WORDS[site.language];
  return paragraphs(
    `# ${words.jobsAt(escapeMarkdown(company.name))}`,
    company.tagline && escapeMarkdown(company.tagline),
    factList([
      [words.openJobs, total.toLocaleString("en-US")],
      [words.industry, company.industry && escapeMarkdown(company.industry)],
      [words.employees, company.size && escapeMarkdown(company.size)],
      [words.founded, company.founded?.toString()],
      [words.website, company.website && markdownLink(company.website, company.website)],
      [words.answersApplicants, answering && words.answering(answering.percent, answering.within_days)],
      [
        words.promises,
        company.answer_promise_days === null ? null : words.within(company.answer_promise_days),
      ],
      [words.page, `<${addressOf(site)}/company/${encodeURIComponent(company.username)}>`],
    ]),
    company.description && markdownOf(company.description),
    jobs.length > 0
      ? `## ${jobs.length < total ? words.newestJobs : words.openJobs}\n\n${jobLines(jobs, site)}`
      : null,
  );
}

/** A place, or an occupation there, with its figures. */
export function localMarkdown(local: LocalJobs, site: Site): string {
  const { place, occupation, total, stated, pay, answers } = local;
  const words = MARKDOWN_WORDS[site.language];
  const base = `${addressOf(site)}/jobs/in`;
  const links = (title: string, each: readonly LocalLink[], to: (slug: string) => string) =>
    each.length > 0 &&
    `## ${title}\n\n${each.map(({ slug, name, jobs }) => `- ${markdownLink(words.occupation(name), `${base}/${to(slug)}.md`)}: ${jobs}`).join("\n")}`;
  return paragraphs(
    `# ${occupation ? `${escapeMarkdown(words.occupation(occupation.name))}: ` : ""}${words.openJobsIn(total, escapeMarkdown(place.name))}`,
    factList([
      [words.statePay, words.of(stated.toLocaleString("en-US"), total.toLocaleString("en-US"))],
      [words.hiring, local.employers.toLocaleString("en-US")],
      [
        words.payForYear,
        pay &&
          words.payFigures(dollars(pay.median), dollars(pay.quarter), dollars(pay.three_quarters), pay.jobs),
      ],
      [words.answers, answers && words.placeAnswers(answers.percent, answers.within_days, answers.employers)],
      [words.page, `<${base}/${place.slug}${occupation ? `/${occupation.slug}` : ""}>`],
    ]),
    pay &&
      `| ${words.payForYear} | ${words.jobs} |\n| --- | ---: |\n${pay.bands.map(({ from, to, jobs }) => `| ${words.band(dollars(from), dollars(to))} | ${jobs} |`).join("\n")}`,
    `## ${words.newest}\n\n${jobLines(local.newest, site)}`,
    links(
      place.kind === "STATE" ? words.towns : words.near,
      local.places,
      (slug) => `${slug}${occupation ? `/${occupation.slug}` : ""}`,
    ) || null,
    links(words.occupations, local.occupations, (slug) => `${place.slug}/${slug}`) || null,
  );
}

function jobLines(jobs: readonly JobSummary[], site: Site): string {
  return jobs
    .map((job) => {
      const pay = job.base_salary && escapeMarkdown(payText(job.base_salary, site.language));
      const rest = [escapeMarkdown(job.company.name), placesText(job), pay].filter(Boolean).join(", ");
      return `- ${markdownLink(job.title, `${addressOf(site)}/job/${job.id}.md`)}: ${rest}`;
    })
    .join("\n");
}

function placesText({ locations }: Pick<JobSummary, "locations">): string {
  return locations
    .map(({ locality, region, country }) =>
      escapeMarkdown([locality, region, country === "US" ? null : country].filter(Boolean).join(", ")),
    )
    .filter(Boolean)
    .join("; ");
}
