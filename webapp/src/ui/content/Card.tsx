import type { ComponentPropsWithRef } from "react";
import { classNames } from "../classes.ts";
import styles from "./Card.module.css";

const cx = classNames(styles);

export interface CardProps extends ComponentPropsWithRef<"section"> {
  /** `line` lies on the page; `float` lies over a map. */
  look?: "line" | "float";
}

/** A ruled sheet of paper. A line first; a shadow only over a map. */
export function Card({ look = "line", className, ...section }: CardProps) {
  return <section {...section} className={cx("card", look, className)} />;
}
