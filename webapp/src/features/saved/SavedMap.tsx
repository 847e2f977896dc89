import type { JobMap, MapPin } from "@jobmap/widget/map";
import { useCallback, useEffect, useRef } from "react";
import { t } from "#text";
import { useJobMap } from "../shell/map/use-job-map.ts";
import { viewOf } from "../shell/map/view.ts";
import { groupPins, isGroup } from "./group-pins.ts";

interface SavedMapProps {
  className: string;
  /** Must be referentially stable between renders: a new array resets the view. */
  pins: readonly MapPin[];
  /** Id of the job whose row has the pointer or focus. */
  highlighted: number | null;
  selected: number | null;
  onHighlight: (id: number | null) => void;
  onSelect: (id: number) => void;
}

/** Zoom levels added by pressing a cluster. */
const STEP = 2;

/** A map of the saved jobs. It does not capture the page's scrolling. */
export function SavedMap(props: SavedMapProps) {
  const { className, pins, highlighted, selected } = props;
  const box = useRef<HTMLDivElement>(null);
  const latest = useRef(props);
  latest.current = props;
  const setUp = useCallback((map: JobMap) => {
    draw(map, latest.current);
    map.on("viewport-change", () => draw(map, latest.current));
    map.on("pin-click", ({ pin }) => latest.current.onSelect(pin.id));
    map.on("pin-hover", ({ pin }) => latest.current.onHighlight(pin?.id ?? null));
    map.on("cluster-click", ({ cluster }) => {
      const [first] = isGroup(cluster) ? cluster.ids : [];
      if (cluster.isStack && first !== undefined) latest.current.onSelect(first);
      else map.flyTo(cluster, map.getViewport().zoom + STEP);
    });
    return undefined;
  }, []);
  const options = {
    ...viewOf(pins),
    neatline: true,
    gestureHandling: true,
    strings: { map: t`Map of your saved jobs` },
  };
  const { map, note } = useJobMap(box, options, setUp);
  const shown = useRef(pins);
  useEffect(() => {
    if (!map || shown.current === pins) return;
    shown.current = pins;
    const view = viewOf(pins);
    if ("bounds" in view) map.fitBounds(view.bounds);
    else if ("center" in view) map.flyTo(view.center, view.zoom);
  }, [map, pins]);
  // All locations of a job are highlighted together, including those inside clusters.
  useEffect(() => {
    if (!map) return;
    draw(map, { pins, highlighted, selected });
    map.setHighlighted(highlighted);
    map.setSelected(selected);
  }, [map, pins, highlighted, selected]);
  // The map sets `position` on its own element, so a wrapper has to be positioned.
  return (
    <div className={className}>
      <div ref={box} style={{ blockSize: "100%" }} />
      {note}
    </div>
  );
}

type Drawn = Pick<SavedMapProps, "pins" | "highlighted" | "selected">;

function draw(map: JobMap, { pins, highlighted, selected }: Drawn): void {
  map.setData(groupPins(pins, map.getViewport().zoom, [highlighted, selected]));
}
