import type { MapPin } from "@jobmap/widget/map";
import { t } from "#text";
import { Flag } from "../../ui/index.ts";
import { LiveMap } from "../shell/map/LiveMap.tsx";
import { Picture } from "../shell/map/Picture.tsx";
import styles from "./LandingView.module.css";

/** The Choptank River, where the bay is narrow enough to show both shores. */
const SHORE = { center: { latitude: 38.66, longitude: -76.05 }, zoom: 9.7, width: 960, height: 480 };
const NO_PINS: readonly MapPin[] = [];

/** One large flag on a piece of shoreline. Decoration beside the map key. */
export function LargeFlag() {
  return (
    <div className={styles["figure"]} aria-hidden="true">
      <LiveMap
        className={styles["shore"] ?? ""}
        label={t`A piece of shore`}
        center={SHORE.center}
        zoom={SHORE.zoom}
        pins={NO_PINS}
        interactive={false}
      >
        <Picture view={SHORE} />
      </LiveMap>
      <div className={styles["large"]}>
        <Flag pay={["$18", ".21"]} state="selected" />
      </div>
    </div>
  );
}
