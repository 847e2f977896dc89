import type { ReactNode } from "react";
import { t } from "#text";
import { Heading, Logo } from "../../ui/index.ts";
import { CompassRose } from "../shell/CompassRose.tsx";
import styles from "./AuthPage.module.css";

/** What an account offers, by role. */
export const LEADS = {
  user: t`For job seekers: save jobs, apply to them, and keep your resume in one place.`,
  employer: t`For employers: post jobs on the map and see who applies.`,
} as const;

interface AuthPageProps {
  title: string;
  /** The benefit in one sentence. */
  lead: ReactNode;
  /** SVG of the chart beside the form. */
  chart: string;
  children: ReactNode;
}

/** A page that holds a single form. On wide windows a chart is shown beside it. */
export function AuthPage({ title, lead, chart, children }: AuthPageProps) {
  return (
    <div className={styles["page"]}>
      <div className={styles["chart"]} aria-hidden="true">
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing of our own base map */}
        <div className={styles["outline"]} dangerouslySetInnerHTML={{ __html: chart }} />
        <CompassRose />
      </div>
      <div className={styles["paper"]}>
        <header className={styles["head"]}>
          <Logo />
        </header>
        <div className={styles["form"]}>
          <div className={styles["words"]}>
            <Heading level={1}>{title}</Heading>
            <p className={styles["lead"]}>{lead}</p>
          </div>
          <noscript>
            <p>{t`This form needs JavaScript.`}</p>
          </noscript>
          {children}
        </div>
      </div>
    </div>
  );
}

/** The line of links to the other forms, below a form. */
export function AuthLinks({ children }: { children: ReactNode }) {
  return (
    <nav className={styles["links"]} aria-label={t`Other ways in`}>
      {children}
    </nav>
  );
}
