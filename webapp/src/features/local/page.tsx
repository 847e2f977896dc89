import { MIN_LOCAL_JOBS } from "@jobmap/contract/limits";
import { serverContext } from "../../lib/context.ts";
import { PREFIX } from "../../lib/language.ts";
import { jobPath } from "../../lib/paths.ts";
import { pageMeta } from "../../lib/seo.ts";
import { breadcrumbList } from "../../lib/structured-data.ts";
import type { Route } from "./+types/page";
import { LocalView } from "./LocalView.tsx";
import { loadLocal } from "./load-local.ts";
import { localDescription, localName, localParents, localPath, localTitle } from "./local-words.ts";

export async function loader({ params, context }: Route.LoaderArgs) {
  const { call, now, site } = context.get(serverContext);
  const { place = "", occupation } = params as { place?: string; occupation?: string };
  const local = await loadLocal(call, place, occupation);
  return { local, now: now.getTime(), publicUrl: site.publicUrl };
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  if (!loaderData) return [];
  const { local, publicUrl } = loaderData;
  const path = localPath(local.place.slug, local.occupation?.slug);
  return pageMeta(
    { publicUrl },
    {
      title: localTitle(local),
      description: localDescription(local),
      path,
      noindex: local.total < MIN_LOCAL_JOBS || local.newest.some((job) => job.company.is_demo),
      structuredData: [
        breadcrumbList(publicUrl, [...localParents(local), { text: localName(local), to: path }]),
        {
          "@context": "https://schema.org",
          "@type": "ItemList",
          name: localTitle(local),
          numberOfItems: local.total,
          itemListElement: local.newest.map(({ id }, i) => ({
            "@type": "ListItem",
            position: i + 1,
            url: publicUrl + PREFIX + jobPath(id),
          })),
        },
      ],
    },
  );
}

export default function Page({ loaderData }: Route.ComponentProps) {
  return <LocalView local={loaderData.local} now={loaderData.now} />;
}
