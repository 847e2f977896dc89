import { t } from "#text";
import { mapPath } from "../../../lib/paths.ts";
import { ButtonLink } from "../../../ui/index.ts";
import { LiveMap } from "../../shell/map/LiveMap.tsx";
import { Picture } from "../../shell/map/Picture.tsx";
import { PictureCircles } from "../../shell/map/PictureCircles.tsx";
import styles from "./Live.module.css";
import type { Cluster } from "./load-live.ts";
import { US_PICTURE, US_STATES } from "./us-view.ts";

/** The job map of all jobs, as a picture first. */
export function LiveNation({ clusters }: { clusters: readonly Cluster[] }) {
  return (
    <figure className={styles["figure"]}>
      <LiveMap className={styles["map"] ?? ""} label={t`Live map of all open jobs`} bounds={US_STATES}>
        <Picture view={US_PICTURE} fitting="shrink">
          <PictureCircles view={US_PICTURE} clusters={clusters} />
        </Picture>
      </LiveMap>
      <figcaption className={styles["caption"]}>
        <span>{t`The map itself: the number in each circle is how many jobs are open there right now.`}</span>
        <ButtonLink to={mapPath()} size="sm" variant="line">
          {t`Open the map`}
        </ButtonLink>
      </figcaption>
    </figure>
  );
}
