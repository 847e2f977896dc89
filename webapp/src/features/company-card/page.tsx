import type { ShouldRevalidateFunctionArgs } from "react-router";
import { t } from "#text";
import { serverContext } from "../../lib/context.ts";
import { loadTexts, textsMeta } from "../../lib/page-texts.ts";
import type { FrameHandle } from "../shell/frame-handle.ts";
import type { Route } from "./+types/page";
import { CardView } from "./CardView.tsx";
import { loadCard } from "./load-card.ts";

const LEAD = t`Your open jobs, or one of them, as a card that follows them: a picture or a frame, light or dark, with code for HTML and Markdown.`;

export const handle: FrameHandle = { frame: "page", marketing: true };

/** `/companyinfocard?company=acme&job=7&theme=dark`: the address holds the whole choice. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { call } = context.get(serverContext);
  const [texts, loaded] = await Promise.all([
    loadTexts(context, "/companyinfocard", t`Company card`, LEAD),
    loadCard(call, url.searchParams.get("company") ?? ""),
  ]);
  return { ...texts, loaded };
}

/** Only another company needs data of the server. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  if (currentUrl.pathname !== nextUrl.pathname) return defaultShouldRevalidate;
  return currentUrl.searchParams.get("company") !== nextUrl.searchParams.get("company");
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return textsMeta(loaderData);
}

export default function CardPage({ loaderData }: Route.ComponentProps) {
  return <CardView loaded={loaderData.loaded} host={loaderData.publicUrl} />;
}
