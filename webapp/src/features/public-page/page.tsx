import { data } from "react-router";
import { serverContext } from "../../lib/context.ts";
import type { Route } from "./+types/page";
import { loadPublicPage, robotsHeaders } from "./load-public-page.ts";
import { PublicPageView } from "./PublicPageView.tsx";
import { publicPageMeta } from "./page-meta.ts";

/** `/user/{username}/{profile_slug}` */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { call, site } = context.get(serverContext);
  const seen = await loadPublicPage(call, params.username, params.profile_slug);
  return data({ seen, publicUrl: site.publicUrl }, { headers: robotsHeaders(seen.is_findable) });
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return loaderData ? publicPageMeta(loaderData) : [];
}

export default function Page({ loaderData }: Route.ComponentProps) {
  return <PublicPageView {...loaderData} />;
}
