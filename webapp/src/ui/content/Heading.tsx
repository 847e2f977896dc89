import type { ComponentPropsWithRef } from "react";
import { classNames } from "../classes.ts";
import styles from "./Heading.module.css";

const cx = classNames(styles);

export interface HeadingProps extends ComponentPropsWithRef<"h1"> {
  /** Heading level in the document outline. */
  level: 1 | 2 | 3 | 4;
  /** Visual size, independent of the level. `hero` is for one line on a landing page. */
  size?: "md" | "xl" | "2xl" | "3xl" | "hero";
}

const SIZE_OF_LEVEL = { 1: "3xl", 2: "2xl", 3: "xl", 4: "md" } as const;

/** Titles in Brygada 1918. An `<em>` inside is the subdued part: "32 jobs *within 40 miles*". */
export function Heading({ level, size = SIZE_OF_LEVEL[level], className, ...heading }: HeadingProps) {
  const Tag = `h${level}` as const;
  return <Tag {...heading} className={cx("heading", `size-${size}`, className)} />;
}
