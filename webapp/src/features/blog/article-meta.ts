import type { BlogPost } from "@jobmap/contract";
import type { StructuredData } from "@jobmap/contract/structured-data";
import type { MetaDescriptor } from "react-router";
import { t } from "#text";
import { pageMeta, SITE_NAME } from "../../lib/seo.ts";
import { breadcrumbList } from "../../lib/structured-data.ts";
import { BLOG_PATH, FEED_LINKS, postPath } from "./paths.ts";

/** What search engines, feed readers and previews of links are told of an article. */
export function articleMeta(post: BlogPost, publicUrl: string): MetaDescriptor[] {
  const { title, lead, slug, author, tags, published_at: published, updated_on: updated } = post;
  const own = postPath(slug);
  return [
    ...pageMeta(
      { publicUrl },
      {
        title,
        description: lead,
        path: own,
        isEnglish: true,
        type: "article",
        noindex: post.is_preview,
        structuredData: post.is_preview
          ? []
          : [
              blogPosting(post, publicUrl),
              breadcrumbList(publicUrl, [
                { text: t`Blog`, to: BLOG_PATH },
                { text: title, to: own },
              ]),
            ],
      },
    ),
    ...(published === null ? [] : [{ property: "article:published_time", content: published }]),
    { property: "article:modified_time", content: updated },
    { property: "article:author", content: author },
    ...tags.map(({ name }) => ({ property: "article:tag", content: name })),
    ...FEED_LINKS,
  ];
}

/** https://schema.org/BlogPosting */
function blogPosting(post: BlogPost, publicUrl: string): StructuredData {
  const { title, lead, slug, author, tags, words, published_at: published, updated_on: updated } = post;
  const url = publicUrl + postPath(slug);
  const site = { "@type": "Organization", name: SITE_NAME, url: publicUrl };
  return {
    "@context": "https://schema.org",
    "@type": "BlogPosting",
    headline: title,
    description: lead,
    url,
    mainEntityOfPage: url,
    ...(published === null ? {} : { datePublished: published }),
    // A text can be finished before the day on which it is published.
    dateModified: published !== null && updated < published.slice(0, 10) ? published : updated,
    author: author === SITE_NAME ? site : { "@type": "Person", name: author },
    publisher: site,
    keywords: tags.map(({ name }) => name).join(", "),
    wordCount: words,
    inLanguage: "en",
  };
}
