import type { BlogPost } from "@jobmap/contract";
import { t } from "#text";
import { LANGUAGE } from "../../lib/language.ts";
import { Badge, Breadcrumbs, Heading } from "../../ui/index.ts";
import styles from "./Article.module.css";
import { ArticleBody } from "./ArticleBody.tsx";
import { Contents } from "./Contents.tsx";
import { Notes } from "./Notes.tsx";
import { PostLine } from "./PostLine.tsx";
import { PostRow } from "./PostRow.tsx";
import { BLOG_PATH } from "./paths.ts";
import { textOfRuns } from "./Runs.tsx";
import { TagLinks } from "./TagLinks.tsx";

/** `/blogs/{slug}`: an article. It is in English in a frame of the language of the page. */
export function ArticleView({ post }: { post: BlogPost }) {
  const { title, lead, tags, body, notes, related } = post;
  const sections = body.flatMap((block) =>
    block.kind === "heading" && block.level === 2 ? [{ id: block.id, title: textOfRuns(block.runs) }] : [],
  );
  return (
    <div className={styles["page"]}>
      <Breadcrumbs parents={[{ text: t`Blog`, to: BLOG_PATH }]} current={title} />
      <header className={styles["head"]}>
        {post.is_preview && <Badge tone="warn">{t`Preview: this article is not published`}</Badge>}
        <Heading level={1} lang="en">
          {title}
        </Heading>
        <p className={styles["lead"]} lang="en">
          {lead}
        </p>
        <PostLine post={post} />
      </header>
      <div className={styles["sheet"]}>
        {sections.length > 1 && <Contents sections={sections} />}
        <article className={styles["text"]} aria-label={title} lang="en">
          <ArticleBody blocks={body} />
          <Notes notes={notes} />
          <footer lang={LANGUAGE}>
            <TagLinks tags={tags} label={t`Tags`} />
          </footer>
        </article>
      </div>
      {related.length > 0 && (
        <section className={styles["related"]} aria-labelledby="related">
          <Heading level={2} id="related">
            {t`Read next`}
          </Heading>
          <div>
            {related.map((other) => (
              <PostRow key={other.slug} post={other} level={3} />
            ))}
          </div>
        </section>
      )}
    </div>
  );
}
