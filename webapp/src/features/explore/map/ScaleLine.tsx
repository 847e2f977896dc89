import type { Viewport } from "@jobmap/widget/core";
import { t } from "#text";
import type { MapHandle } from "./JobMapView.tsx";
import styles from "./MapFurniture.module.css";
import { centerOf } from "./view.ts";

/** The scale bar and the map credits. */
export function ScaleLine({ view, handle }: { view: Viewport; handle: MapHandle }) {
  const credits = handle.map.attribution;
  const { text, width } = handle.scaleBar(centerOf(view).latitude, view.zoom);
  return (
    <div className={styles["scale"]}>
      <p className={styles["miles"]} aria-hidden="true">
        {text}
        <span className={styles["bar"]} style={{ inlineSize: `${width}px` }} />
      </p>
      <ul className={styles["credits"]} aria-label={t`Map credits`}>
        {handle.isApproximate(credits, view.zoom) && <li>{t`Approximate map`}</li>}
        {credits.map(({ text: name, url }) => (
          <li key={name}>{url ? <a href={url}>{name}</a> : name}</li>
        ))}
      </ul>
    </div>
  );
}
