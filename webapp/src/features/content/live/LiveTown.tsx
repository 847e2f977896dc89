import { useMemo } from "react";
import { t } from "#text";
import { EmptyState } from "../../../ui/index.ts";
import { LiveMap } from "../../shell/map/LiveMap.tsx";
import { Picture } from "../../shell/map/Picture.tsx";
import { PictureFlags } from "../../shell/map/PictureFlags.tsx";
import styles from "./Live.module.css";
import type { Town } from "./load-live.ts";

const VIEW = { zoom: 10.2, width: 1_200, height: 560 } as const;

/** Job ads as they stand on the map, around the newest of all. */
export function LiveTown({ town }: { town: Town | null }) {
  const view = useMemo(() => (town ? { ...VIEW, center: town.center } : null), [town]);
  if (town === null || view === null)
    return (
      <EmptyState title={t`No job ad has both a place and pay yet.`}>
        {t`The first one is shown here.`}
      </EmptyState>
    );
  return (
    <figure className={styles["figure"]}>
      <LiveMap
        className={styles["map"] ?? ""}
        label={t`Live map of job ads around the newest one`}
        center={town.center}
        zoom={VIEW.zoom}
        pins={town.pins}
      >
        <Picture view={view}>
          <PictureFlags view={view} pins={town.pins} />
        </Picture>
      </LiveMap>
      <figcaption className={styles["caption"]}>
        <span>{t`The newest job ad, in the middle, and those around it. Press one to read it.`}</span>
      </figcaption>
    </figure>
  );
}
