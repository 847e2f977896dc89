import { linesOfText } from "../../../src/job-reader/lines.ts";
import { readPage } from "../../../src/job-reader/page.ts";
import type { JobSource } from "../../../src/job-reader/source.ts";
import { sourceOfLines } from "../../../src/job-reader/source.ts";
import type { SaidJob } from "./generated.ts";

const TYPE = {
  FULL_TIME: "Full-time",
  PART_TIME: "Part-time",
  TEMPORARY: "Temporary",
  CONTRACTOR: "Contract",
};
const MODE = { ONSITE: "On-site", HYBRID: "Hybrid", TELECOMMUTE: "Remote" };
const dollars = (amount: number) => `$${amount.toLocaleString("en-US")}`;
const period = ({ pay }: SaidJob) => (pay.unit === "HOUR" ? "per hour" : "per year");
const range = (job: SaidJob) => `${dollars(job.pay.min)} - ${dollars(job.pay.max)} ${period(job)}`;
const longDate = (date: string) =>
  new Date(date).toLocaleDateString("en-US", { dateStyle: "long", timeZone: "UTC" });
const items = (texts: readonly string[]) => texts.map((text) => `- ${text}`).join("\n");
const asks = (job: SaidJob) => [`${job.months / 12} years of experience`, ...job.licences, ...job.asks];
const ofText = (text: string): JobSource => sourceOfLines(linesOfText(text));
const list = (texts: readonly string[]) => `<ul>${texts.map((text) => `<li>${text}</li>`).join("")}</ul>`;
const where = ({ town }: SaidJob) => town.join(", ");

const sections = (job: SaidJob) => `About the job
${job.about}

What you'll do
${items(job.duties)}

Requirements
${items(asks(job))}

Benefits
${items(job.benefits)}`;

/** Forms in which employers write a listing up. */
export const LISTING_LAYOUTS: Readonly<Record<string, (job: SaidJob) => JobSource>> = {
  labels: (job) =>
    ofText(`Job title: ${job.title}
Company: ${job.company}
Location: ${where(job)}
Work arrangement: ${MODE[job.mode]}
Job type: ${TYPE[job.type]}
Pay range: ${range(job)}
Hours per week: ${job.hours}
Requisition ID: ${job.requisition}
Application deadline: ${longDate(job.deadline)}

${sections(job)}`),
  "labels above": (job) =>
    ofText(`${job.title}

Location
${where(job)}

Work arrangement
${MODE[job.mode]}

Job type
${TYPE[job.type]}

Pay range
${range(job)}

Hours per week
${job.hours}

Requisition ID
${job.requisition}

Apply by
${longDate(job.deadline)}

${sections(job)}`),
  sentences: (job) =>
    ofText(`${job.title}

${where(job)}
${TYPE[job.type]}
${MODE[job.mode]}

${job.about} The salary is ${range(job)}, for ${job.hours} hours a week. Please apply by ${longDate(job.deadline)} and name Req #${job.requisition}.

${sections(job)}`),
  page: (job) =>
    readPage(`<html><head><title>${job.title} - ${job.company} Careers</title></head><body>
<nav><a href="/jobs/1">All jobs</a> Log in</nav>
<main><h1>${job.title}</h1><dl><dt>Location</dt><dd>${where(job)}</dd><dt>Workplace type</dt><dd>${MODE[job.mode]}</dd>
<dt>Employment type</dt><dd>${TYPE[job.type]}</dd><dt>Salary range</dt><dd>${range(job)}</dd><dt>Hours per week</dt><dd>${job.hours}</dd>
<dt>Job ID</dt><dd>${job.requisition}</dd><dt>Closing date</dt><dd>${longDate(job.deadline)}</dd></dl>
<h2>About the role</h2><p>${job.about}</p><p><strong>Responsibilities</strong></p>${list(job.duties)}
<p><strong>Qualifications</strong></p>${list(asks(job))}<h3>What we offer</h3>${list(job.benefits)}</main>
<footer><p>Pay: $1 per hour</p></footer></body></html>`),
  "schema.org": (job) => readPage(postingPage(job)),
};

const postingPage = (job: SaidJob) =>
  `<html><head><script type="application/ld+json">${JSON.stringify({
    "@context": "https://schema.org",
    "@type": "JobPosting",
    title: job.title,
    identifier: { "@type": "PropertyValue", value: job.requisition },
    hiringOrganization: { "@type": "Organization", name: job.company },
    employmentType: job.type,
    ...(job.mode === "TELECOMMUTE" && { jobLocationType: "TELECOMMUTE" }),
    jobLocation: {
      "@type": "Place",
      address: {
        "@type": "PostalAddress",
        addressLocality: job.town[0],
        addressRegion: job.town[1],
        addressCountry: "US",
      },
    },
    baseSalary: {
      "@type": "MonetaryAmount",
      currency: "USD",
      value: {
        "@type": "QuantitativeValue",
        minValue: job.pay.min,
        maxValue: job.pay.max,
        unitText: job.pay.unit,
      },
    },
    validThrough: job.deadline,
    description: `<p>${job.about}</p><p>This is a ${job.mode === "HYBRID" ? "hybrid" : "busy"} position of ${job.hours} hours per week.</p><h3>Requirements</h3>${list(asks(job))}<h3>Benefits</h3>${list(job.benefits)}`,
  })}</script></head><body><p>Cookies</p></body></html>`;
