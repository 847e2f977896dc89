import type { ComponentPropsWithRef, ReactNode } from "react";
import { classNames } from "../classes.ts";
import { Heading } from "./Heading.tsx";
import styles from "./Page.module.css";

const cx = classNames(styles);

export interface PageProps extends Omit<ComponentPropsWithRef<"section">, "title"> {
  title: string;
  /** A sentence or two below the title. */
  lead?: ReactNode;
  /** What can be done with the whole of it, beside the title. */
  tools?: ReactNode;
  /** `column` is easy to read and to fill in; `table` and `board` take the room that rows and columns need. */
  width?: "column" | "table" | "board";
}

/** The frame of a page behind the sign-in: a heading and what follows, in one measure. */
export function Page({ title, lead, tools, width = "column", className, children, ...box }: PageProps) {
  return (
    <section {...box} className={cx("page", width, className)}>
      <header className={cx("head")}>
        <Heading level={1}>{title}</Heading>
        {tools && <div className={cx("tools")}>{tools}</div>}
        {lead && <p className={cx("lead")}>{lead}</p>}
      </header>
      {children}
    </section>
  );
}

export interface PageSectionProps {
  /** For links that lead to it. */
  id?: string;
  title: string;
  hint?: ReactNode;
  children: ReactNode;
}

/** A part of such a page, under a rule: what it is about on the left, the part itself on the right. */
export function PageSection({ id, title, hint, children }: PageSectionProps) {
  return (
    <section id={id} className={cx("section")} aria-label={title}>
      <div className={cx("about")}>
        <Heading level={2} size="xl">
          {title}
        </Heading>
        {hint && <p className={cx("hint")}>{hint}</p>}
      </div>
      <div className={cx("body")}>{children}</div>
    </section>
  );
}
