import type { BlogTag, Data } from "@jobmap/contract";
import { data, type RouterContextProvider, redirect } from "react-router";
import { t } from "#text";
import { serverContext } from "../../lib/context.ts";
import { loadTexts, type PageTexts } from "../../lib/page-texts.ts";
import { pageNumber } from "../job-list/load-list.ts";
import { BLOG_PATH, tagPath } from "./paths.ts";

const LEAD = t`How pay is compared, how search reads your words, how listings end: articles with figures from what is on the map at the moment.`;
const PER_PAGE = 10;

export interface LoadedPosts extends Data<"GET blog/list"> {
  /** The tag that the list is of. */
  tag: BlogTag | null;
  search: string;
  pages: number;
  mostViewed: Data<"GET blog/most-viewed-blogs">["items"];
  publicUrl: string;
  /** What an operator says of the whole blog. */
  texts: PageTexts;
}

/** A page of articles: all, or those with a tag. A tag that no article has is not found. */
export async function loadPosts(
  context: Readonly<RouterContextProvider>,
  url: URL,
  slug: string | null,
): Promise<LoadedPosts> {
  const { call, site } = context.get(serverContext);
  const own = slug === null ? BLOG_PATH : tagPath(slug);
  const page = pageNumber(url);
  if (page === undefined) throw redirect(own);
  const search = slug === null ? (url.searchParams.get("q") ?? "").slice(0, 100).trim() : "";
  const [texts, list, { items: mostViewed }] = await Promise.all([
    loadTexts(context, BLOG_PATH, t`Blog`, LEAD),
    call("GET blog/list", {
      query: { ...(slug === null ? {} : { tags: slug }), search, page, limit: PER_PAGE },
    }),
    call("GET blog/most-viewed-blogs", {}),
  ]);
  const tag = slug === null ? null : (list.tags.find((one) => one.tag === slug) ?? null);
  if (slug !== null && tag === null)
    throw data({ message: t`There are no articles about this.` }, { status: 404 });
  const pages = Math.max(1, Math.ceil(list.total / PER_PAGE));
  if (page > pages) throw redirect(listPath(own, search, pages));
  return { ...list, tag, search, pages, mostViewed, publicUrl: site.publicUrl, texts };
}

/** The address of a page of a list. */
export function listPath(own: string, search: string, page: number): string {
  const params = new URLSearchParams({
    ...(search === "" ? {} : { q: search }),
    ...(page === 1 ? {} : { page: String(page) }),
  });
  return params.size === 0 ? own : `${own}?${params}`;
}
