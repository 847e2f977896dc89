import type { ShouldRevalidateFunctionArgs } from "react-router";
import { serverContext } from "../../lib/context.ts";
import { LANGUAGE, PREFIX } from "../../lib/language.ts";
import { loadTexts, textsMeta } from "../../lib/page-texts.ts";
import type { FrameHandle } from "../shell/frame-handle.ts";
import type { Route } from "./+types/page";
import { ContentView } from "./ContentView.tsx";
import { legalDocuments, versionLines } from "./legal.server.ts";
import { loadFacts } from "./live/load-live.ts";
import { ProductView } from "./ProductView.tsx";
import { findPage } from "./pages.server.ts";

export const handle: FrameHandle = { frame: "page", marketing: true };

/** A page of `webapp/content/`; the address says which. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { path, page } = findPage(url.pathname.slice(PREFIX.length), LANGUAGE);
  const [texts, facts] = await Promise.all([
    loadTexts(context, path, page.title, page.lead),
    loadFacts(context.get(serverContext), page, legalDocuments(LANGUAGE)),
  ]);
  return { ...texts, page, facts, versions: versionLines(path, LANGUAGE) };
}

/** The text is the same whatever is searched for on the page. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname;
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return textsMeta(loaderData);
}

export default function Page({ loaderData }: Route.ComponentProps) {
  const { path, page, facts, versions } = loaderData;
  if (page.layout === "product") return <ProductView page={page} facts={facts} />;
  return <ContentView path={path} page={page} facts={facts} versions={versions} />;
}
