import type { BlogPostSummary } from "@jobmap/contract";
import { Trans, t } from "#text";
import styles from "./Blog.module.css";
import { longDay } from "./day-text.ts";

/** Who wrote a post, when, and how long it takes to read. */
export function PostLine({ post }: { post: BlogPostSummary }) {
  const { author, published_at: published, updated_on: updated, reading_minutes: minutes } = post;
  const isUpdated = published === null || updated > published.slice(0, 10);
  return (
    <p className={styles["line"]}>
      <span>{author}</span>
      {published !== null && <time dateTime={published}>{longDay(published)}</time>}
      {isUpdated && (
        <span>
          <Trans>
            updated <time dateTime={updated}>{longDay(updated)}</time>
          </Trans>
        </span>
      )}
      <span>{t`${minutes.toLocaleString("en-US")}-minute read`}</span>
    </p>
  );
}
