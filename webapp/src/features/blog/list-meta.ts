import type { MetaDescriptor } from "react-router";
import { t } from "#text";
import { pageMeta } from "../../lib/seo.ts";
import { breadcrumbList } from "../../lib/structured-data.ts";
import { type LoadedPosts, listPath } from "./load-posts.ts";
import { BLOG_PATH, FEED_LINKS, tagPath } from "./paths.ts";

/** What search engines and feed readers are told of a list of articles. Searches are not indexed. */
export function listMeta(loaded: LoadedPosts | undefined): MetaDescriptor[] {
  if (!loaded) return [];
  const { tag, search, page, publicUrl, texts } = loaded;
  const own = tag ? tagPath(tag.tag) : BLOG_PATH;
  const title = tag ? t`${tag.name}: articles` : t`Blog`;
  const isFirst = tag === null && page === 1;
  const blog = { text: t`Blog`, to: BLOG_PATH };
  return [
    ...pageMeta(
      { publicUrl },
      {
        title: isFirst ? texts.title : page > 1 ? t`${title}, page ${page}` : title,
        isWholeTitle: isFirst,
        description: tag
          ? t`Articles about ${tag.name.toLowerCase()}, with figures from what is on the map at the moment.`
          : texts.description,
        path: listPath(own, "", page),
        noindex: search !== "",
        structuredData: [breadcrumbList(publicUrl, tag ? [blog, { text: tag.name, to: own }] : [blog])],
      },
    ),
    ...FEED_LINKS,
  ];
}
