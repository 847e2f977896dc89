import type { StudioState } from "@jobmap/widget/studio-state";
import { useMemo } from "react";
import { Trans, t } from "#text";
import { lazyPart } from "../../lib/lazy-part.tsx";
import { signInPath } from "../../lib/redirect-path.ts";
import { loadProfile, useSession } from "../../lib/session.ts";
import { ButtonLink, EmptyState, ErrorState, Heading, TextSkeleton } from "../../ui/index.ts";
import { ProfileHidden } from "../company-profile/ProfileHidden.tsx";
import { Contrast } from "./Contrast.tsx";
import type { LoadedStudio } from "./load-studio.ts";
import { OnYourSiteStandIn } from "./OnYourSiteStandIn.tsx";
import { Policy } from "./Policy.tsx";
import { Preview } from "./Preview.tsx";
import { Settings } from "./Settings.tsx";
import { Snippets } from "./Snippets.tsx";
import styles from "./Studio.module.css";
import { chooseCompany, type StudioChoice } from "./studio-company.ts";
import { useStudio } from "./use-studio.ts";

const OnYourSite = lazyPart(t`Your site`, () => import("./OnYourSite.tsx"), OnYourSiteStandIn);

interface StudioViewProps {
  /** What a visitor gets at this address. */
  loaded: LoadedStudio;
  /** This server's public origin. */
  host: string;
}

/** Builds an employer's map for another site: choose options, preview, copy the code. */
export function StudioView({ loaded, host }: StudioViewProps) {
  const [chosen, change] = useStudio();
  const session = useSession();
  const choice = useMemo(() => chooseCompany(session, chosen.company, loaded), [session, chosen, loaded]);
  const username = "company" in choice ? choice.company.username : chosen.company;
  const state = useMemo(() => ({ ...chosen, company: username }), [chosen, username]);
  // An employer's address names their own company, so that they can forward it to their webmaster.
  const own = choice.kind === "own" ? { company: username } : {};
  return (
    <div className={styles["studio"]}>
      <header className={styles["head"]}>
        <Heading level={1}>{t`Your job map on your website`}</Heading>
        <p>
          {t`Customize it, preview it, and copy the code. It updates automatically within seconds when you publish or close a job.`}
        </p>
      </header>
      <div className={styles["choose"]}>
        <Settings state={state} choice={choice} onChange={(part) => change({ ...own, ...part })} />
        <div className={styles["lead"]}>
          <Lead choice={choice} state={state} />
        </div>
      </div>
      {"company" in choice && (
        <div className={styles["results"]}>
          <Snippets key={state.delivery} state={state} host={host} name={choice.company.name} />
          {choice.kind === "own" && <OnYourSite state={state} host={host} />}
          <Contrast state={state} />
          <Policy state={state} host={host} />
        </div>
      )}
    </div>
  );
}

/** The preview for the current choice: the map, or the reason there is none. */
function Lead({ choice, state }: { choice: StudioChoice; state: StudioState }) {
  if (choice.kind === "loading") return <TextSkeleton lines={6} />;
  if (choice.kind === "unanswered")
    return (
      <ErrorState title={t`Your company did not load.`} onRetry={() => void loadProfile()}>
        {t`You are still signed in, but we couldn't reach Jobmap.`}
      </ErrorState>
    );
  if (choice.kind === "none")
    return (
      <EmptyState
        title={t`Choose a company first`}
      >{t`Your map and embed code will appear here.`}</EmptyState>
    );
  const { name } = choice.company;
  return (
    <>
      {choice.kind === "example" && <ExampleNote name={name} />}
      {choice.kind === "own" && choice.isHidden && <ProfileHidden />}
      <Preview state={state} name={name} />
    </>
  );
}

function ExampleNote({ name }: { name: string }) {
  return (
    <aside className={styles["example"]} aria-label={t`About this example`}>
      <p>
        <Trans>
          <b>Example: {name}.</b> The map and code below belong to this employer. Sign in to get your own
          code, or choose a company.
        </Trans>
      </p>
      <ButtonLink to={signInPath("employer", "/jobmap-integration")} variant="line" size="sm">
        {t`Employer sign-in`}
      </ButtonLink>
    </aside>
  );
}
