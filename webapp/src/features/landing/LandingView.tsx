import { Trans, t } from "#text";
import { Heading, MapKey } from "../../ui/index.ts";
import { LiveMap } from "../shell/map/LiveMap.tsx";
import { Picture } from "../shell/map/Picture.tsx";
import { PictureCircles } from "../shell/map/PictureCircles.tsx";
import { ForCandidates } from "./ForCandidates.tsx";
import { ForEmployers } from "./ForEmployers.tsx";
import { Hero } from "./Hero.tsx";
import styles from "./LandingView.module.css";
import { LargeFlag } from "./LargeFlag.tsx";
import type { Landing } from "./load-landing.ts";
import { NATION_PICTURE, STATES } from "./nation-view.ts";
import { PrintedIndex } from "./PrintedIndex.tsx";
import { useGreeting } from "./use-greeting.ts";

export function LandingView({ landing }: { landing: Landing }) {
  useGreeting();
  return (
    <>
      <Hero landing={landing} />
      <section className={styles["read"]} aria-labelledby="read-a-flag">
        <LargeFlag />
        <div>
          <Heading level={2} size="3xl" id="read-a-flag" className={styles["gap"] ?? ""}>
            {t`How to read a pin`}
          </Heading>
          <MapKey />
        </div>
      </section>
      <section className={styles["nation"]} aria-labelledby="nation">
        <div className={styles["nationHead"]}>
          <Heading level={2} size="3xl" id="nation">
            {t`Forty-eight states, one map`}
          </Heading>
          <p>
            <Trans>
              {landing.total.toLocaleString("en-US")} open jobs. Circles show exact counts. Select one to see
              its jobs.
            </Trans>
          </p>
        </div>
        <LiveMap
          className={styles["sheet"] ?? ""}
          label={t`Live map of all jobs in the United States`}
          bounds={STATES}
        >
          <Picture view={NATION_PICTURE} fitting="shrink">
            <PictureCircles view={NATION_PICTURE} clusters={landing.clusters} />
          </Picture>
        </LiveMap>
      </section>
      <PrintedIndex landing={landing} />
      <ForCandidates />
      <ForEmployers example={landing.employers[0]} />
    </>
  );
}
