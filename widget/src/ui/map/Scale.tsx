import type { ReactElement } from "react";
import type { Viewport } from "../../core/geo.ts";
import { scaleBar } from "../../map/scale.ts";

/** The map's scale bar: a round distance, and a bar of that length. */
export function Scale({
  view,
  units,
}: {
  readonly view: Viewport;
  readonly units: "mi" | "km";
}): ReactElement {
  const { text, width } = scaleBar((view.south + view.north) / 2, view.zoom, units, 90);
  return (
    <svg className="scale" width={width + 2} height="22" aria-hidden="true">
      <text x="0" y="11">
        {text}
      </text>
      <path d={`M1 14v5h${width}v-5`} />
    </svg>
  );
}
