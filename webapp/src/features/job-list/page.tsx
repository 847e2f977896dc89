import { DEFAULT_DISTANCE_MILES } from "@jobmap/contract/limits";
import { data, redirect } from "react-router";
import { plural, t } from "#text";
import { serverContext } from "../../lib/context.ts";
import { pageMeta } from "../../lib/seo.ts";
import { breadcrumbList } from "../../lib/structured-data.ts";
import type { Route } from "./+types/page";
import { JobListView } from "./JobListView.tsx";
import { listTitle } from "./list-words.ts";
import { loadList, ownPath, pageNumber } from "./load-list.ts";
import { listPath, parseQuerySlug } from "./query-slug.ts";

/** Deeper pages of a list are useless as search engine results. */
const DEEP_PAGE = 10;

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { call, now, site } = context.get(serverContext);
  const own = ownPath(url);
  const page = pageNumber(url);
  if (page === undefined) throw redirect(own);
  const list = await loadList(call, params.search_query, page);
  if (page > list.pages) throw redirect(`${own}?page=${list.pages}`);
  const view = { ...list, now: now.getTime(), publicUrl: site.publicUrl };
  return data(view, { status: list.unknownLocation === null ? 200 : 404 });
}

export function meta({ loaderData, params }: Route.MetaArgs): Route.MetaDescriptors {
  if (!loaderData) return [];
  const { publicUrl, total, page, place, search, items } = loaderData;
  const title = listTitle(loaderData);
  const own = listPath(place ? { search, location: place.label } : parseQuerySlug(params.search_query));
  const paid = items.filter((job) => job.base_salary !== null).length;
  const open = plural(total, { one: "# open job", other: "# open jobs" });
  const found = place ? t`${open} within ${DEFAULT_DISTANCE_MILES} miles of ${place.label}` : open;
  return pageMeta(
    { publicUrl },
    {
      title: page > 1 ? t`${title}, page ${page}` : title,
      description: paid > 0 ? t`${found}, each on the map, with its pay.` : t`${found}, each on the map.`,
      path: page > 1 ? `${own}?page=${page}` : own,
      noindex: total === 0 || page >= DEEP_PAGE || items.some((job) => job.company.is_demo),
      structuredData: [
        breadcrumbList(publicUrl, [
          { text: t`Jobs`, to: "/jobmap" },
          { text: title, to: own },
        ]),
      ],
    },
  );
}

export default function Page({ loaderData, params }: Route.ComponentProps) {
  return <JobListView list={loaderData} slug={params.search_query} now={loaderData.now} />;
}
