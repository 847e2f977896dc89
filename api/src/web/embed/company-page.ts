import type { JobSummary } from "@jobmap/contract";
import type { StoredCompanyMap } from "../../queries/company-map.ts";
import { demoBar } from "./demo.ts";
import type { PageDocument } from "./document.ts";
import { firstJobs } from "./first-view.ts";
import { type Html, html, inlineJson } from "./html.ts";
import { jobList } from "./job-list.ts";
import type { Picture } from "./picture.ts";
import { type EmbedQuery, lookInCss } from "./request.ts";
import { siteBar } from "./site-bar.ts";
import { SOCIAL_SIZE } from "./social-picture.ts";
import { prefixFor, spokenLocale, textsFor } from "./texts.ts";
import type { WidgetBuild } from "./widget-build.ts";

/** Jobs per page of the list in the HTML. */
export const PAGE_SIZE = 50;

export interface CompanyView {
  readonly map: StoredCompanyMap;
  /** The jobs on the requested page of the list. */
  readonly jobs: readonly JobSummary[];
  readonly picture: Picture | null;
  readonly build: WidgetBuild | null;
  readonly query: EmbedQuery;
  readonly kind: "frame" | "featured" | "page";
  /** Path of this page. */
  readonly path: string;
  readonly publicUrl: string;
  /** Origins that may frame it; none means any. */
  readonly ancestors: readonly string[];
  /** Options of the widget from this server's settings. */
  readonly site: Readonly<Record<string, string>>;
}

/** The page of a company that may be shown: picture, list, and data for the script that takes over. */
export function companyPage(asked: CompanyView): PageDocument {
  const { map, kind } = asked;
  const query = { ...asked.query, locale: spokenLocale(asked.query.locale, map.meta.country) };
  // The list view has no picture beside it.
  const picture = query.options["view"] === "list" ? null : asked.picture;
  const view = { ...asked, query, picture };
  const { company, total } = map.meta;
  const texts = textsFor(query.locale);
  const isFramed = kind !== "page";
  const prefix = prefixFor(query.locale);
  const count = texts.openJobs(new Intl.NumberFormat(query.locale).format(total), total === 1);
  return {
    title: kind === "page" ? `${texts.jobsAt(company.name)} | Jobmap` : texts.jobsAt(company.name),
    locale: query.locale,
    theme: query.theme,
    isFramed,
    ancestors: view.ancestors,
    company: company.username,
    head: headOf(view, texts.onTheMap(count, company.name)),
    body: html`${kind === "featured" && demoBar(company.name, query.locale)}${!isFramed && html`<header>${siteBar(`/jobmap/${company.slug}`, query.locale)}<div class="top"><h1>${texts.jobsAt(company.name)}</h1></div></header>`}
<main${isFramed && html` aria-label="${texts.jobsAt(company.name)}"`}>${mainOf(view, count)}</main>
${!isFramed && html`<footer class="end"><a href="${prefix}/company/${company.username}">${texts.about(company.name)}</a><a href="${prefix}/jobmap">${texts.allJobs}</a>${otherLanguage(company.slug, query.locale)}${company.is_demo && html`<span>${texts.invented}</span>`}</footer>`}`,
    boots: total > 0,
    isDemo: kind === "featured",
  };
}

function mainOf({ map, jobs, picture, build, query, kind, path, site }: CompanyView, count: string): Html {
  const { company, total } = map.meta;
  const texts = textsFor(query.locale);
  const isFramed = kind !== "page";
  if (total === 0)
    return html`<div class="state">${isFramed ? html`<h1>${texts.none(company.name)}</h1>` : html`<h2>${texts.none(company.name)}</h2>`}${company.text !== null && html`<p>${company.text}</p>`}<p class="note">${texts.noneHint}</p></div>`;
  const list = jobList(
    {
      jobs,
      total,
      page: query.page,
      pageSize: PAGE_SIZE,
      isFramed,
      carried: queryString({
        ...(isFramed ? { source: "embed", via: "iframe" } : {}),
        ...query.attribution,
        ...(query.options["utm"] === "on" && { utm: "on" }),
      }),
      pageUrl: (page) =>
        path +
        queryString({
          ...query.options,
          ...query.look,
          ...query.attribution,
          ...(page > 1 ? { page: String(page) } : {}),
        }),
    },
    texts,
    query.locale,
  );
  const data = {
    entry: build?.entry ?? null,
    ...(picture && {
      size: [picture.width, picture.height, ...picture.box, picture.zoom, picture.level],
      marks: [picture.marks, ...picture.fewer],
    }),
    first: firstJobs(map),
    options: { ...site, ...query.options, company: company.username },
    ...(Object.keys(query.look).length > 0 && { look: lookInCss(query.look) }),
  };
  return html`<div id="app"></div><div class="still${picture === null && " flat"}">${
    picture && html`<div class="pic" role="img" aria-label="${texts.map}">${picture.svg}</div>`
  }<div class="jobs" tabindex="0" role="region" aria-label="${texts.jobsAt(company.name)}"><div class="head">${
    isFramed && html`<h1>${texts.jobsAt(company.name)}</h1>`
  }<p>${count}${isFramed && company.is_demo && ` · ${texts.invented}`}</p></div>${list}</div></div><script type="application/json" id="data">${inlineJson(data)}</script>`;
}

/** The same page in the other language. */
function otherLanguage(slug: string, locale: string): Html {
  const path = `/jobmap/${slug}`;
  return prefixFor(locale) === ""
    ? html`<a href="/es${path}" hreflang="es" lang="es">Español</a>`
    : html`<a href="${path}" hreflang="en" lang="en">English</a>`;
}

/** A frame is not a page of its own: its canonical address is that of the shared page. */
function headOf({ map, query, kind, publicUrl, build }: CompanyView, description: string): Html {
  const { company, total } = map.meta;
  const texts = textsFor(query.locale);
  const path = `/jobmap/${company.slug}`;
  const own = publicUrl + prefixFor(query.locale) + path;
  const url = query.page > 1 ? `${own}?page=${query.page}` : own;
  const hidden = kind !== "page" || company.is_demo || total === 0;
  return html`<meta name="description" content="${description}">
<link rel="canonical" href="${url}">${hidden && html`<meta name="robots" content="noindex, follow">`}${
    kind === "page" &&
    html`<link rel="alternate" hreflang="en" href="${publicUrl}${path}"><link rel="alternate" hreflang="es" href="${publicUrl}/es${path}"><link rel="alternate" hreflang="x-default" href="${publicUrl}${path}"><meta property="og:site_name" content="Jobmap"><meta property="og:type" content="website"><meta property="og:title" content="${texts.jobsAt(company.name)}"><meta property="og:description" content="${description}"><meta property="og:url" content="${url}"><meta property="og:image" content="${pictureUrl(publicUrl + path, map.hash, query.locale)}"><meta property="og:image:width" content="${SOCIAL_SIZE.width}"><meta property="og:image:height" content="${SOCIAL_SIZE.height}"><meta property="og:image:alt" content="${description}"><meta name="twitter:card" content="summary_large_image">`
  }${
    total > 0 &&
    (build?.preloads ?? []).map(
      ({ href, integrity }) => html`<link rel="modulepreload" href="${href}" integrity="${integrity}">`,
    )
  }`;
}

/** Named by its content, so that a social network that caches the old picture requests the new one. */
function pictureUrl(page: string, hash: string, locale: string): string {
  const query = queryString({ v: hash.slice(0, 10), ...(locale === "en" ? {} : { locale }) });
  return `${page}/picture.png${query}`;
}

function queryString(values: Readonly<Record<string, string>>): string {
  const query = new URLSearchParams(values).toString();
  return query === "" ? "" : `?${query}`;
}
