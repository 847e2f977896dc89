import { route } from "../../http/dispatch.ts";
import { presentPostSummary, presentTag } from "../../presenters/blog-post.ts";
import { findMostViewed, findPosts, findTags } from "../../queries/blog.ts";
import { showPost } from "../../views/blog-post.ts";

const VIEWED_LIMIT = 5;

export const listPosts = route("GET blog/list", async ({ query }, { services }) => {
  const { tags: tag, search, page, limit } = query;
  const now = services.now();
  const [{ total, posts }, tags] = await Promise.all([
    findPosts(now, { tag, search, page, limit }),
    findTags(now),
  ]);
  return {
    items: posts.map(presentPostSummary),
    total,
    page,
    limit,
    tags: tags.map((entry) => ({ ...presentTag(entry.tag), posts: Number(entry.posts) })),
  };
});

export const getMostViewed = route("GET blog/most-viewed-blogs", async (_, { services }) => {
  const posts = await findMostViewed(services.now(), VIEWED_LIMIT);
  return { items: posts.map(presentPostSummary) };
});

export const getPost = route("GET blog/particuler-blog-detail/{slug}", ({ params, query }, { services }) =>
  showPost(services, params.slug, query.preview),
);
