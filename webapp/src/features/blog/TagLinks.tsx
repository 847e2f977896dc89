import type { BlogTag } from "@jobmap/contract";
import { Link } from "react-router";
import styles from "./Blog.module.css";
import { tagPath } from "./paths.ts";

interface TagLinksProps {
  tags: readonly (BlogTag & { posts?: number })[];
  label: string;
  /** The tag whose list is open. */
  current?: string | undefined;
}

export function TagLinks({ tags, label, current }: TagLinksProps) {
  return (
    <ul className={styles["tags"]} aria-label={label}>
      {tags.map(({ tag, name, posts }) => (
        <li key={tag}>
          <Link to={tagPath(tag)} lang="en" aria-current={tag === current ? "page" : undefined}>
            {name}
            {posts !== undefined && <span> {posts}</span>}
          </Link>
        </li>
      ))}
    </ul>
  );
}
