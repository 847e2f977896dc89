import { encodeAreas } from "@jobmap/contract/drawn-areas";
import type { JobMap } from "@jobmap/widget/map";
import { useEffect, useRef } from "react";
import { createPortal } from "react-dom";
import { plural, t } from "#text";
import { announce } from "../../../../lib/announce.ts";
import { changed, type ExploreState } from "../../../../lib/explore-state.ts";
import { classNames } from "../../../../ui/index.ts";
import styles from "../../../shell/map/areas/Areas.module.css";
import { DrawArea } from "../../../shell/map/areas/DrawArea.tsx";
import { boxOf, ringPath } from "../../../shell/map/areas/path.ts";
import type { History, Show } from "../../state/use-explore-state.ts";
import { offsetOf, useAreasPane } from "./use-areas-pane.ts";
import { useRings } from "./use-rings.ts";

const cx = classNames(styles);

interface AreasLayerProps {
  map: JobMap;
  state: ExploreState;
  show: Show;
  isDrawing: boolean;
  onDone: () => void;
}

/** The searched areas on the map, with a wash over what lies outside, and the tools to draw some. */
export default function AreasLayer({ map, state, show, isDrawing, onDone }: AreasLayerProps) {
  const { drawn, shown } = useRings(state);
  const pane = useAreasPane();
  const layer = useRef<SVGSVGElement>(null);
  const wash = useRef<SVGPathElement>(null);
  const line = useRef<SVGPathElement>(null);
  useEffect(() => {
    const paint = () => {
      const { width, height } = map.getViewport();
      const rings = shown.map((ring) => ringPath(map, ring)).join("");
      const [x, y] = offsetOf(pane);
      const { style } = layer.current ?? {};
      if (style)
        Object.assign(style, {
          width: `${width}px`,
          height: `${height}px`,
          transform: `translate(${x}px,${y}px)`,
        });
      wash.current?.setAttribute("d", rings && `M0 0H${width}V${height}H0Z${rings}`);
      line.current?.setAttribute("d", rings);
    };
    paint();
    const stops = [map.on("viewport-moving", paint), map.on("viewport-change", paint)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [map, shown, pane]);

  // Areas that came with the address are looked at; those just drawn are where the map is.
  const isFramed = useRef(isDrawing);
  useEffect(() => {
    if (isFramed.current || drawn.length === 0) return;
    isFramed.current = true;
    if (state.at === null) map.fitBounds(boxOf(drawn.flat()), { animate: false });
  }, [map, drawn, state.at]);
  if (isDrawing) isFramed.current = true;

  const search = (areas: typeof drawn, told: string, history?: History) => {
    announce(t`${told} ${plural(areas.length, { one: "# area", other: "# areas" })} on the map.`);
    show(
      (current) =>
        changed(current, {
          within: areas.length === 0 ? null : encodeAreas(areas),
          bounds: null,
          sort: current.sort === "nearest" && !current.point ? null : current.sort,
        }),
      history,
    );
  };
  return (
    <>
      {pane &&
        createPortal(
          <svg ref={layer} className={cx("under")} aria-hidden="true">
            <path ref={wash} className={cx("wash")} fillRule="evenodd" />
            <path ref={line} className={cx("line")} />
          </svg>,
          pane,
        )}
      {isDrawing && <DrawArea map={map} areas={drawn} onChange={search} onDone={onDone} />}
    </>
  );
}
