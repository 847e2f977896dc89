import type { ComponentPropsWithRef } from "react";
import { classNames } from "../classes.ts";
import styles from "./Card.module.css";

const cx = classNames(styles);

export interface CardProps extends ComponentPropsWithRef<"section"> {
  /** `line` is flat on the page; `float` is over a map. */
  look?: "line" | "float";
}

/** A card with a border; it has a shadow only over a map. */
export function Card({ look = "line", className, ...section }: CardProps) {
  return <section {...section} className={cx("card", look, className)} />;
}
