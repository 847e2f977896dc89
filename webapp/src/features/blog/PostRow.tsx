import type { BlogPostSummary } from "@jobmap/contract";
import { Link } from "react-router";
import { t } from "#text";
import { Heading } from "../../ui/index.ts";
import styles from "./Blog.module.css";
import { PostLine } from "./PostLine.tsx";
import { postPath } from "./paths.ts";
import { TagLinks } from "./TagLinks.tsx";

/** A post in a list. */
export function PostRow({ post, level = 2 }: { post: BlogPostSummary; level?: 2 | 3 }) {
  return (
    <article className={styles["post"]}>
      <Heading level={level} size={level === 2 ? "2xl" : "xl"}>
        <Link to={postPath(post.slug)} lang="en">
          {post.title}
        </Link>
      </Heading>
      <p lang="en">{post.lead}</p>
      <PostLine post={post} />
      {level === 2 && <TagLinks tags={post.tags} label={t`Tags of ${post.title}`} />}
    </article>
  );
}
