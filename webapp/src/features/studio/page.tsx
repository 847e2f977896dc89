import { readState } from "@jobmap/widget/studio-state";
import type { ShouldRevalidateFunctionArgs } from "react-router";
import { t } from "#text";
import { serverContext } from "../../lib/context.ts";
import { loadTexts, textsMeta } from "../../lib/page-texts.ts";
import type { Route } from "./+types/page";
import { loadStudio } from "./load-studio.ts";
import { StudioView } from "./StudioView.tsx";

const companyOf = (url: URL) => readState(url.searchParams).company;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { call: callInProcess } = context.get(serverContext);
  const [loaded, texts] = await Promise.all([
    loadStudio(callInProcess, companyOf(new URL(request.url))),
    loadTexts(
      context,
      "/jobmap-integration",
      t`Your job map on your website`,
      t`Put your open jobs on your website as a live map: customize it, preview it, and copy the code for HTML, an iframe, React, Vue, WordPress or Webflow.`,
    ),
  ]);
  return { loaded, texts };
}

/** Only another company requires server data. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  if (currentUrl.pathname !== nextUrl.pathname) return defaultShouldRevalidate;
  return companyOf(currentUrl) !== companyOf(nextUrl);
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return textsMeta(loaderData?.texts);
}

export default function Page({ loaderData }: Route.ComponentProps) {
  const { loaded, texts } = loaderData;
  return <StudioView loaded={loaded} host={texts.publicUrl} />;
}
