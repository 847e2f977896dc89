import type { ShouldRevalidateFunctionArgs } from "react-router";
import { serverContext } from "../../lib/context.ts";
import { pageMeta } from "../../lib/seo.ts";
import type { Route } from "./+types/page";
import { loadStudio } from "./load-studio.ts";
import { StudioView } from "./StudioView.tsx";
import { readState } from "./state.ts";

const companyOf = (url: URL) => readState(url.searchParams).company;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { call: callInProcess, site } = context.get(serverContext);
  const loaded = await loadStudio(callInProcess, companyOf(new URL(request.url)));
  return { ...loaded, publicUrl: site.publicUrl };
}

/** Only another company needs anything of the server. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  if (currentUrl.pathname !== nextUrl.pathname) return defaultShouldRevalidate;
  return companyOf(currentUrl) !== companyOf(nextUrl);
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return pageMeta(loaderData, {
    title: "Your job map on your website",
    description:
      "Put your open jobs on your own site as a live map: choose how it looks, see it at work, and copy the code for HTML, an iframe, React, Vue, WordPress or Webflow.",
    path: "/jobmap-integration",
  });
}

export default function Page({ loaderData }: Route.ComponentProps) {
  const { publicUrl, ...loaded } = loaderData;
  return <StudioView loaded={loaded} host={publicUrl} />;
}
