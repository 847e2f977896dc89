import { useMemo } from "react";
import { EmptyState, Heading } from "../../ui/index.ts";
import { Contrast } from "./Contrast.tsx";
import type { StudioCompany } from "./load-studio.ts";
import { Policy } from "./Policy.tsx";
import { Preview } from "./Preview.tsx";
import { Settings } from "./Settings.tsx";
import { Snippets } from "./Snippets.tsx";
import styles from "./Studio.module.css";
import { useStudio } from "./use-studio.ts";

interface StudioViewProps {
  company: StudioCompany | null;
  unknown: string;
  /** Origin of this server as others reach it. */
  host: string;
}

/** An employer's map for another site: choose, see it at work, copy the code. */
export function StudioView({ company, unknown, host }: StudioViewProps) {
  const [chosen, change] = useStudio();
  const username = company?.username ?? chosen.company;
  const state = useMemo(() => ({ ...chosen, company: username }), [chosen, username]);
  return (
    <div className={styles["studio"]}>
      <header className={styles["head"]}>
        <Heading level={1}>Your job map on your website</Heading>
        <p>
          Choose how it looks, see it at work, copy the code. It follows your jobs by itself: what you publish
          or close is on your site within seconds.
        </p>
      </header>
      <Settings state={state} company={company} unknown={unknown} onChange={change} />
      <div className={styles["results"]}>
        {company === null ? (
          <EmptyState title="Choose a company first">
            Its map, and the code for your site, come up here.
          </EmptyState>
        ) : (
          <>
            <Preview state={state} name={company.name} />
            <Snippets key={state.delivery} state={state} host={host} name={company.name} />
            <Contrast state={state} />
            <Policy state={state} host={host} />
          </>
        )}
      </div>
    </div>
  );
}
