import type { Insets, JobMap, JobMapOptions, MapPin } from "@jobmap/widget/map";
import { type ReactNode, useCallback, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { call } from "../../../lib/api.ts";
import { jobPath } from "../../../lib/paths.ts";
import { classNames } from "../../../ui/index.ts";
import { type MapFilter, toMapData, viewportQuery } from "./cluster-data.ts";
import styles from "./LiveMap.module.css";
import { useJobMap } from "./use-job-map.ts";

const cx = classNames(styles);

export interface LiveMapProps extends Pick<JobMapOptions, "bounds" | "center" | "zoom" | "interactive"> {
  /** Accessible description of the map. */
  label: string;
  /** Initial jobs. Without them the map loads the jobs that match `filter`, as it does whenever it is moved. */
  pins?: readonly MapPin[];
  filter?: MapFilter;
  /** Shows `pins` and nothing else, wherever the map is moved; pressing a pin does nothing. */
  only?: boolean;
  /** Id of the selected pin. */
  selected?: number;
  neatline?: boolean;
  /** What the page overlays on the map's edges; labels avoid it. Must be referentially stable between renders. */
  insets?: Insets;
  /** A picture of the same view, shown before the live map loads or instead of it. */
  children?: ReactNode;
  className?: string;
}

/** Zoom levels added by pressing a cluster. */
const STEP = 2;

/** A job map inside a page: it does not capture the page's scrolling, and pressing a flag opens the job. */
export function LiveMap(props: LiveMapProps) {
  const { label, pins, filter, selected, neatline = true, insets, children, className } = props;
  const { bounds, center, zoom, interactive = true, only = false } = props;
  const box = useRef<HTMLDivElement>(null);
  const [isReady, setReady] = useState(false);
  const navigate = useNavigate();

  const setUp = useCallback(
    (map: JobMap) => {
      const abort = new AbortController();
      const ask = () => loadJobs(map, filter ?? {}, abort.signal);
      // If the land fails to load, the picture stays.
      map.on("basemap-ready", ({ ok }) => ok && setReady(true));
      map.on("viewport-moving", () => setReady(true));
      if (insets) map.setInsets(insets);
      if (pins) {
        map.setData({ clusters: [], pins });
        if (selected !== undefined) map.setSelected(selected);
      } else ask();
      if (interactive && !only) map.on("viewport-change", ask);
      if (!only) map.on("pin-click", ({ pin }) => void navigate(jobPath(pin.id)));
      map.on("cluster-click", ({ cluster }) => map.flyTo(cluster, map.getViewport().zoom + STEP));
      return () => abort.abort();
    },
    [filter, insets, interactive, navigate, only, pins, selected],
  );
  const { note } = useJobMap(
    box,
    {
      ...(bounds ? { bounds } : {}),
      ...(center ? { center } : {}),
      ...(zoom === undefined ? {} : { zoom }),
      neatline,
      interactive,
      gestureHandling: true,
      strings: { map: label },
    },
    setUp,
  );
  return (
    <div className={cx("holder", isReady && "ready", className)}>
      {children && (
        <div className={cx("picture")} aria-hidden="true">
          {children}
        </div>
      )}
      <div ref={box} className={cx("map")} {...(interactive ? {} : { role: "img", "aria-label": label })} />
      {note}
    </div>
  );
}

/** If the jobs fail to load, the map keeps its current ones: the list beside it reports the error. */
function loadJobs(map: JobMap, filter: MapFilter, signal: AbortSignal): void {
  const query = { ...filter, ...viewportQuery(map.getViewport()) };
  call("GET map/clusters", { query }, { signal }).then(
    (data) => map.setData(toMapData(data)),
    () => {},
  );
}
