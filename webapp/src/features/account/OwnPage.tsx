import type { ReactNode } from "react";
import { Heading } from "../../ui/index.ts";
import styles from "./OwnPage.module.css";

interface OwnPageProps {
  title: string;
  lead?: ReactNode;
  children: ReactNode;
}

/** A page of one's own account: a heading and a column that is easy to read. */
export function OwnPage({ title, lead, children }: OwnPageProps) {
  return (
    <div className={styles["page"]}>
      <header className={styles["head"]}>
        <Heading level={1}>{title}</Heading>
        {lead && <p className={styles["lead"]}>{lead}</p>}
      </header>
      {children}
    </div>
  );
}

interface OwnSectionProps {
  title: string;
  hint?: ReactNode;
  children: ReactNode;
}

/** A part of such a page, under a rule. */
export function OwnSection({ title, hint, children }: OwnSectionProps) {
  return (
    <section className={styles["section"]} aria-label={title}>
      <div className={styles["about"]}>
        <Heading level={2} size="xl">
          {title}
        </Heading>
        {hint && <p className={styles["hint"]}>{hint}</p>}
      </div>
      <div className={styles["body"]}>{children}</div>
    </section>
  );
}
