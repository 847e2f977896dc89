import { textOf } from "@jobmap/contract/text-of";
import { redirect } from "react-router";
import { t } from "#text";
import { serverContext } from "../../lib/context.ts";
import { companyPath } from "../../lib/paths.ts";
import { clip, pageMeta } from "../../lib/seo.ts";
import { breadcrumbList } from "../../lib/structured-data.ts";
import { ownPath, pageNumber } from "../job-list/load-list.ts";
import type { Route } from "./+types/page";
import { CompanyView, openJobsText } from "./CompanyView.tsx";
import { loadCompany } from "./load-company.ts";

/** Deeper pages of a list are useless as search engine results. */
const DEEP_PAGE = 10;

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { call, now, site } = context.get(serverContext);
  const page = pageNumber(url);
  if (page === undefined) throw redirect(ownPath(url));
  const loaded = await loadCompany(call, params.company_name, page);
  const own = companyPath(loaded.company.username);
  if (loaded.company.username !== params.company_name) throw redirect(own + url.search, 301);
  if (page > loaded.pages) throw redirect(`${own}?page=${loaded.pages}`);
  // Made here, so that no browser needs to read HTML.
  const about = clip(textOf(loaded.company.description ?? ""), 160);
  return { ...loaded, about, now: now.getTime(), publicUrl: site.publicUrl };
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  if (!loaderData) return [];
  const { company, about, total, page, publicUrl } = loaderData;
  const own = companyPath(company.username);
  const title = t`Jobs at ${company.name}`;
  const feed = {
    rel: "alternate",
    type: "application/rss+xml",
    title,
    href: `/feeds/${company.username}/jobs.rss`,
  };
  const seo = pageMeta(
    { publicUrl },
    {
      title: page > 1 ? t`${title}, page ${page}` : title,
      description: `${t`${openJobsText(total)} at ${company.name}, on the map.`} ${about}`,
      path: page > 1 ? `${own}?page=${page}` : own,
      type: "profile",
      noindex: company.is_demo || page >= DEEP_PAGE,
      structuredData: [
        breadcrumbList(publicUrl, [
          { text: t`Jobs`, to: "/jobmap" },
          { text: company.name, to: own },
        ]),
      ],
    },
  );
  return [...seo, { tagName: "link", ...feed }];
}

export default function Page({ loaderData }: Route.ComponentProps) {
  return <CompanyView {...loaderData} />;
}
