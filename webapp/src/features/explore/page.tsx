import type { ShouldRevalidateFunctionArgs } from "react-router";
import { t } from "#text";
import { call } from "../../lib/api.ts";
import { serverContext } from "../../lib/context.ts";
import { listKey, readState } from "../../lib/explore-state.ts";
import { useSite } from "../../lib/site.ts";
import type { FrameHandle } from "../shell/frame-handle.ts";
import type { Route } from "./+types/page";
import { atItsPlace } from "./at-its-place.ts";
import { ExplorePage } from "./ExplorePage.tsx";
import { exploreMeta } from "./explore-meta.ts";
import { type ExploreData, ExploreMemory, loadExplore } from "./results/load.ts";

export const handle: FrameHandle = { frame: "bare", skips: [{ to: "#map", text: t`Skip to the map` }] };

export async function loader({ request, context }: Route.LoaderArgs): Promise<ExploreData> {
  const { call: callInProcess, now } = context.get(serverContext);
  const data = await loadExplore(new URL(request.url), callInProcess, now.getTime(), request.signal);
  return { ...atItsPlace(data), isFromServer: true };
}

const memory = new ExploreMemory();

/** Later searches call the API directly: this saves one request, and the next search aborts it. */
export async function clientLoader({ request }: Route.ClientLoaderArgs): Promise<ExploreData> {
  return atItsPlace(await loadExplore(new URL(request.url), call, Date.now(), request.signal, memory));
}

/** Neither moving a map that the list does not follow nor opening a preview reloads the list. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  if (currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search)
    return defaultShouldRevalidate;
  const key = (url: URL) => listKey(readState(url.searchParams).state);
  return key(currentUrl) !== key(nextUrl);
}

export function meta({ loaderData, matches }: Route.MetaArgs): Route.MetaDescriptors {
  const [root] = matches;
  return exploreMeta(root?.loaderData?.site, loaderData);
}

export default function Page({ loaderData }: Route.ComponentProps) {
  const site = useSite();
  if (!site) throw new Error("The site's settings did not load.");
  return <ExplorePage data={loaderData} site={site} />;
}
