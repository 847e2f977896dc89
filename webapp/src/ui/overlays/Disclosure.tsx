import type { ComponentPropsWithRef, ReactNode } from "react";
import { classNames } from "../classes.ts";
import { ChevronDownIcon } from "../icons/icons.tsx";
import styles from "./Disclosure.module.css";

const cx = classNames(styles);

export interface DisclosureProps extends ComponentPropsWithRef<"details"> {
  summary: ReactNode;
  /** `rule` is a section below a rule, as in a filter panel; `word` is inline text. */
  look?: "rule" | "word";
}

/** Expands and collapses its content. Find-in-page expands it automatically. */
export function Disclosure({ summary, look = "rule", className, children, ...details }: DisclosureProps) {
  return (
    <details {...details} className={cx("details", look, className)}>
      <summary className={cx("summary")}>
        {summary}
        <ChevronDownIcon size="sm" />
      </summary>
      <div className={cx("content")}>{children}</div>
    </details>
  );
}
