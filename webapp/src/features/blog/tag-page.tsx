import type { FrameHandle } from "../shell/frame-handle.ts";
import type { Route } from "./+types/tag-page";
import { BlogListView } from "./BlogListView.tsx";
import { listMeta } from "./list-meta.ts";
import { loadPosts } from "./load-posts.ts";

export const handle: FrameHandle = { frame: "page", marketing: true };

export const loader = ({ context, url, params }: Route.LoaderArgs) =>
  loadPosts(context, url, params.blog_slug);

export const meta = ({ loaderData }: Route.MetaArgs): Route.MetaDescriptors => listMeta(loaderData);

export default function Page({ loaderData }: Route.ComponentProps) {
  return <BlogListView posts={loaderData} />;
}
