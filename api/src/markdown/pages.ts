import type { Company, JobDetail, JobSummary, LocalJobs, LocalLink } from "@jobmap/contract";
import { payText } from "../format/pay-text.ts";
import { escapeMarkdown, factList, markdownLink, markdownOf, paragraphs } from "./text.ts";

const MODES = { ONSITE: "On site", HYBRID: "Partly at home", TELECOMMUTE: "Remote" } as const;
const DOLLARS = new Intl.NumberFormat("en-US", {
  style: "currency",
  currency: "USD",
  maximumFractionDigits: 0,
});
const dollars = (cents: number) => DOLLARS.format(cents / 100);
const counted = (count: number, noun: string) =>
  `${count.toLocaleString("en-US")} ${noun}${count === 1 ? "" : "s"}`;
const day = (time: string | null) => time?.slice(0, 10);

/** A listing as its page shows it. */
export function jobMarkdown(job: JobDetail, publicUrl: string): string {
  const section = (title: string, html: string | null) => html && `## ${title}\n\n${markdownOf(html)}`;
  const list = (title: string, texts: readonly string[]) =>
    texts.length > 0 && `## ${title}\n\n${texts.map((text) => `- ${escapeMarkdown(text)}`).join("\n")}`;
  const { company } = job;
  return paragraphs(
    `# ${escapeMarkdown(job.title)}`,
    company.is_demo ? "*An invented listing, for demonstration.*" : null,
    factList([
      [
        "Employer",
        markdownLink(company.name, `${publicUrl}/company/${encodeURIComponent(company.username)}`),
      ],
      ["Where", placesText(job)],
      ["Work", MODES[job.location_type]],
      ["Employment", job.employment_types.map(typeText).join(", ")],
      ["Pay", job.base_salary && escapeMarkdown(payText(job.base_salary))],
      ["Posted", day(job.date_posted)],
      ["Open until", day(job.valid_through)],
      ["Last confirmed", day(job.last_confirmed_at)],
      ["Page", `<${publicUrl}/job/${job.id}>`],
    ]),
    section("Description", job.description),
    section("Responsibilities", job.responsibilities),
    section("Qualifications", job.qualifications),
    list("Benefits", job.benefits) || null,
    list("Licenses", job.licences) || null,
    list(
      "Skills",
      job.skills.map(({ name }) => name),
    ) || null,
  );
}

/** An employer with its open jobs. @param total of them; `jobs` are the newest */
export function companyMarkdown(
  company: Company,
  { jobs, total }: { jobs: readonly JobSummary[]; total: number },
  publicUrl: string,
): string {
  const { answering } = company;
  return paragraphs(
    `# Jobs at ${escapeMarkdown(company.name)}`,
    company.tagline && escapeMarkdown(company.tagline),
    factList([
      ["Open jobs", total.toLocaleString("en-US")],
      ["Industry", company.industry && escapeMarkdown(company.industry)],
      ["Employees", company.size && escapeMarkdown(company.size)],
      ["Founded", company.founded?.toString()],
      ["Website", company.website && markdownLink(company.website, company.website)],
      [
        "Answers applicants",
        answering &&
          `${answering.percent}%${answering.within_days === null ? "" : `, half within ${counted(answering.within_days, "day")}`}`,
      ],
      [
        "Promises an answer",
        company.answer_promise_days === null ? null : `within ${counted(company.answer_promise_days, "day")}`,
      ],
      ["Page", `<${publicUrl}/company/${encodeURIComponent(company.username)}>`],
    ]),
    company.description && markdownOf(company.description),
    jobs.length > 0
      ? `## ${jobs.length < total ? "The newest jobs" : "Open jobs"}\n\n${jobLines(jobs, publicUrl)}`
      : null,
  );
}

/** A place, or an occupation there, with its figures. */
export function localMarkdown(local: LocalJobs, publicUrl: string): string {
  const { place, occupation, total, stated, pay, answers } = local;
  const base = `${publicUrl}/jobs/in`;
  const links = (title: string, each: readonly LocalLink[], to: (slug: string) => string) =>
    each.length > 0 &&
    `## ${title}\n\n${each.map(({ slug, name, jobs }) => `- ${markdownLink(name, `${base}/${to(slug)}.md`)}: ${jobs}`).join("\n")}`;
  return paragraphs(
    `# ${occupation ? `${escapeMarkdown(occupation.name)}: ` : ""}${counted(total, "open job")} in ${escapeMarkdown(place.name)}`,
    factList([
      ["State their pay", `${stated.toLocaleString("en-US")} of ${total.toLocaleString("en-US")}`],
      ["Employers hiring", local.employers.toLocaleString("en-US")],
      [
        "Pay for a year",
        pay &&
          `median ${dollars(pay.median)}; half between ${dollars(pay.quarter)} and ${dollars(pay.three_quarters)}; of ${counted(pay.jobs, "job")} that state it in US dollars`,
      ],
      [
        "Answers",
        answers &&
          `${answers.percent}% of applications${answers.within_days === null ? "" : `, half of the applicants within ${counted(answers.within_days, "day")}`}; measured at ${counted(answers.employers, "employer")} here`,
      ],
      ["Page", `<${base}/${place.slug}${occupation ? `/${occupation.slug}` : ""}>`],
    ]),
    pay &&
      `| Pay for a year | Jobs |\n| --- | ---: |\n${pay.bands.map(({ from, to, jobs }) => `| ${dollars(from)} to ${dollars(to)} | ${jobs} |`).join("\n")}`,
    `## The newest\n\n${jobLines(local.newest, publicUrl)}`,
    links(
      place.kind === "STATE" ? "Towns" : "Near by",
      local.places,
      (slug) => `${slug}${occupation ? `/${occupation.slug}` : ""}`,
    ) || null,
    links("Occupations", local.occupations, (slug) => `${place.slug}/${slug}`) || null,
  );
}

function jobLines(jobs: readonly JobSummary[], publicUrl: string): string {
  return jobs
    .map((job) => {
      const pay = job.base_salary && escapeMarkdown(payText(job.base_salary));
      const rest = [escapeMarkdown(job.company.name), placesText(job), pay].filter(Boolean).join(", ");
      return `- ${markdownLink(job.title, `${publicUrl}/job/${job.id}.md`)}: ${rest}`;
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

/** "Full time". */
function typeText(type: string): string {
  const words = type.toLowerCase().replaceAll("_", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
