import { Form, Link } from "react-router";
import {
  Breadcrumbs,
  Button,
  EmptyState,
  Heading,
  Page,
  Pagination,
  plural,
  TextField,
} from "../../ui/index.ts";
import styles from "./Blog.module.css";
import { type LoadedPosts, listPath } from "./load-posts.ts";
import { PostRow } from "./PostRow.tsx";
import { BLOG_PATH, postPath, tagPath } from "./paths.ts";
import { TagLinks } from "./TagLinks.tsx";

/** `/blogs` and `/blogs/tag/…`: articles, the newest first. */
export function BlogListView({ posts }: { posts: LoadedPosts }) {
  const { tag, search, items, total, page, pages, tags, mostViewed } = posts;
  const own = tag ? tagPath(tag.tag) : BLOG_PATH;
  return (
    <Page
      title={tag ? tag.name : "Blog"}
      lead={
        tag
          ? `${plural(total, "article")} about this subject.`
          : "How the map works: pay, places and words. The figures in each article come from what is on the map right now."
      }
      width="table"
    >
      {tag && (
        <div className={styles["trail"]}>
          <Breadcrumbs parents={[{ text: "Blog", to: BLOG_PATH }]} current={tag.name} />
        </div>
      )}
      <div className={styles["columns"]}>
        <div className={styles["posts"]}>
          {search !== "" && (
            <p role="status">
              {plural(total, "article")} for “{search}”. <Link to={BLOG_PATH}>Show all</Link>
            </p>
          )}
          {items.length === 0 ? (
            <EmptyState title={search === "" ? "No articles yet." : `Nothing here is about “${search}”.`}>
              {search === "" ? (
                <>
                  Answers to most questions are in <Link to="/help">help</Link>.
                </>
              ) : (
                "Try another word, or fewer."
              )}
            </EmptyState>
          ) : (
            items.map((post) => <PostRow key={post.slug} post={post} />)
          )}
          <Pagination
            label="Pages of articles"
            page={page}
            pages={pages}
            to={(n) => listPath(own, search, n)}
          />
        </div>
        <aside className={styles["side"]} aria-label="More of the blog">
          <search>
            <Form action={BLOG_PATH} className={styles["search"]}>
              <TextField label="Search the blog" type="search" name="q" defaultValue={search} key={search} />
              <Button type="submit" variant="line">
                Search
              </Button>
            </Form>
          </search>
          {tags.length > 0 && (
            <section aria-labelledby="blog-tags">
              <Heading level={2} size="md" id="blog-tags">
                Subjects
              </Heading>
              <TagLinks tags={tags} label="Subjects" current={tag?.tag} />
            </section>
          )}
          {mostViewed.length > 0 && (
            <section aria-labelledby="blog-viewed">
              <Heading level={2} size="md" id="blog-viewed">
                Most read
              </Heading>
              <ol className={styles["viewed"]}>
                {mostViewed.map(({ slug, title }) => (
                  <li key={slug}>
                    <Link to={postPath(slug)}>{title}</Link>
                  </li>
                ))}
              </ol>
            </section>
          )}
          <p className={styles["feeds"]}>
            Follow by <a href="/feeds/blog.rss">RSS</a>, <a href="/feeds/blog.atom">Atom</a> or{" "}
            <a href="/feeds/blog.json">JSON Feed</a>.
          </p>
        </aside>
      </div>
    </Page>
  );
}
