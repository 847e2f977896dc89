import { type DrawnArea, encodeAreas } from "@jobmap/contract/drawn-areas";
import type { JobMap, JobMapOptions } from "@jobmap/widget/map";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { plural, t } from "#text";
import { announce } from "../../lib/announce.ts";
import { jobPath } from "../../lib/paths.ts";
import { endpointQuery } from "../../lib/server-state/endpoint-query.ts";
import { Button, ButtonLink } from "../../ui/index.ts";
import areaStyles from "../shell/map/areas/Areas.module.css";
import { DrawArea } from "../shell/map/areas/DrawArea.tsx";
import { ringPath } from "../shell/map/areas/path.ts";
import { toMapData, viewportQuery } from "../shell/map/cluster-data.ts";
import { useJobMap } from "../shell/map/use-job-map.ts";
import styles from "./EmployerMap.module.css";

interface LassoMapProps extends Pick<JobMapOptions, "bounds" | "center" | "zoom"> {
  label: string;
  company: number;
}

/** Zoom levels added by pressing a cluster. */
const STEP = 2;

/** The company's open jobs, on which areas can be drawn: the jobs in them are then changed together in the list. */
export function LassoMap({ label, company, bounds, center, zoom }: LassoMapProps) {
  const box = useRef<HTMLDivElement>(null);
  const [areas, setAreas] = useState<readonly DrawnArea[]>([]);
  const [isDrawing, setDrawing] = useState(false);
  const navigate = useNavigate();
  const client = useQueryClient();
  const setUp = useCallback(
    (shown: JobMap) => {
      // If the jobs fail to load, the map keeps those it shows.
      const ask = () => {
        const query = { company, ...viewportQuery(shown.getViewport()) };
        void client.fetchQuery(endpointQuery("GET map/clusters", { query })).then(
          (data) => shown.setData(toMapData(data)),
          () => {},
        );
      };
      ask();
      shown.on("viewport-change", ask);
      shown.on("pin-click", ({ pin }) => void navigate(jobPath(pin.id)));
      shown.on("cluster-click", ({ cluster }) => shown.flyTo(cluster, shown.getViewport().zoom + STEP));
      return undefined;
    },
    [client, company, navigate],
  );
  const { map, note } = useJobMap(
    box,
    {
      ...(bounds ? { bounds } : {}),
      ...(center ? { center } : {}),
      ...(zoom === undefined ? {} : { zoom }),
      neatline: true,
      gestureHandling: true,
      strings: { map: label },
    },
    setUp,
  );
  return (
    <div className={styles["lasso"]}>
      <div className={styles["tools"]}>
        <Button
          id="draw-area"
          variant="line"
          size="sm"
          aria-pressed={isDrawing}
          disabled={map === null}
          onClick={() => setDrawing(!isDrawing)}
        >
          {areas.length === 0 ? t`Choose jobs by drawing` : t`Draw another area`}
        </Button>
        {areas.length > 0 && <JobsInAreas areas={areas} onClear={() => setAreas([])} />}
      </div>
      <div className={styles["frame"]}>
        <div ref={box} className={styles["map"]} />
        {map && <Outlines map={map} areas={areas} />}
        {map && isDrawing && (
          <DrawArea
            map={map}
            areas={areas}
            onChange={(next, told) => {
              announce(told);
              setAreas(next);
            }}
            onDone={() => setDrawing(false)}
          />
        )}
        {note}
      </div>
    </div>
  );
}

/** The drawn areas over the map, as it moves. */
function Outlines({ map, areas }: { map: JobMap; areas: readonly DrawnArea[] }) {
  const [, redraw] = useState(0);
  useEffect(() => {
    const again = () => redraw((turn) => turn + 1);
    const stops = [map.on("viewport-moving", again), map.on("viewport-change", again)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [map]);
  return (
    <svg className={areaStyles["layer"]} aria-hidden="true">
      <path d={areas.map((area) => ringPath(map, area)).join("")} className={areaStyles["line"]} />
    </svg>
  );
}

function foundText(jobs: number, areas: number): string {
  const where = plural(areas, { one: "in # area", other: "in # areas" });
  return plural(jobs, { one: `# open job ${where}.`, other: `# open jobs ${where}.` });
}

/** How many open jobs are in the drawn areas, with the way to them in the list. */
export function JobsInAreas({ areas, onClear }: { areas: readonly DrawnArea[]; onClear: () => void }) {
  const within = encodeAreas(areas);
  const found = useQuery(
    endpointQuery("GET employer/job/list", { query: { status: "PUBLISHED", within, limit: "1" } }),
  );
  const total = found.data?.total;
  return (
    <>
      <p role="status">
        {found.isError
          ? found.error.message
          : total === undefined
            ? t`Counting the jobs in it.`
            : foundText(total, areas.length)}
      </p>
      {total !== undefined && total > 0 && (
        <ButtonLink
          size="sm"
          to={`/employer/jobs?show=open&within=${encodeURIComponent(within)}`}
        >{t`Show them in the list`}</ButtonLink>
      )}
      <Button variant="line" size="sm" onClick={onClear}>{t`Clear`}</Button>
    </>
  );
}
