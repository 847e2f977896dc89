import type { JobSummary } from "@jobmap/contract";
import { minorUnitDigits } from "@jobmap/contract/minor-units";
import { type Html, html } from "./html.ts";
import type { Texts } from "./texts.ts";

export interface JobListing {
  readonly jobs: readonly JobSummary[];
  readonly total: number;
  readonly page: number;
  readonly pageSize: number;
  /** Whether links leave a frame: then they open a tab of their own. */
  readonly isFramed: boolean;
  /** What links to jobs carry, as a query string with its question mark, or nothing. */
  readonly carried: string;
  /** Address of a page of the list. */
  pageUrl(page: number): string;
}

/** The jobs as links that work without any script: the newest first, all of them page by page. */
export function jobList(listing: JobListing, texts: Texts, locale: string): Html {
  const { jobs, total, page, pageSize, pageUrl } = listing;
  const pages = Math.ceil(total / pageSize);
  const number = new Intl.NumberFormat(locale);
  return html`<ol>${jobs.map((job) => jobItem(job, listing, texts, locale))}</ol>${
    pages > 1 &&
    html`<nav aria-label="${texts.pages}">${
      page > 1 && html`<a rel="prev" href="${pageUrl(page - 1)}">${texts.previous}</a>`
    }<span>${texts.page(number.format(page), number.format(pages))}</span>${
      page < pages && html`<a rel="next" href="${pageUrl(page + 1)}">${texts.next}</a>`
    }</nav>`
  }`;
}

function jobItem(job: JobSummary, { isFramed, carried }: JobListing, texts: Texts, locale: string): Html {
  const pay = job.base_salary && payAmount(job.base_salary, texts, locale);
  return html`<li><a href="/job/${job.id}${carried}"${
    isFramed && html` target="_blank" rel="noopener"`
  }>${job.title}</a>${pay && html`<b class="pay">${pay}</b>`}<span>${placeText(job, texts)}</span>${
    job.base_salary && html`<span class="per">${texts.per[job.base_salary.unit]}</span>`
  }</li>`;
}

function placeText(job: JobSummary, texts: Texts): string {
  const names = [
    ...new Set(job.locations.map(({ locality, region }) => [locality, region].filter(Boolean).join(", "))),
  ].filter((name) => name !== "");
  const [first] = names;
  const where = first === undefined ? "" : names.length > 1 ? texts.places(first, names.length - 1) : first;
  const remote = job.location_type === "TELECOMMUTE" ? texts.remote : "";
  return [remote, where].filter(Boolean).join(" · ");
}

/** "$18.21 to $22". */
function payAmount(pay: NonNullable<JobSummary["base_salary"]>, texts: Texts, locale: string): string {
  const digits = minorUnitDigits(pay.currency);
  const money = new Intl.NumberFormat(locale, {
    style: "currency",
    currency: pay.currency,
    currencyDisplay: "narrowSymbol",
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    trailingZeroDisplay: "stripIfInteger",
  });
  const unit = 10 ** digits;
  const low = money.format(pay.min / unit);
  const high = pay.max !== null && pay.max > pay.min ? ` ${texts.to} ${money.format(pay.max / unit)}` : "";
  return low + high;
}
