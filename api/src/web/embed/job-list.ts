import type { JobSummary } from "@jobmap/contract";
import { minorUnitDigits } from "@jobmap/contract/minor-units";
import type { FirstStrings } from "@jobmap/widget/strings";
import { type Html, html } from "./html.ts";
import { prefixFor, type Texts, wordsFor } from "./texts.ts";

export interface JobListing {
  readonly jobs: readonly JobSummary[];
  readonly total: number;
  readonly page: number;
  readonly pageSize: number;
  /** Whether the list is in a frame: its links then open a new tab. */
  readonly isFramed: boolean;
  /** The query string added to links to jobs, with its question mark, or empty. */
  readonly carried: string;
  /** Address of a page of the list. */
  pageUrl(page: number): string;
}

/** The jobs as links that work without scripts: the newest first, paginated. */
export function jobList(listing: JobListing, texts: Texts, locale: string): Html {
  const { jobs, total, page, pageSize, pageUrl } = listing;
  const pages = Math.ceil(total / pageSize);
  const number = new Intl.NumberFormat(locale);
  return html`<ol>${jobs.map((job) => jobItem(job, listing, locale))}</ol>${
    pages > 1 &&
    html`<nav aria-label="${texts.pages}">${
      page > 1 && html`<a rel="prev" href="${pageUrl(page - 1)}">${texts.previous}</a>`
    }<span>${texts.page(number.format(page), number.format(pages))}</span>${
      page < pages && html`<a rel="next" href="${pageUrl(page + 1)}">${texts.next}</a>`
    }</nav>`
  }`;
}

function jobItem(job: JobSummary, { isFramed, carried }: JobListing, locale: string): Html {
  const words = wordsFor(locale);
  const pay = job.base_salary && payAmount(job.base_salary, words, locale);
  return html`<li><a href="${prefixFor(locale)}/job/${job.id}${carried}"${
    isFramed && html` target="_blank" rel="noopener"`
  } aria-describedby="f${job.id} p${job.id}"><bdi>${job.title}</bdi></a><p id="p${job.id}"><b class="pay">${pay && html`<bdi>${pay}</bdi>`}</b> <span class="per">${
    job.base_salary ? words.periods[job.base_salary.unit] : words.payNone
  }</span></p><span id="f${job.id}">${factsOf(job, words, locale)}</span></li>`;
}

/** "Near Easton, MD and 2 more places · Hybrid · Full time", as in the widget's list. */
function factsOf(
  { locations, location_type, employment_types }: JobSummary,
  words: FirstStrings,
  locale: string,
): Html {
  const names = locations.map(({ locality, region }) => [locality, region].filter(Boolean).join(", "));
  const [name, ...others] = [...new Set(names.filter((one) => one !== ""))];
  const precision = locations[names.indexOf(name ?? "")]?.precision;
  const isNear = precision === "POSTCODE" || precision === "CITY";
  const [before = "", after = ""] = isNear ? words.near("\n").split("\n") : [];
  const more = words.andMore(new Intl.NumberFormat(locale).format(others.length), others.length === 1);
  const facts = [
    location_type === "ONSITE" ? "" : words.places[location_type],
    ...employment_types.map((type) => words.types[type]),
  ].filter((fact) => fact !== "");
  return html`${name !== undefined && html`${before}<bdi>${name}</bdi>${after}`}${others.length > 0 && ` ${more}`}${
    name !== undefined && facts.length > 0 && " · "
  }${facts.join(" · ")}`;
}

/** "$18.21 to $22". */
function payAmount(
  pay: NonNullable<JobSummary["base_salary"]>,
  { payRange }: FirstStrings,
  locale: string,
): string {
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
  return pay.max !== null && pay.max > pay.min ? payRange(low, money.format(pay.max / unit)) : low;
}
