import { clusterRadius, type Point } from "@jobmap/widget/core";
import styles from "./Picture.module.css";
import { placeIn, type StillView } from "./projection.ts";

interface PictureCirclesProps {
  view: StillView;
  clusters: readonly (Point & { count: number })[];
}

/** Clusters on a picture, in the size that the live map will draw them. */
export function PictureCircles({ view, clusters }: PictureCirclesProps) {
  return (
    <svg viewBox={`0 0 ${view.width} ${view.height}`} className={styles["circles"]} aria-hidden="true">
      {clusters.map((cluster) => {
        const { x, y } = placeIn(view, cluster);
        return (
          <g
            key={`${cluster.latitude} ${cluster.longitude}`}
            transform={`translate(${Math.round(x)} ${Math.round(y)})`}
          >
            <circle
              r={Math.round(clusterRadius(cluster.count, view.zoom))}
              fill="var(--jm-signal-soft)"
              stroke="var(--jm-signal)"
              strokeWidth="1.5"
            />
            <text dy=".35em" textAnchor="middle" fill="var(--jm-ink)">
              {cluster.count.toLocaleString("en-US")}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
