import { type ComponentPropsWithRef, type ReactNode, useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { classNames } from "../classes.ts";
import { Heading } from "./Heading.tsx";
import styles from "./Page.module.css";

const cx = classNames(styles);

export interface PageProps extends Omit<ComponentPropsWithRef<"section">, "title"> {
  title: string;
  /** A sentence or two below the title. */
  lead?: ReactNode;
  /** Actions on the whole page, beside the title. */
  tools?: ReactNode;
  /** `column` suits reading and forms; `table` and `board` are as wide as rows and columns need. */
  width?: "column" | "table" | "board";
}

/** The frame of a page behind the sign-in: a heading and the content, with one maximum width. */
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
  /** Target of links to it. */
  id?: string;
  title: string;
  hint?: ReactNode;
  children: ReactNode;
}

/**
 * A section of such a page, below a rule: title on the left, content on the right. The address's hash leads to it also when it comes after
 * the page's data, too late for the browser to scroll there.
 */
export function PageSection({ id, title, hint, children }: PageSectionProps) {
  const section = useRef<HTMLElement>(null);
  const isTarget = useLocation().hash === `#${id}`;
  useEffect(() => {
    if (isTarget) section.current?.scrollIntoView();
  }, [isTarget]);
  return (
    <section ref={section} id={id} className={cx("section")} aria-label={title}>
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
