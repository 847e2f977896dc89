import type { Insets, JobMap, JobMapOptions, MapPin } from "@jobmap/widget/map";
import { type ReactNode, useCallback, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { call } from "../../../lib/api.ts";
import { jobPath } from "../../../lib/paths.ts";
import { useSite } from "../../../lib/site.ts";
import { classNames } from "../../../ui/index.ts";
import { type MapFilter, toMapData, viewportQuery } from "./cluster-data.ts";
import styles from "./LiveMap.module.css";
import { useJobMap } from "./use-job-map.ts";

const cx = classNames(styles);

export interface LiveMapProps extends Pick<JobMapOptions, "bounds" | "center" | "zoom" | "interactive"> {
  /** What it shows, in words. */
  label: string;
  /** Jobs to begin with. Without them the map asks for those that match `filter`, as it does once it is moved. */
  pins?: readonly MapPin[];
  filter?: MapFilter;
  /** Shows `pins` and no others, wherever it is moved, and a press on one leads nowhere. */
  only?: boolean;
  /** Id of the pin that is marked. */
  selected?: number;
  neatline?: boolean;
  /** What the page lays over the map's edges: names keep clear of it. Keep its identity between renders. */
  insets?: Insets;
  /** A picture of the same view for the time before, and instead of, the live map. */
  children?: ReactNode;
  className?: string;
}

/** Zoom levels that pressing a cluster goes deeper. */
const STEP = 2;

/** A job map inside a page: it leaves the page its scrolling, and a press on a flag opens the job. */
export function LiveMap(props: LiveMapProps) {
  const { label, pins, filter, selected, neatline = true, insets, children, className } = props;
  const { bounds, center, zoom, interactive = true, only = false } = props;
  const box = useRef<HTMLDivElement>(null);
  const [isReady, setReady] = useState(false);
  const navigate = useNavigate();
  const site = useSite();

  const setUp = useCallback(
    (map: JobMap) => {
      const abort = new AbortController();
      const ask = () => loadJobs(map, filter ?? {}, abort.signal);
      // Without its land the map leaves the picture where it is.
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
  const { map, note } = useJobMap(
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
  // The built-in map is credited in the footer of every page; other makers want to be named on theirs.
  const credits = site?.tiles && map ? map.attribution : [];
  return (
    <div className={cx("holder", isReady && "ready", className)}>
      {children && (
        <div className={cx("picture")} aria-hidden="true">
          {children}
        </div>
      )}
      <div ref={box} className={cx("map")} {...(interactive ? {} : { role: "img", "aria-label": label })} />
      {note}
      {credits.length > 0 && (
        <p className={cx("credits")}>
          {credits.map(({ text, url }) =>
            url ? (
              <a key={text} href={url} rel="noopener">
                {text}
              </a>
            ) : (
              <span key={text}>{text}</span>
            ),
          )}
        </p>
      )}
    </div>
  );
}

/** A map whose jobs do not arrive keeps those it has: the list beside it tells of the failure. */
function loadJobs(map: JobMap, filter: MapFilter, signal: AbortSignal): void {
  const query = { ...filter, ...viewportQuery(map.getViewport()) };
  call("GET map/clusters", { query }, { signal }).then(
    (data) => map.setData(toMapData(data)),
    () => {},
  );
}
