import { t } from "#text";
import { serverContext } from "../../lib/context.ts";
import { memoizeFor } from "../../lib/memoize-for.ts";
import { pageMeta } from "../../lib/seo.ts";
import type { FrameHandle } from "../shell/frame-handle.ts";
import type { Route } from "./+types/page";
import { LandingView } from "./LandingView.tsx";
import { type Landing, loadLanding } from "./load-landing.ts";

export const handle: FrameHandle = { frame: "page", ownSearch: true, marketing: true };

/** How long the counts are cached, since they take some twenty searches. In ms. */
const CACHE_TTL_MS = 5_000;
const landing = memoizeFor<Landing>(CACHE_TTL_MS);

export async function loader({ context }: Route.LoaderArgs) {
  const { call, site, seo } = context.get(serverContext);
  const [page, texts] = await Promise.all([landing(() => loadLanding(call)), seo("/")]);
  return { ...page, texts, publicUrl: site.publicUrl };
}

/** `/landing-page` is the same page: both have `/` as canonical address. */
export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  if (!loaderData) return [];
  const { total, texts } = loaderData;
  const jobs = total.toLocaleString("en-US");
  return pageMeta(loaderData, {
    title: texts?.title || t`Jobmap: the pay is on the map`,
    isWholeTitle: true,
    description:
      texts?.description ||
      t`${jobs} jobs, each at its location on one map, with the pay the employer stated. Search by city, ZIP code, job or employer.`,
    path: "/",
  });
}

export default function Page({ loaderData }: Route.ComponentProps) {
  return <LandingView landing={loaderData} />;
}
