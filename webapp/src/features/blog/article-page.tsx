import { serverContext } from "../../lib/context.ts";
import type { FrameHandle } from "../shell/frame-handle.ts";
import type { Route } from "./+types/article-page";
import { ArticleView } from "./ArticleView.tsx";
import { articleMeta } from "./article-meta.ts";
import { LandsContext } from "./figures/lands.ts";
import { landsOf } from "./land.server.ts";
import { requirePresentAddress } from "./present-address.ts";

export const handle: FrameHandle = { frame: "page", marketing: true };

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const { call, site, basemapFolder } = context.get(serverContext);
  const preview = url.searchParams.get("preview");
  const post = await call("GET blog/particuler-blog-detail/{slug}", {
    params: { slug: params.blog_slug },
    query: preview === null ? {} : { preview },
  });
  requirePresentAddress(post, params.blog_slug, url);
  return { post, lands: landsOf(post, basemapFolder), publicUrl: site.publicUrl };
}

export const meta = ({ loaderData }: Route.MetaArgs): Route.MetaDescriptors =>
  loaderData ? articleMeta(loaderData.post, loaderData.publicUrl) : [];

export default function Page({ loaderData }: Route.ComponentProps) {
  return (
    <LandsContext value={loaderData.lands}>
      <ArticleView post={loaderData.post} />
    </LandsContext>
  );
}
