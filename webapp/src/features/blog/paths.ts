export const BLOG_PATH = "/blogs";
export const postPath = (slug: string) => `${BLOG_PATH}/${slug}`;
export const tagPath = (tag: string) => `${BLOG_PATH}/tag/${tag}`;

/** Feeds of all articles, as `rel=alternate`. */
export const FEED_LINKS = [
  {
    tagName: "link",
    rel: "alternate",
    type: "application/rss+xml",
    title: "Jobmap blog (RSS)",
    href: "/feeds/blog.rss",
  },
  {
    tagName: "link",
    rel: "alternate",
    type: "application/atom+xml",
    title: "Jobmap blog (Atom)",
    href: "/feeds/blog.atom",
  },
  {
    tagName: "link",
    rel: "alternate",
    type: "application/feed+json",
    title: "Jobmap blog (JSON Feed)",
    href: "/feeds/blog.json",
  },
] as const;
