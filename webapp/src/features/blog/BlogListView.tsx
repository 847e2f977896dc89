import { Form, Link } from "react-router";
import { plural, Trans, t } from "#text";
import { Breadcrumbs, Button, EmptyState, Heading, Page, Pagination, TextField } from "../../ui/index.ts";
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
      title={tag ? tag.name : t`Blog`}
      lead={
        tag
          ? t`${plural(total, { one: "# article", other: "# articles" })} about this subject.`
          : t`How the map works: pay, places and words. The figures in each article come from what is on the map right now.`
      }
      width="table"
    >
      {tag && (
        <div className={styles["trail"]}>
          <Breadcrumbs parents={[{ text: t`Blog`, to: BLOG_PATH }]} current={tag.name} />
        </div>
      )}
      <div className={styles["columns"]}>
        <div className={styles["posts"]}>
          {search !== "" && (
            <p role="status">
              <Trans>
                {plural(total, { one: "# article", other: "# articles" })} for “{search}”.{" "}
                <Link to={BLOG_PATH}>Show all</Link>
              </Trans>
            </p>
          )}
          {items.length === 0 ? (
            <EmptyState title={search === "" ? t`No articles yet.` : t`Nothing here is about “${search}”.`}>
              {search === "" ? (
                <Trans>
                  Answers to most questions are in <Link to="/help">help</Link>.
                </Trans>
              ) : (
                t`Try another word, or fewer.`
              )}
            </EmptyState>
          ) : (
            items.map((post) => <PostRow key={post.slug} post={post} />)
          )}
          <Pagination
            label={t`Pages of articles`}
            page={page}
            pages={pages}
            to={(n) => listPath(own, search, n)}
          />
        </div>
        <aside className={styles["side"]} aria-label={t`More of the blog`}>
          <search>
            <Form action={BLOG_PATH} className={styles["search"]}>
              <TextField
                label={t`Search the blog`}
                type="search"
                name="q"
                defaultValue={search}
                key={search}
              />
              <Button type="submit" variant="line">{t`Search`}</Button>
            </Form>
          </search>
          {tags.length > 0 && (
            <section aria-labelledby="blog-tags">
              <Heading level={2} size="md" id="blog-tags">{t`Subjects`}</Heading>
              <TagLinks tags={tags} label={t`Subjects`} current={tag?.tag} />
            </section>
          )}
          {mostViewed.length > 0 && (
            <section aria-labelledby="blog-viewed">
              <Heading level={2} size="md" id="blog-viewed">{t`Most read`}</Heading>
              <ol className={styles["viewed"]}>
                {mostViewed.map(({ slug, title }) => (
                  <li key={slug}>
                    <Link to={postPath(slug)} lang="en">
                      {title}
                    </Link>
                  </li>
                ))}
              </ol>
            </section>
          )}
          <p className={styles["feeds"]}>
            <Trans>
              Follow by <a href="/feeds/blog.rss">RSS</a>, <a href="/feeds/blog.atom">Atom</a> or{" "}
              <a href="/feeds/blog.json">JSON Feed</a>.
            </Trans>
          </p>
        </aside>
      </div>
    </Page>
  );
}
