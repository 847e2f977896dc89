import type { ComponentPropsWithRef, ReactNode } from "react";
import { classNames } from "../classes.ts";
import { ChevronDownIcon } from "../icons/icons.tsx";
import styles from "./Disclosure.module.css";

const cx = classNames(styles);

export interface DisclosureProps extends ComponentPropsWithRef<"details"> {
  summary: ReactNode;
  /** `rule` is a section under a rule, as in a filter panel; `word` is a word in a line. */
  look?: "rule" | "word";
}

/** Shows and hides what is under it. Find-in-page opens it by itself. */
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
